import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { fullTest, isFullRun } from '../../shared-ui/presets/browser.ts';
import { editVersions as editRegistry, type Version } from './broken-builds.ts';
import { expectOneCopyOfEach, firstPage, signedInPage, type Role } from './federation-page.ts';
import { serveSite, type StaticSite } from './static-site.ts';

const roles: Role[] = ['company', 'supplier', 'admin', 'employee'];
const failed = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Try again' });

let site: StaticSite;
test.beforeEach(async () => {
  site = await serveSite();
});
test.afterEach(async () => site.close());

/** Changes the files of a remote whose name contains `part`, the compressed twins included. */
async function changeFiles(role: Role, part: string, change: (content: Buffer) => Buffer) {
  const folder = join(site.folder, 'mfe', role);
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.includes(part) || !file.endsWith('.js')) continue;
    const path = join(folder, file);
    await writeFile(path, change(await readFile(path)));
    await writeFile(`${path}.br`, Buffer.from('not brotli'));
    await rename(`${path}.br`, `${path}.br.off`);
  }
}

const addCode = (content: Buffer) => Buffer.concat([content, Buffer.from('\n;globalThis.tampered = true;')]);

// One remote stands for the others, whose pages their own suites open.
for (const role of isFullRun ? roles : (['company'] as const)) {
  test(`T1, T22: ${role} mounts under the strict policy, and no other remote is requested`, async ({ page }) => {
    const { violations, errors, requests } = await signedInPage(page, role);
    await page.goto(site.url + firstPage[role]);
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(violations).toEqual([]);
    expect(errors).toEqual([]);
    const others = requests.filter((url) => url.includes('/mfe/') && !url.includes(`/mfe/${role}/`));
    expect(others).toEqual([]);
  });

  test(`${role}: files removed, the frame lives, "Try again" recovers without a reload`, async ({ page }) => {
    await signedInPage(page, role);
    const folder = join(site.folder, 'mfe', role);
    await rename(folder, `${folder}.away`);
    await page.goto(site.url + firstPage[role]);
    await expect(failed(page)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(`mfe-${role}`);
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await rename(`${folder}.away`, folder);
    await failed(page).click();
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(failed(page)).toBeHidden();
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  });

  for (const part of ['remoteEntry', '__federation_expose']) {
    test(`T17: ${role}: a changed ${part} is refused and its code never runs`, async ({ page }) => {
      await signedInPage(page, role);
      await changeFiles(role, part, addCode);
      await page.goto(site.url + firstPage[role]);
      await expect(failed(page)).toBeVisible();
      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    });
  }
}

fullTest('T17: a changed page chunk is refused and its code never runs', async ({ page }) => {
  await signedInPage(page, 'company');
  for (const file of await readdir(join(site.folder, 'mfe/company'), { recursive: true })) {
    if (/\/\d+\.[0-9a-f]+\.js$/.test(file)) await changeFiles('company', file.split('/').at(-1) ?? '', addCode);
  }
  await page.goto(site.url + firstPage.company);
  await expect(failed(page)).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
});

fullTest('a changed registry file does no harm: the page keeps its own copy', async ({ page }) => {
  await signedInPage(page, 'company');
  await writeFile(join(site.folder, 'mfe/registry.json'), '<html>');
  await page.goto(site.url + firstPage.company);
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('one copy of every singleton, all from the shell', async ({ page }) => {
  await signedInPage(page, 'company');
  await page.goto(site.url + firstPage.company);
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expectOneCopyOfEach(page);
});

/** Edits the versions of a remote in the registry that the page carries, by hand. */
const editVersions = (role: Role, edit: (live: Version) => Version[]) => editRegistry(site.folder, role, edit);

const missing = { version: '9.9.9-9999999', base: '/mfe/company/9.9.9-9999999/' };
const usingMore = (live: Version): Version => ({
  ...live,
  release: { ...live.release, names: { ...live.release.names, '@portal/shared-ui/kit': ['Carousel'] } },
});

test('a live version that is missing gives way to the last good one by itself', async ({ page }) => {
  await signedInPage(page, 'company');
  await editVersions('company', (live) => [
    { ...live, ...missing },
    { ...live, state: 'lastGood' },
  ]);
  await page.goto(site.url + firstPage.company);
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(failed(page)).toBeHidden();
});

fullTest(
  'a live version that uses what this shell lacks is not downloaded; the last good one is shown',
  async ({ page }) => {
    const { requests } = await signedInPage(page, 'company');
    await editVersions('company', (live) => [
      { ...usingMore(live), ...missing },
      { ...live, state: 'lastGood' },
    ]);
    await page.goto(site.url + firstPage.company);
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(requests.filter((url) => url.includes(missing.base))).toEqual([]);
  },
);

fullTest(
  'a remote that uses what this shell lacks and has no other version is named and not downloaded',
  async ({ page }) => {
    const { requests } = await signedInPage(page, 'company');
    await editVersions('company', (live) => [usingMore(live)]);
    await page.goto(site.url + firstPage.company);
    await expect(failed(page)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('mfe-company');
    expect(requests.filter((url) => url.includes('/mfe/company/'))).toEqual([]);
  },
);

fullTest('a remote that hangs ends in the failed view within ten seconds', async ({ page }) => {
  await signedInPage(page, 'company');
  await page.route('**/mfe/company/**/remoteEntry*', () => new Promise(() => undefined));
  await page.goto(site.url + firstPage.company, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(failed(page)).toBeVisible({ timeout: 12_000 });
});

fullTest('an entry that fails once recovers unnoticed', async ({ page }) => {
  await signedInPage(page, 'company');
  let refused = 0;
  await page.route('**/mfe/company/**/remoteEntry*', async (route) =>
    refused++ < 2 ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await page.goto(site.url + firstPage.company);
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(refused).toBeGreaterThan(1);
});

/** What the page tells the API of releases, while one of the company's is on trial for all. */
async function givenTrial(page: Page, halted: boolean) {
  const told: unknown[] = [];
  const trial = { version: missing.version, base: missing.base, state: 'canary', traffic: 100 };
  await editVersions('company', (live) => [{ ...live, ...trial }, live]);
  await page.route('**/api/releases/halted', (route) =>
    route.fulfill({
      json: { data: halted ? [{ remote: 'mfe_company', version: missing.version, haltedAt: '' }] : [] },
    }),
  );
  await page.route('**/api/releases/loads', (route) => {
    told.push(route.request().postDataJSON());
    return route.fulfill({ json: { data: { halted: false } } });
  });
  return told;
}

fullTest('a release on trial that does not load gives way to the live one, and both are told', async ({ page }) => {
  await signedInPage(page, 'company');
  const told = await givenTrial(page, false);
  await page.goto(site.url + firstPage.company);
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(failed(page)).toBeHidden();
  await expect
    .poll(() => told)
    .toMatchObject([
      { remote: 'mfe_company', version: missing.version, onTrial: true, failed: true },
      { remote: 'mfe_company', onTrial: false, failed: false },
    ]);
});

fullTest('a release that was halted is not requested', async ({ page }) => {
  const { requests } = await signedInPage(page, 'company');
  const told = await givenTrial(page, true);
  await page.goto(site.url + firstPage.company);
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(requests.filter((url) => url.includes(missing.base))).toEqual([]);
  await expect.poll(() => told).toMatchObject([{ onTrial: false, failed: false }]);
});
