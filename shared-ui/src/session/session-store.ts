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
  if (isSame(next.user, user) || adoptOther()) return;
  writeSession(next);
  useSessionStore.setState(next);
}

/**
 * Whether a refused token is another one than this page's or the stored one: then it ends nothing, because its session
 * is over already and somebody is signed in with the other one, whom the page takes over.
 */
function isFormer(refused: string | undefined): boolean {
  if (!refused) return false;
  const stored = readSession();
  if (stored && stored.token !== refused) {
    adoptStored();
    return true;
  }
  const { token } = useSessionStore.getState();
  return token !== '' && token !== refused;
}

/**
 * `jwt expired`: storage is emptied and the overlay covers the page, which stays rendered (SPEC 4, 8).
 *
 * @param refused the token that has expired; this page's when left out
 */
export function expireSession(refused?: string): void {
  if (!useSessionStore.getState().user || isFormer(refused)) return;
  announceEnd('expired');
  clearAllButBranding();
  useSessionStore.setState({ state: 'active', token: '' });
}

let leave: () => void = () => globalThis.location.assign('/');

/** How the page goes to `/` after a logout; the shell passes its router's navigation. */
export function onLeave(goHome: () => void): void {
  leave = goHome;
}

/**
 * Logout, and the reaction to the four keys that end a session: storage is emptied (branding stays), then `/`. A page
 * that did not hear of another person's login leaves that one alone.
 *
 * @param token the one whose session is over; another one that is in its place by now stays
 */
export function signOut({ isEnded = false, token }: { isEnded?: boolean; token?: string } = {}): void {
  if (isFormer(token) || adoptOther()) return;
  announceEnd('logged-out');
  clearAllButBranding();
  useSessionStore.setState({ ...signedOut, isEnded });
  leave();
}

/**
 * Takes over the stored session where it is another one than this page's. Of another person, of this one's other
 * membership, or of nobody: nothing of the page may stay on the screen, so it is left.
 *
 * @returns whether the page is still the same person's
 */
export function adoptStored(): boolean {
  const { user, token, state } = useSessionStore.getState();
  const stored = readSession();
  if (stored && (!user || isSameMembership(user, stored.user))) {
    if (stored.token !== token || state !== 'inactive') useSessionStore.setState({ state: 'inactive', ...stored });
    return true;
  }
  if (!stored && !user) return true;
  useSessionStore.setState(stored ? { state: 'inactive', ...stored } : signedOut);
  leave();
  return false;
}

/** Takes over another person, or membership, that is stored. @returns whether there was one */
export function adoptOther(): boolean {
  const { user } = useSessionStore.getState();
  const stored = user && readSession();
  return stored ? !isSameMembership(user, stored.user) && !adoptStored() : false;
}

/**
 * Hides a page that the browser keeps to come back to it. When it comes back it is shown as it was to the same person;
 * to anybody else, who may have signed in or out meanwhile in a page that this one could not hear, it is loaded anew.
 *
 * @returns the function that stops it
 */
export function followPageCache(loadAnew: () => void = () => globalThis.location.replace('/')): () => void {
  const { style } = document.documentElement;
  const hide = ({ persisted }: PageTransitionEvent) => {
    if (persisted && useSessionStore.getState().user) style.visibility = 'hidden';
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (adoptStored()) style.visibility = '';
    else loadAnew();
  };
  globalThis.addEventListener('pagehide', hide);
  globalThis.addEventListener('pageshow', show);
  return () => {
    globalThis.removeEventListener('pagehide', hide);
    globalThis.removeEventListener('pageshow', show);
  };
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
    // What an expiry empties is told by the overlay.
    if (event.key === storageKeys.token && (state !== 'active' || readSession())) adoptStored();
  };
  globalThis.addEventListener('storage', follow);
  return () => globalThis.removeEventListener('storage', follow);
}
