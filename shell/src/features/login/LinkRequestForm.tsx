import { Trans } from '@lingui/react/macro';
import { requestMagicLink } from '@portal/contract/auth';
import {
  ApiError,
  Button,
  call,
  CircleCheck,
  currentLocale,
  deviceName,
  ErrorSummary,
  Field,
  messageOf,
  messageOfFailure,
  useMutation,
} from '@portal/shared-ui';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { newNonce } from './link-nonce.ts';
import { rememberMode } from './login-mode.ts';
import { LockedInput, LoginInput, Stack } from './login-style.ts';
import { Sent } from './sent-style.ts';

type Props = {
  email: string;
  /** absent: the address is locked */
  onEmailChange?: (email: string) => void;
  /** shown after the request, under the confirmation */
  whenSent: ReactNode;
};

function textOf(failure: ApiError): string {
  if (failure.key === 'too-many-requests') return messageOfFailure(failure);
  return messageOf(failure.key === 'invalid-data-provided' ? 'login-invalid-email' : 'login-link-send-failed');
}

/**
 * Asks for a one-time login link. Not checked, and answered the same whether the address is known or not (SPEC 5,
 * SECURITY T14).
 */
export function LinkRequestForm({ email, onEmailChange, whenSent }: Props) {
  const id = useId();
  const [attempt, setAttempt] = useState(0);
  const request = useMutation({
    mutationFn: () =>
      call(
        requestMagicLink,
        { body: { email: email.trim(), locale: currentLocale(), nonce: newNonce(), device: deviceName() } },
        { resume: false },
      ),
    meta: { inline: true },
    onSuccess: () => rememberMode('link'),
    onSettled: () => setAttempt((count) => count + 1),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!request.isPending) request.mutate();
  };

  if (request.isSuccess) {
    return (
      <Sent role="status">
        <CircleCheck aria-hidden="true" />
        <h2>
          <Trans>Check your mail</Trans>
        </h2>
        <p>
          <Trans>If {email} has access, a login link is on its way. It works once and for 15 minutes.</Trans>
        </p>
        {whenSent}
      </Sent>
    );
  }
  const problems = request.isError ? [{ text: textOf(ApiError.from(request.error)) }] : [];
  return (
    <Stack as="form" noValidate onSubmit={send}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <Field
        id={`${id}-email`}
        label={<Trans>E-mail</Trans>}
        hint={<Trans>We send you a link that logs you in. No password needed.</Trans>}
      >
        {(control) =>
          onEmailChange ? (
            <LoginInput
              {...control}
              type="email"
              name="email"
              autoComplete="username"
              value={email}
              onChange={(event) => onEmailChange(event.target.value)}
            />
          ) : (
            <LockedInput {...control} type="email" name="email" readOnly value={email} />
          )
        }
      </Field>
      <Button type="submit" look="primary" size="large" block busy={request.isPending}>
        <Trans>Send login link</Trans>
      </Button>
    </Stack>
  );
}
