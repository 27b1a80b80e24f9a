import { GlobalStyle, useSessionUser } from '@portal/shared-ui';
import { useEffect, useRef } from 'react';
import { LoginPage } from './features/login/LoginPage.tsx';
import { focusHeading } from './focus-heading.ts';
import { isOpenPage } from './open-page.ts';
import { Portal } from './portal/load-portal.ts';
import { WarmUpContext } from './portal/warm-up-context.ts';
import { warmFor, warmPortal } from './portal/warm-up.ts';

const warmUp = { warmPortal, warmFor };

/**
 * The login screen without a session (SPEC 2), else the portal. The login screen comes first and alone:
 * router, frame and federation are another chunk, so that it is painted before any of them is downloaded (PERFORMANCE
 * 13).
 */
export function Entrance() {
  const isSignedIn = useSessionUser() !== null;
  // Turns the brand's fonts on, which the login page does without (README), and the scrollbar that begins below the
  // header where it takes room beside the page.
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-signed-in', isSignedIn);
    const { width } = document.body.getBoundingClientRect();
    root.toggleAttribute('data-classic-bar', isSignedIn && width < globalThis.innerWidth);
  }, [isSignedIn]);
  // The form that had the focus is gone: the next Tab goes on from the heading, and a screen reader says it.
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    const hasJustLoggedIn = isSignedIn && !wasSignedIn.current;
    wasSignedIn.current = isSignedIn;
    return hasJustLoggedIn ? focusHeading() : undefined;
  }, [isSignedIn]);
  return (
    <WarmUpContext value={warmUp}>
      <GlobalStyle />
      {isSignedIn || isOpenPage() ? <Portal /> : <LoginPage />}
    </WarmUpContext>
  );
}
