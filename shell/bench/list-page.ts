import type { Browser, Page } from '@playwright/test';
import { comeToLogIn, inFreshContext, pressLogIn } from './visitor.ts';
import { scrollThrough, watch } from './watch.ts';

const row = 'main table tbody tr:has(a)';
const pageOfRows = 50;
export const ordersInMenu = 'nav a[href="/company/orders"]';
const listPath = '/api/company/orders';

/** Row 15: a visit to the list of 50 orders from the home page, which is scrolled and then filtered to 50 others. */
export function browseList(from: Browser, portal: string): Promise<{ longestTask: number; filterMs: number }> {
  return inFreshContext(from, async (page) => {
    await comeToLogIn(page, portal);
    await pressLogIn(page);
    const orders = page.locator(ordersInMenu);
    await orders.waitFor();
    // What the login still starts is not the list's doing; a person looks before pressing.
    await page.waitForTimeout(1_000);
    const seen = await watch(page);
    const opened = nextRows(page, []);
    await orders.click();
    const { names } = await opened;
    await scrollThrough(page, row);
    const { longestTask } = await seen.jsonValue();

    const filtered = nextRows(page, names);
    await page
      .getByRole('navigation', { name: 'Orders by state' })
      .getByRole('link', { name: /^In process/ })
      .click();
    const { pressed, shown } = await filtered;
    return { longestTask, filterMs: shown - pressed - (await serverMs(page, pressed)) };
  });
}

/**
 * When the next press comes, and when the page shows 50 rows after it, none of which is one of `before`: rows that stay
 * while others are asked for do not count. Shown is what was painted: a frame's callbacks run before its layout.
 */
function nextRows(page: Page, before: readonly string[]) {
  return page.evaluate(
    (wanted) =>
      new Promise<{ pressed: number; shown: number; names: string[] }>((done, failed) => {
        const namesNow = () =>
          [...document.querySelectorAll(wanted.row)].map((one) => one.querySelector('a')?.textContent ?? '');
        setTimeout(
          () => failed(new Error(`${namesNow().length} rows instead of ${wanted.rows} others were shown`)),
          30_000,
        );
        let pressed = 0;
        document.addEventListener(
          'click',
          () => {
            pressed = performance.now();
          },
          { capture: true, once: true },
        );
        const watch = new MutationObserver(() => {
          const names = namesNow();
          if (pressed === 0 || names.length !== wanted.rows || names.some((name) => wanted.before.includes(name)))
            return;
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => done({ pressed, shown: performance.now(), names })));
        });
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    { row, rows: pageOfRows, before },
  );
}

/**
 * What the server took for the one list that was asked for since the press: an answer from the page's cache is an
 * error.
 */
function serverMs(page: Page, pressed: number): Promise<number> {
  return page.evaluate(
    ({ since, path }) => {
      const asked = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name, startTime }) => startTime >= since && new URL(name).pathname === path);
      const [list] = asked;
      if (list === undefined || asked.length > 1 || list.requestStart === 0)
        throw new Error(`${asked.length} requests for the filtered rows`);
      return list.responseEnd - list.requestStart;
    },
    { since: pressed, path: listPath },
  );
}
