import AxeBuilder from '@axe-core/playwright';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { isFullRun } from './full-run.ts';

export { isFullRun };

const leftOut = Object.assign(() => undefined, { each: () => () => undefined });

/** A test of the full run alone; another one of its kind stands in `npm test`. */
export const fullTest = (isFullRun ? test : leftOut) as typeof test;

const bothLanguages = ['en-us', 'da-dk'] as const;

/** Both languages in the full run, else the one named: the walk through every page opens each in both anyway. */
export const languagesOr = (only: (typeof bothLanguages)[number]): readonly (typeof bothLanguages)[number][] =>
  isFullRun ? bothLanguages : [only];

/** One login of the demo world, signed in. */
export type SignedIn = { token: string; user: object };

/** Signs a person of the demo world in through the API; the login page has its own suite. */
export async function loggedIn(request: APIRequestContext, email: string): Promise<SignedIn> {
  const answer = await request.post('/api/auth/login', { data: { email, password: 'Benefits-2026' } });
  expect(answer.ok()).toBe(true);
  return answer.json();
}

/** Opens a page as that person, in one of the two languages; the person's own choice of language follows. */
export async function openAs(
  page: Page,
  { token, user }: SignedIn,
  address: string,
  locale: 'en-us' | 'da-dk' = 'en-us',
): Promise<void> {
  await page.request.post('/api/user/language', {
    data: { language: locale },
    headers: { authorization: `Bearer ${token}` },
  });
  await page.addInitScript(
    ([storedUser, storedToken, storedLocale]) => {
      localStorage.setItem('portal.user', storedUser ?? '');
      localStorage.setItem('portal.token', storedToken ?? '');
      sessionStorage.setItem('portal.locale', storedLocale ?? '');
    },
    [JSON.stringify({ ...user, language: locale }), token, locale],
  );
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** No fault of accessibility on the page as it stands, and nothing wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on the page as it stands, one rule with its elements a line. The legacy mode leaves out frames of
 * other origins, of which the portal has none, and takes half the time: it opens no page of its own for each answer.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(entrancesEnd);
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Runs in the page: what fades or slides in has arrived; half faded in, a text has less contrast than it will have. */
const entrancesEnd = () =>
  Promise.all(
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
      .map((animation) => animation.finished.catch(() => undefined)),
  ).then(() => undefined);

/** Nothing sticks out to the side. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth)).toBeLessThanOrEqual(
    0,
  );
}
