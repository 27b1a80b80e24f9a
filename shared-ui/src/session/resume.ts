import { isSameMembership, useSessionStore } from './session-store.ts';

/**
 * Waits for the person whose session expired to log in again from the overlay.
 *
 * @returns true when the same person is back as the same membership, false when they logged out or another person came:
 *   what waited is dropped then
 */
export function untilRenewed(): Promise<boolean> {
  const owner = useSessionStore.getState().user;
  return new Promise((resolve) => {
    const stop = useSessionStore.subscribe(({ state, user }) => {
      if (state === 'active') return;
      stop();
      resolve(owner !== null && user !== null && isSameMembership(owner, user));
    });
  });
}
