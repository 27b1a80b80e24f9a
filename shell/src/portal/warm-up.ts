import type { SessionUser } from '@portal/contract/auth';
import type { QueryClient } from '@portal/shared-ui';
import { preloadRemote } from '../federation/preload.ts';
import { loadKit, loadPortal } from './load-portal.ts';

/** What does not arrive is fetched again, and reported, by whoever needs it. */
const ignore = () => undefined;

/** Loads what every signed-in person needs, without waiting: the portal and the kit. */
export function warmPortal(): void {
  void loadPortal().catch(ignore);
  void loadKit().catch(ignore);
}

/** A login does not wait longer than this for the first page; the rest then arrives under the person's eyes. */
const patienceMs = 400;

/** Asks for the first answers of the page that is about to be shown. */
export type FirstQuestions = (client: QueryClient) => void;

/**
 * As `warmPortal`, and the remote of a person's role up to the page at the present address.
 *
 * @returns when it is there, could not be had (nothing to ask then), or took too long: who waits for it shows frame
 * and page in one go
 */
export async function warmFor({ role, mustChangePassword }: Pick<SessionUser, 'role' | 'mustChangePassword'>): Promise<FirstQuestions | undefined> {
  warmPortal();
  // The page that comes first then is the shell's own.
  if (mustChangePassword) return undefined;
  preloadRemote(role);
  const prepared = loadPortal().then(({ prepareRemote }) => prepareRemote(role, new URL(globalThis.location.href))).catch(ignore);
  const late = new Promise<undefined>((done) => { setTimeout(done, patienceMs); });
  return Promise.race([prepared, late]);
}

/** Whoever begins to fill in the login form will need the portal next. */
const signsOfIntent = ['focusin', 'pointerdown', 'keydown'] as const;

/**
 * Loads the portal while somebody logs in. Whoever came for a certain page gets it as soon as the login screen is
 * shown; at the first page of the portal it waits for a sign of intent, so that a glance costs nothing (PERFORMANCE 13).
 * Never a remote: its role is unknown until the login, and nobody loads another role's (SECURITY T17).
 */
export function warmDuringLogin(): void {
  if (globalThis.location.pathname !== '/') {
    whenIdle(warmPortal);
    return;
  }
  const begin = () => {
    for (const sign of signsOfIntent) document.removeEventListener(sign, begin);
    warmPortal();
  };
  for (const sign of signsOfIntent) document.addEventListener(sign, begin, { passive: true });
}

/** Safari has no idle callback. */
function whenIdle(work: () => void): void {
  if (typeof globalThis.requestIdleCallback === 'function') globalThis.requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}
