import { Trans } from '@lingui/react/macro';
import { currentLocale, signOut, useSessionUser } from '@portal/shared-ui';
import { RemoteHost } from './federation/RemoteHost.tsx';

/** The frame around the role's remote. */
export function App() {
  const user = useSessionUser();
  if (!user) {
    return (
      <h1>
        <Trans>Sign in</Trans>
      </h1>
    );
  }
  return (
    <>
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
