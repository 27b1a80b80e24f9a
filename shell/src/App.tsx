import { Trans } from '@lingui/react/macro';
import { GlobalStyle, lazyPage, useSessionUser } from '@portal/shared-ui';
import { Suspense, useEffect } from 'react';
import { loadFrame } from './frame/load-frame.ts';

const Frame = lazyPage(loadFrame);

/** The login screen whenever nobody is signed in (SPEC 2), else the frame with the role's remote. */
export function App() {
  const user = useSessionUser();
  // Turns the brand's fonts on, which the login page does without (see GlobalStyle).
  useEffect(() => {
    document.documentElement.toggleAttribute('data-signed-in', user !== null);
  }, [user]);
  return (
    <>
      <GlobalStyle />
      {user ? (
        <Suspense>
          <Frame />
        </Suspense>
      ) : (
        <h1>
          <Trans>Sign in</Trans>
        </h1>
      )}
    </>
  );
}
