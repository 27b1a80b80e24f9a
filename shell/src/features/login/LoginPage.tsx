import { Trans } from '@lingui/react/macro';
import { Button, Lock, Mail, Note, useSessionStore } from '@portal/shared-ui';
import { useState } from 'react';
import { supportEmailOf, useBrand } from '../../brand/brand.ts';
import { LanguageSwitcher } from '../../frame/LanguageSwitcher.tsx';
import { DemoLogins } from './DemoLogins.tsx';
import { LinkRequestForm } from './LinkRequestForm.tsx';
import { rememberedMode } from './login-mode.ts';
import { Fine, Stack, TextButton } from './login-style.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { ModeTabs } from './ModeTabs.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** Said by a development server with the page; in production there are none to ask for. */
function hasDemoLogins(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming.some(({ name }) => name === 'demo-logins') ?? false;
}

/** Starts the portal again from its first page (SPEC 2: Done goes to / and reloads). */
const startAgain = () => globalThis.location.assign('/');

/**
 * The login screen of SPEC 2 in its two modes, in the brand of the person who used this device last, opened in the one
 * that was used.
 */
export function LoginPage() {
  const [mode, setMode] = useState(rememberedMode);
  const [email, setEmail] = useState('');
  const isEnded = useSessionStore((session) => session.isEnded);
  const brand = useBrand();
  return (
    <LoginFrame corner={<LanguageSwitcher />} supportEmail={supportEmailOf(brand)}>
      <Stack>
        <h1>
          <Trans>Log in</Trans>
        </h1>
        {isEnded && (
          <Note>
            <Trans>
              You were signed out: from another device, by a new password, or by an administrator. Log in again to go
              on.
            </Trans>
          </Note>
        )}
        <ModeTabs
          mode={mode}
          onChange={setMode}
          modes={[
            { mode: 'password', icon: Lock, label: <Trans>Password</Trans> },
            { mode: 'link', icon: Mail, label: <Trans>Login link by e-mail</Trans> },
          ]}
        />
        {mode === 'password' ? (
          <>
            <PasswordForm email={email} onEmailChange={setEmail} submit={<Trans>Log in</Trans>} />
            <Fine>
              <Trans>
                Forgot it? Ask for a{' '}
                <TextButton type="button" onClick={() => setMode('link')}>
                  login link
                </TextButton>{' '}
                instead. No password needed.
              </Trans>
            </Fine>
          </>
        ) : (
          <LinkRequestForm
            email={email}
            onEmailChange={setEmail}
            whenSent={
              <Button look="primary" onClick={startAgain}>
                <Trans>Done</Trans>
              </Button>
            }
          />
        )}
        {hasDemoLogins() && <DemoLogins />}
      </Stack>
    </LoginFrame>
  );
}
