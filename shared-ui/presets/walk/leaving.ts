import type { Page } from '@playwright/test';
import type { Probe } from './probe.ts';

/** How a person may leave what they typed. Each answers whether there is such a way here. */
type Leave = (page: Page) => Promise<boolean>;

const pressing =
  (what: Parameters<Probe['press']>[0]): Leave =>
  (page) =>
    page.evaluate((one) => window.probe.press(one), what);

/** Ways that lose what is typed: each has to be asked about. */
const asking = {
  menu: pressing('menu'),
  tab: pressing('tab'),
  logout: pressing('logout'),
  close: pressing('close'),
  escape: async (page) => {
    await page.keyboard.press('Escape');
    return true;
  },
  back: async (page) => {
    await page.evaluate(() => history.back());
    return true;
  },
} satisfies Record<string, Leave>;

export const waysFrom = {
  page: ['menu', 'back', 'reload', 'logout', 'language', 'session', 'tab'],
  dialog: ['escape', 'close', 'back', 'reload', 'session'],
} as const;
export type Way = (typeof waysFrom)[keyof typeof waysFrom][number];

const settled = (page: Page) => page.evaluate(() => window.probe.settled());
const held = (page: Page) => page.evaluate(() => window.probe.held());

/**
 * Tries to leave by one way and stays. Answers what went wrong: nothing was asked, or what was typed is gone;
 * undefined where the page has no such way.
 */
export async function tryToLeave(page: Page, way: Way, typed: string): Promise<string[] | undefined> {
  const at = page.url();
  const faults: string[] = [];
  if (way === 'reload') {
    if (!(await isHeldUp(page))) faults.push('a reload is not held up');
  } else if (way === 'language') await changeLanguageAndBack(page);
  else if (way === 'session') {
    await page.evaluate(() => window.probe.session(true));
    await settled(page);
    const { kind } = await page.evaluate(() => window.probe.surface());
    if (kind !== 'session') faults.push('the overlay of an ended session does not come');
    await page.evaluate(() => window.probe.session(false));
    await settled(page);
  } else {
    if (!(await asking[way](page))) return undefined;
    await settled(page);
    if ((await page.evaluate(() => window.probe.question())) === 'none') return [`${way}: nothing was asked`];
    await page.evaluate(() => window.probe.answer(false));
    await settled(page);
  }
  const now = await held(page);
  // Once its field is left, a day is written out in the language of the page, a number with groups and decimals.
  const isKept = [now, now?.replaceAll(/[.,]/g, '')].some((text) => text?.startsWith(typed)) || now?.endsWith('2027');
  if (!isKept) faults.push(`${way}: what was typed is ${now === undefined ? 'gone' : `"${now}"`}`);
  if (page.url() !== at) faults.push(`${way}: the page went to ${new URL(page.url()).pathname}`);
  return faults;
}

/** Whether the browser asks before it reloads; it stays. */
async function isHeldUp(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog', { timeout: 3000 }).then(
    (dialog) => dialog.dismiss().then(() => true),
    () => false,
  );
  await page.evaluate(() => void setTimeout(() => location.reload()));
  return asked;
}

async function changeLanguageAndBack(page: Page): Promise<void> {
  for (const turn of [1, 2]) {
    await page.evaluate(() => window.probe.press('language'));
    await settled(page);
    await page.evaluate(() => window.probe.press('other-language'));
    await settled(page);
    if (turn === 1) await page.evaluate(() => window.probe.settled());
  }
}
