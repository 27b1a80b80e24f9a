import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { login } from '@portal/contract/auth';
import { locales } from '@portal/contract/constants';
import { defaultTheme } from '@portal/contract/theme';
import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { StrictMode, useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { styled } from 'styled-components';
import { call } from '../api/call.ts';
import { KeepFocus } from '../focus/KeepFocus.tsx';
import { activateLocale, currentLocale, registerMessages } from '../i18n/i18n.ts';
import { loadSharedMessages } from '../i18n/load-messages.ts';
import { languageNames } from '../labels/labels.ts';
import { makeQueryClient } from '../query/query-client.ts';
import type { RemoteModule } from '../remote/remote-module.ts';
import { signIn, signOut } from '../session/session-store.ts';
import { useIsSessionExpired, useSessionUser } from '../session/use-session.ts';
import { applyTheme } from '../theme/apply-theme.ts';
import { GlobalStyle } from '../theme/GlobalStyle.tsx';
import { keepTexts } from '../translated/keep-texts.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Fixed } from '../ui/Fixed.tsx';
import { Input } from '../ui/Input.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { LeaveGuard } from '../unsaved/LeaveGuard.tsx';

const Bar = styled.header`
  display: flex;
  gap: var(--s-3);
  align-items: center;
  padding: var(--s-2) var(--s-8);
  border-bottom: 1px solid var(--line);
  background: var(--surface);
`;
const Page = styled.main`padding: var(--s-6) var(--s-8);`;
const LoginForm = styled.form`display: grid; gap: var(--s-4); max-width: 320px;`;

/** The least that lets a developer in; the real login screen is the shell's. */
function Login() {
  const [[email, password], setInput] = useState(['', '']);
  const enter = useMutation({
    mutationFn: () => call(login, { body: { email, password } }, { resume: false }),
    onSuccess: signIn,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enter.mutate();
  };
  return (
    <LoginForm onSubmit={submit}>
      <Field label="Email">
        {(control) => (
          <Input
            {...control}
            type="email"
            value={email}
            onChange={(event) => setInput([event.target.value, password])}
          />
        )}
      </Field>
      <Field label="Password">
        {(control) => (
          <Input
            {...control}
            type="password"
            value={password}
            onChange={(event) => setInput([email, event.target.value])}
          />
        )}
      </Field>
      <Button type="submit" look="primary" busy={enter.isPending}>
        Log in
      </Button>
    </LoginForm>
  );
}

function Frame({ remote }: { remote: RemoteModule }) {
  const user = useSessionUser();
  const isExpired = useIsSessionExpired();
  const Remote = remote.default;
  return (
    <>
      <Bar>
        <strong>
          <Fixed>{remote.meta.name}</Fixed>
        </strong>
        {locales.map((locale) => (
          <Button key={locale} size="small" look="quiet" onClick={() => void activateLocale(locale)}>
            {languageNames[locale]}
          </Button>
        ))}
        {user && (
          <Button size="small" onClick={() => signOut()}>
            <Fixed>{user.name}</Fixed>
          </Button>
        )}
      </Bar>
      <Page>
        {(!user || isExpired) && <Login />}
        {user && <Remote />}
      </Page>
      <LeaveGuard />
      <KeepFocus />
    </>
  );
}

/** Starts a remote alone, against a running API: for its development and for tests of it without the shell. */
export async function runStandalone(remote: RemoteModule): Promise<void> {
  keepTexts();
  applyTheme(defaultTheme);
  document.documentElement.dataset['signedIn'] = '';
  await Promise.all([registerMessages(loadSharedMessages), registerMessages(remote.loadMessages)]);
  await activateLocale(currentLocale());
  const queryClient = makeQueryClient(() => remote.meta.inlineErrors);
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const router = createBrowserRouter([{ path: '*', element: <Frame remote={remote} /> }]);
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <GlobalStyle />
          <RouterProvider router={router} />
          <Toasts />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  );
}
