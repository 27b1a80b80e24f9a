import { useLingui } from '@lingui/react/macro';
import {
  ApiError,
  Button,
  ErrorSummary,
  Eye,
  EyeOff,
  Field,
  messageOf,
  messageOfFailure,
  useMutation,
} from '@portal/shared-ui';
import { lazy, Suspense, use, useId, useState, type FormEvent, type ReactNode } from 'react';
import { WarmUpContext } from '../../portal/warm-up-context.ts';
import { logIn } from './log-in.ts';
import { rememberMode } from './login-mode.ts';
import { loginProblems, type LoginProblem, type LoginValues } from './login-problems.ts';
import { LockedInput, LoginInput, Reveal, Stack } from './login-style.ts';

// Only those who turned the second step on ever see it.
const CodeField = lazy(() => import('./CodeField.tsx'));

type Props = {
  email: string;
  /** absent: the address is locked, as in the overlay of an expired session */
  onEmailChange?: (email: string) => void;
  /** text of the button */
  submit: ReactNode;
};

/** E-mail and password. Checked on submit only; everything wrong stands in a list above the form (SPEC 5). */
export function PasswordForm({ email, onEmailChange, submit }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const [isShown, setIsShown] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [problems, setProblems] = useState<LoginProblem[]>([]);
  const warmUp = use(WarmUpContext);
  const login = useMutation({
    mutationFn: (values: LoginValues) => logIn(values, warmUp),
    meta: { inline: true },
    onSuccess: () => rememberMode('password'),
    onError: (error) => ApiError.from(error).key === 'second-step-required' && setCode((typed) => typed ?? ''),
    onSettled: () => setAttempt((count) => count + 1),
  });
  const refusal = login.isError ? ApiError.from(login.error) : undefined;
  // The first time, the code is asked for; only its absence after that is a mistake.
  const reason = refusal?.details.find(({ path }) => path === 'email');
  const shown = refusal
    ? [
        {
          text: reason ? messageOf(reason.key) : messageOfFailure(refusal),
          fieldId: `${id}-${code === undefined ? 'password' : 'code'}`,
        },
      ].filter(() => refusal.key !== 'second-step-required')
    : problems.map(({ key, field }) => ({ text: messageOf(key), fieldId: `${id}-${field}` }));

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (login.isPending) return;
    const found = loginProblems({ email, password, code });
    login.reset();
    setProblems(found);
    setAttempt((count) => count + 1);
    if (found.length === 0) login.mutate({ email, password, code });
  };

  return (
    <Stack as="form" noValidate onSubmit={send}>
      <ErrorSummary problems={shown} attempt={attempt} />
      <Field id={`${id}-email`} label={t`E-mail`}>
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
            <LockedInput {...control} type="email" name="email" autoComplete="username" readOnly value={email} />
          )
        }
      </Field>
      <Field id={`${id}-password`} label={t`Password`}>
        {(control) => (
          <Reveal>
            <LoginInput
              {...control}
              type={isShown ? 'text' : 'password'}
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
            <button
              type="button"
              aria-pressed={isShown}
              aria-label={t`Show the password`}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
              {isShown ? t`Hide` : t`Show`}
            </button>
          </Reveal>
        )}
      </Field>
      {code !== undefined && (
        <Suspense>
          <CodeField id={`${id}-code`} value={code} onChange={setCode} />
        </Suspense>
      )}
      <Button type="submit" look="primary" size="large" block busy={login.isPending}>
        {submit}
      </Button>
    </Stack>
  );
}
