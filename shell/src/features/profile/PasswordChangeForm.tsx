import { Trans } from '@lingui/react/macro';
import { PasswordChange } from '@portal/contract/user';
import { Form, PasswordField, SaveActions, useSchemaForm } from '@portal/shared-ui/forms';
import * as v from 'valibot';
import { useChangePassword } from './profile.api.ts';

const Twice = v.pipe(
  PasswordChange,
  v.forward(
    v.partialCheck(
      [['password'], ['passwordAgain']],
      ({ password, passwordAgain }) => password === passwordAgain,
      'passwords-do-not-match',
    ),
    ['passwordAgain'],
  ),
);

/** A new password, entered twice (DECISIONS, fixed texts). `asksForCurrent` where the person has one of their own. */
export function PasswordChangeForm({ asksForCurrent, onChanged }: { asksForCurrent: boolean; onChanged: () => void }) {
  const change = useChangePassword();
  const form = useSchemaForm(Twice, {
    ...(asksForCurrent ? { currentPassword: '' } : {}),
    password: '',
    passwordAgain: '',
  });
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await change.mutateAsync(values);
        form.reset();
        onChanged();
      }}
    >
      {asksForCurrent && <PasswordField form={form} name="currentPassword" label={<Trans>Current password</Trans>} />}
      <PasswordField
        form={form}
        name="password"
        label={<Trans>New password</Trans>}
        hint={
          <Trans>
            8 to 128 characters, from 3 of these 4 groups: upper case, lower case, number, special character. Not your
            name, email address or company, and nothing easy to guess.
          </Trans>
        }
      />
      <PasswordField form={form} name="passwordAgain" label={<Trans>New password again</Trans>} />
      <SaveActions save={<Trans>Change password</Trans>} />
    </Form>
  );
}
