import { Trans, useLingui } from '@lingui/react/macro';
import { SecondStepRemoval } from '@portal/contract/users';
import { Button, showToast } from '@portal/shared-ui';
import { Fields, Form, FormActions, PasswordField, useSchemaForm } from '@portal/shared-ui/forms';
import { Dialog } from '@portal/shared-ui/kit';
import type { Person } from './SignOutDialog.tsx';
import { useTurnOffSecondStep } from './users.api.ts';

type SecondStepDialogProps = { person: Person; isOpen: boolean; onClose: () => void };

/** Lets a colleague who lost phone and recovery codes log in without a code; who does it proves who it is. */
export function SecondStepDialog({ person, isOpen, onClose }: SecondStepDialogProps) {
  const { t } = useLingui();
  const { name } = person;
  return (
    <Dialog title={t`Turn off the second step of ${name}?`} isOpen={isOpen} onClose={onClose}>
      <Proof person={person} onClose={onClose} />
    </Dialog>
  );
}

function Proof({ person: { id, name }, onClose }: Omit<SecondStepDialogProps, 'isOpen'>) {
  const { t } = useLingui();
  const turnOff = useTurnOffSecondStep(id);
  const form = useSchemaForm(SecondStepRemoval, { password: '' });
  const save = async (proof: SecondStepRemoval) => {
    await turnOff.mutateAsync(proof);
    showToast(t`${name} logs in without a code from now on`);
    onClose();
  };
  return (
    <Form form={form} onSubmit={save}>
      <Fields>
        <p>
          <Trans>
            {name} logs in with password or login link alone until a new second step is set up under My profile. The old
            recovery codes stop working. Make sure that it is {name} who asks.
          </Trans>
        </p>
        <PasswordField form={form} name="password" label={t`Your own password`} autoComplete="current-password" />
      </Fields>
      <FormActions>
        <Button type="submit" look="dangerSolid" busy={form.formState.isSubmitting}>{t`Turn off`}</Button>
        <Button onClick={onClose}>{t`Cancel`}</Button>
      </FormActions>
    </Form>
  );
}
