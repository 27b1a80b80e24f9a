import { SessionUser } from '@portal/contract/auth';
import * as v from 'valibot';
import { storageKeys } from './storage-keys.ts';

export type StoredSession = { user: SessionUser; token: string };

/** A session stored before these were known lacks them: an update of the portal must not log out. */
const StoredUser = v.object({
  ...SessionUser.entries,
  colourMode: v.optional(SessionUser.entries.colourMode, 'LIGHT'),
  unread: v.optional(SessionUser.entries.unread, 0),
  mustSetUpSecondStep: v.optional(SessionUser.entries.mustSetUpSecondStep, false),
  hasOtherMemberships: v.optional(SessionUser.entries.hasOtherMemberships, false),
  invitations: v.optional(SessionUser.entries.invitations, 0),
});

/** What a logout leaves: the look of the login screen, and what tells this browser from a stranger's. */
const keptKeys: readonly string[] = [storageKeys.branding, storageKeys.device];

/**
 * The stored session, or undefined when there is none or it cannot be read: corrupt storage is signed out (DECISIONS).
 */
export function readSession(): StoredSession | undefined {
  const [user, token] = [localStorage.getItem(storageKeys.user), localStorage.getItem(storageKeys.token)];
  if (!user || !token) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), StoredUser), user);
  return parsed.success ? { user: parsed.output, token } : undefined;
}

export function writeSession({ user, token }: StoredSession): void {
  localStorage.setItem(storageKeys.user, JSON.stringify(user));
  localStorage.setItem(storageKeys.token, token);
}

/**
 * SPEC 4: everything goes, branding stays, so the login screen keeps the reseller's look. The name of the device stays
 * too; it tells nothing of a person.
 */
export function clearAllButBranding(): void {
  for (const key of Object.keys(localStorage)) {
    if (!keptKeys.includes(key)) localStorage.removeItem(key);
  }
}

/**
 * Tells the other tabs how the session ended, before storage is emptied. A logout from the overlay empties nothing that
 * they could notice: the expiry had done that.
 */
export function announceEnd(how: 'expired' | 'logged-out'): void {
  localStorage.setItem(storageKeys.ended, how);
}
