import { expect, test, type Page } from '@playwright/test';
import { widths } from './portal.ts';

const words = {
  'en-us': { pitch: 'Good equipment, paid from your gross salary.', title: 'Log in' },
  'da-dk': { pitch: 'Godt udstyr, betalt over din bruttoløn.', title: 'Log ind' },
} as const;

type Stores = { local?: Record<string, string>; session?: Record<string, string> };

/** Opens the portal with its large script held back until `release` is called; what is in storage was there before. */
async function openHeldBack(page: Page, address: string, { local = {}, session = {} }: Stores = {}) {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.addInitScript(([inLocal, inSession]) => {
    for (const [key, value] of Object.entries(inLocal ?? {})) localStorage.setItem(key, value);
    for (const [key, value] of Object.entries(inSession ?? {})) sessionStorage.setItem(key, value);
  }, [local, session]);
  let release = () => undefined as void;
  const released = new Promise<void>((done) => { release = done; });
  await page.route(/\/main\.\w+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  // The demo logins of a development server come last and move the form up.
  await page.route('**/api/dev/logins', (route) => route.fulfill({ json: { data: [] } }));
  await page.goto(address, { waitUntil: 'commit' });
  // The parser is done, so the script of the first paint has run; the one held back has not.
  await page.waitForFunction(() => document.readyState === 'interactive');
  return { release, problems };
}

/** The brand's half as it looks, without the corner where a phone has the choice of language. */
async function brandPicture(page: Page): Promise<Buffer[]> {
  const { width, height } = (await page.locator('header').boundingBox()) ?? { width: 0, height: 0 };
  return Promise.all([{ x: 0, y: 0, width: width / 2, height }, { x: 0, y: 64, width, height: height - 64 }].map((clip) => page.screenshot({ clip })));
}

for (const { name, width, height } of widths) {
  for (const locale of ['en-us', 'da-dk'] as const) {
    test(`${name}, ${locale}: the brand is there before the scripts, and the login screen takes its place unseen`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => {
        let shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifted += 'value' in entry ? Number(entry.value) : 0;
          document.documentElement.dataset.shifted = String(shifted);
        }).observe({ type: 'layout-shift', buffered: true });
        const look = () => {
          const { dataset } = document.documentElement;
          const isThere = document.querySelector('#root strong') !== null;
          if (isThere) dataset.seen = 'yes';
          else if (dataset.seen) dataset.gone = 'yes';
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      const { release, problems } = await openHeldBack(page, '/', { session: { 'portal.locale': locale } });
      await expect(page.getByText(words[locale].pitch)).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      const before = await brandPicture(page);

      release();
      await expect(page.getByRole('heading', { name: words[locale].title })).toBeVisible();
      await expect(page.getByText(words[locale].pitch)).toHaveCount(1);
      await expect(page.getByRole('banner')).toHaveCount(1);
      expect(await brandPicture(page)).toEqual(before);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => ({ ...document.documentElement.dataset, sheets: document.adoptedStyleSheets.length }))).toEqual({ seen: 'yes', sheets: 0 });
      expect(problems).toEqual([]);
    });
  }
}

const reseller = { theme: null, favicon: null, logo: null, resellerLogo: null, supportEmail: null, supplierName: 'TeleGros', isReseller: true };
const elsewhere: [string, string, Stores][] = [
  ['a reseller’s look is remembered', '/', { local: { 'portal.branding': JSON.stringify(reseller) } }],
  ['a session is stored', '/', { local: { 'portal.user': '{}', 'portal.token': 'a-token' } }],
  ['a login link is opened', '/auth/validate-token/abc', {}],
  ['live mode is opened', '/live', {}],
];
for (const [why, address, stores] of elsewhere) {
  test(`nothing is painted ahead when ${why}`, async ({ page }) => {
    const { release } = await openHeldBack(page, address, stores);
    await expect(page.locator('#root')).toBeEmpty();
    await expect(page.getByText(words['en-us'].pitch)).toHaveCount(0);
    release();
    await expect(page.getByText(words['en-us'].pitch)).toBeVisible();
  });
}

test('without scripts nothing of it is shown, and the page says why', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const html = await (await page.goto(baseURL ?? '/'))?.text();
  await expect(page.locator('body')).not.toContainText('Benefits');
  // A browser whose scripts are only held off by its developer tools does not render it.
  expect(html).toMatch(/<noscript>This portal needs JavaScript\./);
  await context.close();
});
