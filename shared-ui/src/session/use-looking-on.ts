import { useSessionStore } from './session-store.ts';

/**
 * Back office looks on as this person: the server refuses every change (`see-as-is-read-only`). Not while the login
 * over an expired session is open, which every person may use.
 */
export function useIsLookingOn(): boolean {
  return useSessionStore(({ user, state }) => user?.seenBy !== undefined && state !== 'active');
}
