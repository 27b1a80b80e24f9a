import type { ErrorKey } from '@portal/contract/errors';

/** What the page does when a call fails (SPEC 8). */
type Reaction = 'session-expired' | 'log-out' | 'toast';

const ending: ReadonlySet<ErrorKey> = new Set<ErrorKey>([
  'this-account-is-not-allowed',
  'invalid token',
  'invalid signature',
  'Login required !',
]);

/** The table of SPEC 8: one key opens the overlay, four end the session, everything else is a toast. */
export function reactionTo(key: ErrorKey): Reaction {
  if (key === 'jwt expired') return 'session-expired';
  return ending.has(key) ? 'log-out' : 'toast';
}
