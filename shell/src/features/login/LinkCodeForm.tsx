import { Trans } from '@lingui/react/macro';
import { Button, ErrorSummary, messageOf, messageOfFailure, type ApiError } from '@portal/shared-ui';
import { useState, type FormEvent } from 'react';
import CodeField from './CodeField.tsx';
import { Stack } from './login-style.ts';

type Props = { refusal: ApiError | undefined; isBusy: boolean; attempt: number; onCode: (code: string) => void };

/** A login link of a person with a second step: the link is used together with a code. */
export function LinkCodeForm({ refusal, isBusy, attempt, onCode }: Props) {
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(code.trim() === '');
    if (!isBusy && code.trim() !== '') onCode(code);
  };
  const text = isMissing ? messageOf('second-step-required') : refusal && messageOfFailure(refusal);
  const problems = text ? [{ text, fieldId: 'link-code' }] : [];
  return (
    <Stack as="form" noValidate onSubmit={send} style={{ width: '100%' }}>
      <h1>
        <Trans>Enter your code</Trans>
      </h1>
      <ErrorSummary problems={problems} attempt={attempt} />
      <CodeField id="link-code" value={code} onChange={setCode} />
      <Button type="submit" look="primary" size="large" block busy={isBusy}>
        <Trans>Log in</Trans>
      </Button>
    </Stack>
  );
}
