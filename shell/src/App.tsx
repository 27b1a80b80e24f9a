import { Trans } from '@lingui/react/macro';
import { currentLocale, GlobalStyle, signOut, useSessionUser } from '@portal/shared-ui';
import { useEffect } from 'react';
import { RemoteHost } from './federation/RemoteHost.tsx';

/** The frame around the role's remote. */
export function App() {
  const user = useSessionUser();
  // Turns the brand's fonts on, which the login page does without (see GlobalStyle).
  useEffect(() => {
    document.documentElement.toggleAttribute('data-signed-in', user !== null);
  }, [user]);
  if (!user) {
    return (
      <>
        <GlobalStyle />
        <h1>
          <Trans>Sign in</Trans>
        </h1>
      </>
    );
  }
  return (
    <>
      <GlobalStyle />
      <header>
        <button type="button" onClick={signOut}>
          <Trans>Log out</Trans>
        </button>
      </header>
      <main>
        <RemoteHost key={user.id} role={user.role} basename="/" session={user} branding={{ name: 'Portal', supportEmail: '' }} locale={currentLocale()} />
      </main>
    </>
  );
}
