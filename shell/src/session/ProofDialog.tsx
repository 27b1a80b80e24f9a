import { Trans, useLingui } from '@lingui/react/macro';
import { proveLogin } from '@portal/contract/auth';
import { ApiError, call, signIn, useMutation } from '@portal/shared-ui';
import { Fields, Form, PasswordField, SaveActions, TextField, useSchemaForm } from '@portal/shared-ui/forms';
import { Dialog } from '@portal/shared-ui/kit';
import { useState } from 'react';
import * as v from 'valibot';
import { endProof } from './proof.ts';

const Proof = v.object({
  password: v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(500, 'too-long')),
  code: v.pipe(v.string(), v.trim(), v.maxLength(40, 'too-long')),
});
type Proof = v.InferOutput<typeof Proof>;

/** The password of the own login, and the code where the server asks for one; then the session may use every role. */
export default function ProofDialog() {
  const { t } = useLingui();
  const form = useSchemaForm(Proof, { password: '', code: '' });
  const [asksForCode, setAsksForCode] = useState(false);
  const prove = useMutation({
    mutationFn: ({ password, code }: Proof) => call(proveLogin, { body: { password, ...(code ? { code } : {}) } }),
    meta: { form: true },
    onError: (error) => ApiError.from(error).details.some(({ path }) => path.endsWith('code')) && setAsksForCode(true),
  });
  const send = async (values: Proof) => {
    try {
      signIn(await prove.mutateAsync(values));
      endProof(true);
    } catch (error) {
      if (ApiError.from(error).key !== 'confirm-it-is-you') throw error;
      // Another person gave the password, and no mailed link was used yet.
      const message = t`The password counts once you have used a link mailed to your address. Log out and ask for one.`;
      form.setError('root.server', { type: 'text', message });
    }
  };
  const giveUp = () => endProof(false);
  return (
    <Dialog title={t`Confirm that it is you`} isOpen onClose={giveUp}>
      <Form form={form} onSubmit={send}>
        <Fields>
          <p>
            <Trans>
              You logged in with a link, so only some of your roles are open. Your password opens all of them until you
              log out.
            </Trans>
          </p>
          <PasswordField
            form={form}
            name="password"
            label={t`Your password`}
            autoComplete="current-password"
            hint={t`No password? Log out and ask for a login link to the address that you log in with.`}
          />
          {asksForCode && (
            <TextField
              form={form}
              name="code"
              label={t`Code`}
              hint={t`Six digits from your authenticator app, or one of your recovery codes.`}
              autoComplete="one-time-code"
              maxLength={40}
            />
          )}
        </Fields>
        <SaveActions save={t`Continue`} cancel={giveUp} busy={form.formState.isSubmitting} />
      </Form>
    </Dialog>
  );
}
