import type { SessionUser } from '@portal/contract/auth';
import { useSessionStore } from './session-store.ts';

/** Who is signed in, or null. While the overlay is open this is still the person whose session expired. */
export function useSessionUser(): SessionUser | null {
  return useSessionStore((session) => session.user);
}

/** True while the overlay covers the page: the state that SPEC 4 calls "active". */
export function useIsSessionExpired(): boolean {
  return useSessionStore((session) => session.state === 'active');
}

/**
 * The signed-in person of a page that is only rendered for one.
 *
 * @throws without a session: a programmer's error, pages are behind the login screen
 */
export function useSignedIn(): SessionUser {
  const user = useSessionUser();
  if (!user) throw new Error('this page is rendered for signed-in people only');
  return user;
}
