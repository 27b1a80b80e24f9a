import { Trans } from '@lingui/react/macro';
import { SecondStepCode } from '@portal/contract/auth';
import { Button, Note } from '@portal/shared-ui';
import { Form, PasswordField, SaveActions, TextField, useSchemaForm } from '@portal/shared-ui/forms';
import { lazy, Suspense, type ReactNode } from 'react';
import * as v from 'valibot';
import { Codes, Lines, Scan } from './second-step-style.ts';
import { useConfirmSecondStep, useStartSecondStep } from './second-step.api.ts';

const QrCode = lazy(() => import('./QrCode.tsx'));

const Proof = v.object({ password: v.pipe(v.string('required'), v.nonEmpty('required')) });
const First = v.object({ code: SecondStepCode });

/** The password once more, before the login is guarded in another way. */
export function PasswordProof({
  button,
  onProof,
}: {
  button: ReactNode;
  onProof: (proof: { password: string }) => Promise<unknown>;
}) {
  const form = useSchemaForm(Proof, { password: '' });
  return (
    <Form form={form} onSubmit={async (proof) => void (await onProof(proof))}>
      <PasswordField form={form} name="password" label={<Trans>Your password</Trans>} />
      <SaveActions save={button} />
    </Form>
  );
}

/** Turns the second step on: password, then the secret for the app, then its first code, then the recovery codes. */
export function SecondStepSetup({ onDone }: { onDone: () => void }) {
  const start = useStartSecondStep();
  const confirm = useConfirmSecondStep();
  const form = useSchemaForm(First, { code: '' });
  if (confirm.data) return <RecoveryCodes codes={confirm.data} onDone={onDone} />;
  if (!start.data) return <PasswordProof button={<Trans>Continue</Trans>} onProof={start.mutateAsync} />;
  const { secret, uri } = start.data;
  return (
    <Lines>
      <Scan>
        <Suspense>
          <QrCode text={uri} />
        </Suspense>
        <div>
          <p>
            <Trans>Scan this with your authenticator app, or type the key into it:</Trans>
          </p>
          <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </div>
      </Scan>
      <Form form={form} onSubmit={async (values) => void (await confirm.mutateAsync(values))}>
        <TextField
          form={form}
          name="code"
          label={<Trans>Code that the app shows</Trans>}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={10}
        />
        <SaveActions save={<Trans>Turn on</Trans>} />
      </Form>
    </Lines>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Lines>
      <Note tone="warn">
        <Trans>
          Keep these recovery codes where you find them without your phone. Each works once, and they are shown only
          now.
        </Trans>
      </Note>
      <Codes>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <Button look="primary" onClick={onDone}>
        <Trans>I have kept them</Trans>
      </Button>
    </Lines>
  );
}
