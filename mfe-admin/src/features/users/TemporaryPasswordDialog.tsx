import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { TemporaryPasswordHint } from '@portal/accounts';
import { TemporaryPassword, type UserRow } from '@portal/contract/users';
import { showToast } from '@portal/shared-ui';
import { Fields, Form, PasswordField, SaveActions, useSchemaForm } from '@portal/shared-ui/forms';
import { Dialog } from '@portal/shared-ui/kit';
import { useSetPassword } from './users.api.ts';

type Props = { person: Pick<UserRow, 'id' | 'name'>; isOpen: boolean; onClose: () => void };

/** Gives a person a password to begin with; who does it proves who it is, and tells it in another way than by mail. */
export function TemporaryPasswordDialog({ person, isOpen, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Set a temporary password for ${person.name}`} isOpen={isOpen} onClose={onClose}>
      <NewPassword person={person} onClose={onClose} />
    </Dialog>
  );
}

function NewPassword({ person: { id, name }, onClose }: Omit<Props, 'isOpen'>) {
  const { t } = useLingui();
  const set = useSetPassword(id);
  const form = useSchemaForm(TemporaryPassword, { temporaryPassword: '', password: '' });
  const save = async (values: TemporaryPassword) => {
    const { ended } = (await set.mutateAsync(values)).data;
    showToast(
      t`${name} has a temporary password. ${plural(ended, { one: '# session ended', other: '# sessions ended' })}`,
    );
    onClose();
  };
  return (
    <Form form={form} onSubmit={save}>
      <Fields>
        <p>
          <Trans>
            It replaces the present one, ends every session, and works only where {name} has logged in before. The first
            thing asked for then is a password of their own. A mail says that you have set one, but not what it is. On a
            new device, send a login link instead.
          </Trans>
        </p>
        <PasswordField
          form={form}
          name="temporaryPassword"
          label={t`Temporary password`}
          hint={<TemporaryPasswordHint />}
        />
        <PasswordField form={form} name="password" label={t`Your own password`} autoComplete="current-password" />
      </Fields>
      <SaveActions save={t`Set password`} cancel={onClose} busy={form.formState.isSubmitting} />
    </Form>
  );
}
