import { Trans } from '@lingui/react/macro';
import { Lock, messageOf, useIsSessionExpired, useSignedIn } from '@portal/shared-ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { LinkRequestForm } from '../features/login/LinkRequestForm.tsx';
import { Fine, TextButton } from '../features/login/login-style.ts';
import { PasswordForm } from '../features/login/PasswordForm.tsx';
import { logOut } from './log-out.ts';
import { Actions, Head, Panel } from './overlay-style.ts';

/**
 * Covers the page while the session is expired (SPEC 4 "active"). The page behind stays as it is, with everything
 * typed; after the same person has logged in again, what was interrupted is finished.
 */
export function SessionOverlay() {
  return useIsSessionExpired() ? <Overlay /> : null;
}

function Overlay() {
  const { name, email } = useSignedIn();
  const [mode, setMode] = useState<'password' | 'link'>('password');
  const panel = useRef<HTMLDialogElement>(null);
  // The browser's own modal: everything behind is inert and the focus stays inside. A browser that closes it all the
  // same, as for a phone's back gesture, has it opened again.
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.showModal();
    panel.current?.querySelector<HTMLInputElement>('input[name=password]')?.focus();
    // Back to the field where the person was; the browser does so only for a dialog that is closed and not removed.
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const stayOpen = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.preventDefault();
  };
  return (
    <Panel
      ref={panel}
      aria-labelledby="session-expired"
      data-density="shop"
      onKeyDown={stayOpen}
      onCancel={(event) => event.preventDefault()}
      onClose={() => panel.current?.showModal()}
    >
      <Head>
        <span>
          <Lock aria-hidden="true" />
        </span>
        <small>
          <Trans>Signed in as {name}</Trans>
        </small>
      </Head>
      <div>
        <h2 id="session-expired">{messageOf('jwt expired')}</h2>
        <p>
          <Trans>The page behind is kept as you left it.</Trans>
        </p>
      </div>
      {mode === 'password' ? (
        <PasswordForm email={email} submit={<Trans>Log in and continue</Trans>} />
      ) : (
        <LinkRequestForm
          email={email}
          whenSent={
            <Fine>
              <Trans>Open the link in this browser; this page then goes on by itself.</Trans>
            </Fine>
          }
        />
      )}
      <Actions>
        <TextButton type="button" onClick={() => setMode(mode === 'password' ? 'link' : 'password')}>
          {mode === 'password' ? <Trans>Send me a login link</Trans> : <Trans>Use my password</Trans>}
        </TextButton>
        <TextButton type="button" onClick={() => void logOut()}>
          <Trans>Not you? Log out</Trans>
        </TextButton>
      </Actions>
    </Panel>
  );
}
