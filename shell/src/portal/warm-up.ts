import type { Locale } from '@portal/contract/constants';
import {
  currentLocale,
  formatAmount,
  formatDay,
  formatMoney,
  formatNumber,
  loadFonts,
  useSessionStore,
} from '@portal/shared-ui';
import { whenIdle } from '../when-idle.ts';
import { loadKit } from './load-kit.ts';
import { loadPortal, Portal } from './load-portal.ts';
import { queryClient } from './query-client.ts';
import type { Arrival } from './warm-up-context.ts';

/** What does not arrive is fetched again, and reported, by the code that needs it. */
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
  void loadPortal()
    .then(({ federationHost }) => federationHost())
    .catch(ignore);
  void loadFonts().catch(ignore);
}

/**
 * Prefetches for a person who has just logged in: the portal, the role's remote, and the page at the present address
 * with its first queries.
 *
 * @returns when the portal's own code is there or failed to arrive; the page and its answers are not waited for
 */
export async function warmFor({
  user: { id, role, language, mustChangePassword, mustSetUpSecondStep },
  token,
}: Arrival): Promise<void> {
  const portal = Portal.preload().catch(ignore);
  warmPortal(language);
  // The page that comes first then is the shell's own.
  if (!mustChangePassword && !mustSetUpSecondStep) {
    // The first queries carry it: they leave before the person is shown as signed in.
    useSessionStore.setState({ token });
    void loadPortal()
      .then(async ({ settleTrials, currentRegistry, preloadRemote, prepareFirstPage }) => {
        await settleTrials(id, currentRegistry());
        const address = new URL(globalThis.location.href);
        await Promise.all([preloadRemote(role), prepareFirstPage(role, address, queryClient)]);
      })
      .catch(ignore);
  }
  await portal;
}

/** A person who fills in the login form needs the portal next. */
const signsOfIntent = ['focusin', 'pointerdown', 'keydown'] as const;

/**
 * Loads the portal during the login. A person who came for a certain page gets it as soon as the login screen is
 * shown; at the first page of the portal it waits for a sign of intent, so that a glance costs nothing (PERFORMANCE
 * 13). Never a remote: its role is unknown until the login, and no one loads another role's (SECURITY T17).
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
