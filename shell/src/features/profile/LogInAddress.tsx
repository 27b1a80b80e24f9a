import { Trans, useLingui } from '@lingui/react/macro';
import { changeEmail, type Profile } from '@portal/contract/user';
import { Button, Card, Note, showToast } from '@portal/shared-ui';
import { EmailField, Form, SaveActions, PasswordField, useSchemaForm } from '@portal/shared-ui/forms';
import { Refusal } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { useCancelEmailChange, useChangeEmail } from './profile.api.ts';
import { Lines } from './second-step-style.ts';

/** The address of the own login. A new one counts once its link was used; the present one is told (SECURITY T14). */
export function LogInAddress({ profile: { email, newEmail, hasPassword } }: { profile: Profile }) {
  return (
    <Card title={<Trans>Log-in address</Trans>}>
      <Lines>
        <p>
          <Trans>
            You log in with <strong>{email}</strong>.
          </Trans>
        </p>
        {newEmail === null ? <Change hasPassword={hasPassword} /> : <Unconfirmed email={email} newEmail={newEmail} />}
      </Lines>
    </Card>
  );
}

function Change({ hasPassword }: { hasPassword: boolean }) {
  const [isChanging, setIsChanging] = useState(false);
  if (!hasPassword)
    return (
      <p>
        <Trans>Set a password first: it is asked for when this is changed.</Trans>
      </p>
    );
  if (isChanging) return <NewAddress onClose={() => setIsChanging(false)} />;
  return (
    <Button onClick={() => setIsChanging(true)}>
      <Trans>Change address</Trans>
    </Button>
  );
}

function Unconfirmed({ email, newEmail }: { email: string; newEmail: string }) {
  const { t } = useLingui();
  const cancel = useCancelEmailChange();
  const keep = () => cancel.mutate(undefined, { onSuccess: () => showToast(t`You keep ${email}`) });
  return (
    <>
      <Refusal error={cancel.error} />
      <Note>
        <Trans>
          We sent a link to {newEmail}. Once you have used it, you log in with the new address. Until then nothing
          changes.
        </Trans>
      </Note>
      <Button busy={cancel.isPending} onClick={keep}>
        {t`Keep the present address`}
      </Button>
    </>
  );
}

function NewAddress({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const change = useChangeEmail();
  const form = useSchemaForm(changeEmail.body, { email: '', password: '' });
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await change.mutateAsync(values);
        const { email } = values;
        showToast(t`A link is on its way to ${email}`);
        onClose();
      }}
    >
      <EmailField
        form={form}
        name="email"
        label={t`New address`}
        hint={t`A link goes there. The present address gets a message about it.`}
      />
      <PasswordField form={form} name="password" label={t`Your password`} autoComplete="current-password" />
      <SaveActions save={t`Send link`} cancel={onClose} busy={form.formState.isSubmitting} />
    </Form>
  );
}
