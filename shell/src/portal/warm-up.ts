import { currentLocale, formatAmount, formatDay, formatMoney, formatNumber, loadFonts, useSessionStore, type QueryClient } from '@portal/shared-ui';
import type { SessionUser } from '@portal/contract/auth';
import type { Locale } from '@portal/contract/constants';
import { preloadRemote } from '../federation/preload.ts';
import { loadKit, loadPortal, Portal } from './load-portal.ts';

/** What does not arrive is fetched again, and reported, by whoever needs it. */
const ignore = () => undefined;

/**
 * The first amount and the first day of a page cost a browser tens of milliseconds, because it looks up the language's
 * rules only then. Each is asked for when the browser is idle, so that no key waits for it.
 */
const firstFormats = [
  (locale: Locale) => formatAmount(0, locale),
  (locale: Locale) => formatMoney(0, locale),
  (locale: Locale) => formatNumber(0, locale),
  (locale: Locale) => formatDay('2026-01-01', locale),
];

/** Languages whose rules were asked for. Not twice: the second time is when the page is waited for. */
const lookedUp = new Set<Locale>();

function lookUpFormats(locale: Locale): void {
  if (lookedUp.has(locale)) return;
  lookedUp.add(locale);
  for (const format of firstFormats) whenIdle(() => format(locale));
}

/**
 * Loads and starts what every signed-in person needs, without waiting: the portal, the kit, the runtime that will load
 * a remote, the fonts. All of it is done before the login is answered.
 */
export function warmPortal(locale: Locale = currentLocale()): void {
  lookUpFormats(locale);
  void loadKit().catch(ignore);
  void Portal.preload().catch(ignore);
  void loadPortal().then(({ federationHost }) => federationHost()).catch(ignore);
  void loadFonts().catch(ignore);
}

/** A login does not wait longer than this for the first page; the rest then arrives under the person's eyes. */
const patienceMs = 400;

type Arrival = { user: Pick<SessionUser, 'role' | 'language' | 'mustChangePassword' | 'mustSetUpSecondStep'>; token: string };

/**
 * As `warmPortal`, and for whoever has just come in the page at the present address: its code, and its first answers,
 * which are asked for the moment that the page's code is there and while the rest still arrives.
 *
 * @returns when the page can be shown in one go with its frame, when it could not be had, or when it takes too long
 */
export async function warmFor({ user: { role, language, mustChangePassword, mustSetUpSecondStep }, token }: Arrival, client: QueryClient): Promise<void> {
  warmPortal(language);
  // The page that comes first then is the shell's own.
  if (mustChangePassword || mustSetUpSecondStep) return;
  // The first questions carry it: they leave before the person is shown as signed in.
  useSessionStore.setState({ token });
  preloadRemote(role);
  const prepared = loadPortal().then(({ prepareFirstPage }) => prepareFirstPage(role, new URL(globalThis.location.href), client)).catch(ignore);
  const late = new Promise<undefined>((done) => { setTimeout(done, patienceMs); });
  await Promise.race([prepared, late]);
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
function whenIdle(work: () => unknown): void {
  if (typeof globalThis.requestIdleCallback === 'function') globalThis.requestIdleCallback(() => void work(), { timeout: 2000 });
  else setTimeout(work, 200);
}
