import { Trans } from '@lingui/react/macro';
import { currentLocale, signOut, useSignedIn } from '@portal/shared-ui';
import { RemoteHost } from '../federation/RemoteHost.tsx';

/** What surrounds every page of a signed-in person, in a chunk of its own: the login page does without it. */
export default function Frame() {
  const user = useSignedIn();
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
