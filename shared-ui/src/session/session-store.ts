import type { SessionUser } from '@portal/contract/auth';
import { create } from 'zustand';
import { hasStoredSession, storageKeys } from './storage-keys.ts';
import { announceEnd, clearAllButBranding, readSession, writeSession, type StoredSession } from './storage.ts';

/**
 * SPEC 4: `idle` before a session is known, `inactive` while the session is valid and the page shown, `active` while
 * the session-expired overlay covers the dimmed page.
 */
type OverlayState = 'idle' | 'inactive' | 'active';

export type Session = {
  state: OverlayState;
  /** kept while the overlay is open: the page stays rendered and its e-mail is locked */
  user: SessionUser | null;
  /** empty without a session or when it expired */
  token: string;
  /** the server ended the session, not the person: the login page says so */
  isEnded?: boolean;
};

const signedOut: Session = { state: 'idle', user: null, token: '', isEnded: false };

/** Read when the module loads, before the first render: a reload shows no flash of the login screen. */
function restored(): Session {
  const stored = readSession();
  if (stored) return { state: 'inactive', ...stored };
  if (hasStoredSession()) clearAllButBranding();
  return signedOut;
}

export const useSessionStore = create<Session>(restored);

type MembershipRef = Pick<SessionUser, 'id' | 'membershipId'>;

/**
 * The same person as the same of their memberships: only then may anything of a page, or what it waits for, be kept.
 */
export const isSameMembership = (one: MembershipRef, other: MembershipRef): boolean =>
  one.id === other.id && one.membershipId === other.membershipId;

/**
 * Stores user and token and shows the page; also the successful re-login from the overlay. A person who comes back
 * there as another membership starts from the first page: the one behind the overlay was the former one's.
 */
export function signIn(session: StoredSession): void {
  const { state, user } = useSessionStore.getState();
  writeSession(session);
  useSessionStore.setState({ state: 'inactive', ...session });
  if (state === 'active' && user && !isSameMembership(user, session.user)) leave();
}

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** A changed profile (name, language) of the person who is signed in. What changes nothing renders nothing. */
export function changeSessionUser(change: Partial<SessionUser>): void {
  const { user, token } = useSessionStore.getState();
  if (!user || !token) return;
  const next = { user: { ...user, ...change }, token };
  if (isSame(next.user, user)) return;
  writeSession(next);
  useSessionStore.setState(next);
}

/** `jwt expired`: storage is emptied and the overlay covers the page, which stays rendered (SPEC 4, 8). */
export function expireSession(): void {
  if (!useSessionStore.getState().user) return;
  announceEnd('expired');
  clearAllButBranding();
  useSessionStore.setState({ state: 'active', token: '' });
}

let leave: () => void = () => globalThis.location.assign('/');

/** How the page goes to `/` after a logout; the shell passes its router's navigation. */
export function onLeave(goHome: () => void): void {
  leave = goHome;
}

/** Logout, and the reaction to the four keys that end a session: storage is emptied (branding stays), then `/`. */
export function signOut({ isEnded = false } = {}): void {
  announceEnd('logged-out');
  clearAllButBranding();
  useSessionStore.setState({ ...signedOut, isEnded });
  leave();
}

/**
 * Follows what other tabs do: a login, a re-login, a logout, an expiry.
 *
 * @returns the function that stops it
 */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    const { user, state } = useSessionStore.getState();
    if (event.key === storageKeys.ended && event.newValue === 'expired' && user) {
      useSessionStore.setState({ state: 'active', token: '' });
      return;
    }
    if (event.key === storageKeys.ended && event.newValue === 'logged-out' && user) {
      useSessionStore.setState(signedOut);
      leave();
      return;
    }
    if (event.key !== storageKeys.token) return;
    const stored = readSession();
    if (stored && (!user || isSameMembership(user, stored.user)))
      useSessionStore.setState({ state: 'inactive', ...stored });
    else if (stored) {
      // Another person signed in, or this one acts as another membership: nothing of this page may stay on the screen.
      useSessionStore.setState({ state: 'inactive', ...stored });
      leave();
    } else if (user && state !== 'active') {
      useSessionStore.setState(signedOut);
      leave();
    }
  };
  globalThis.addEventListener('storage', follow);
  return () => globalThis.removeEventListener('storage', follow);
}
