import { Trans } from '@lingui/react/macro';
import { Field } from '@portal/shared-ui';
import { useEffect, useRef } from 'react';
import { LoginInput } from './login-style.ts';

type Props = { id?: string; value: string; onChange: (code: string) => void };

/**
 * The second step of a login: the code of the authenticator app, or a recovery code. Takes the focus when it appears.
 */
export default function CodeField({ id, value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Field
      {...(id ? { id } : {})}
      label={<Trans>Code</Trans>}
      hint={<Trans>Six digits from your authenticator app, or one of your recovery codes.</Trans>}
    >
      {(control) => (
        <LoginInput
          {...control}
          ref={input}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
