import { expect, test, type Page } from '@playwright/test';
import { fullTest, isFullRun } from '../../shared-ui/presets/browser.ts';
import { widths } from './portal.ts';

const canvas = 'rgb(245, 247, 249)';

/**
 * Opens the portal with its first script held back until `release` is called; notes what the browser complains about.
 */
async function openHeldBack(page: Page, address: string) {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/main\.\w+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  // The demo logins of a development server come last and move the form up.
  await page.route('**/api/dev/logins', (route) => route.fulfill({ json: { data: [] } }));
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'interactive');
  return { release, problems };
}

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

for (const { name, width, height } of isFullRun ? widths : widths.slice(0, 1)) {
  test(`${name}: the canvas comes before the script, a line after a second, and the login moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      let shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifted += 'value' in entry ? Number(entry.value) : 0;
        document.documentElement.dataset.shifted = String(shifted);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const { release, problems } = await openHeldBack(page, '/');
    await expect.poll(() => background(page)).toBe(canvas);
    await expect(page.locator('.starting')).toBeHidden();
    await expect(page.locator('.starting')).toBeVisible();

    release();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await expect(page.locator('.starting')).toHaveCount(0);
    expect(await background(page)).toBe(canvas);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.dataset.shifted)).toBeUndefined();
    expect(problems).toEqual([]);
  });
}

fullTest('without scripts the page says why it is empty', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const html = await (await page.goto(baseURL ?? '/'))?.text();
  // A browser whose scripts are only held off by its developer tools does not render it.
  expect(html).toMatch(/<noscript>This portal needs JavaScript\./);
  await context.close();
});
