import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { signedInPage } from './federation-page.ts';
import { givenRepository, packPackages } from './own-repository.ts';
import { serveSite, type StaticSite } from './static-site.ts';

// Each test builds at least once.
test.describe.configure({ timeout: 240_000 });

let packages: Awaited<ReturnType<typeof packPackages>>;
let work: string;
let site: StaticSite;
test.beforeAll(async () => {
  packages = await packPackages();
});
test.afterAll(async () => packages.remove());
test.beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'portal-remote-'));
  site = await serveSite();
});
test.afterEach(async () => {
  await site.close();
  await rm(work, { recursive: true, force: true });
});

const givenRemote = (path: string) => givenRepository(packages.folder, join(work, path));
const pageFile = 'src/CompaniesPage.tsx';
/** The build also writes the names of what is minified. */
const tellingNames = (text: string) =>
  text.replace('remote(meta)', 'telling').concat(`
import { writeFileSync } from 'node:fs';
async function telling(...flags) {
  const config = await remote(meta)(...flags);
  const tell = (assets) => writeFileSync('minified.json', JSON.stringify(Object.keys(assets).sort()));
  const tap = (compilation) => compilation.hooks.processAssets.tap('telling', tell);
  config.plugins.push({ apply: ({ hooks }) => hooks.thisCompilation.tap('telling', tap) });
  return config;
}
`);
const minifiedNames = async ({ folder }: { folder: string }): Promise<string[]> =>
  JSON.parse(await readFile(join(folder, 'minified.json'), 'utf8'));
const throwing = (text: string) => text.replace('return (', "throw new Error('broken page');\n  return (");
const throwingLater = (text: string) =>
  `import { useEffect } from 'react';\n${text.replace(
    'return (',
    "useEffect(() => {\n    throw new Error('broken page');\n  });\n  return (",
  )}`;
const heading = (page: Page) => page.locator('main').getByRole('heading', { level: 1 });

test('a version follows what the bundle contains, wherever it is built', async () => {
  const [remote, other] = [await givenRemote('one'), await givenRemote('deeper/in/another')];
  for (const each of [remote, other]) await each.edit('webpack.config.mjs', tellingNames);
  const { version, names } = await remote.build();
  expect(names).toEqual({
    '@portal/shared-ui': ['PageHeader', 'call', 'routesOf', 'useQuery', 'useRoutes'],
    '@portal/shared-ui/kit': ['FailedQuery'],
  });

  expect((await other.build()).version).toBe(version);
  // The minifier names variables by how often each letter occurs, in the hashes that the code names, too.
  expect(await minifiedNames(other)).toEqual(await minifiedNames(remote));

  await remote.edit('node_modules/@portal/contract/src/companies.ts', (text) =>
    text.concat("export const newCall = endpoint('POST', '/admin/new', { ...createCompany, summary: 'New' });\n"),
  );
  await remote.edit(
    'node_modules/@portal/shared-ui/src/ui/PageHeader.tsx',
    (text) => `${text}export const more = 1;\n`,
  );
  await remote.edit('node_modules/@portal/shared-ui/package.json', (text) =>
    text.replace(/("version": "\d+\.)(\d+)/, (_, major: string, minor: string) => `${major}${Number(minor) + 1}`),
  );
  expect((await remote.build()).version).toBe(version);

  await remote.edit('src/locales/da-dk.po', (text) => text.replace('virksomheder', 'firmaer'));
  expect((await remote.build()).version).not.toBe(version);
});

test('a remote of another repository is checked, built, published alone and shown', async ({ page }) => {
  const remote = await givenRemote('remote');
  await remote.build();
  await remote.typecheck();
  const live = await readFile(join(site.folder, 'index.html'), 'utf8');
  await remote.publish(site.folder);
  const shellOf = (html: string) => /\/shell\/([^/]+)\//.exec(html)?.[1];
  expect(shellOf(await readFile(join(site.folder, 'index.html'), 'utf8'))).toBe(shellOf(live));

  const { errors, violations } = await signedInPage(page, 'supplier');
  await page.goto(`${site.url}/supplier/catalogs`);
  await expect(heading(page)).toHaveText('Companies of another house');
  // Its request fails here; that is for the page to show and no failure of the remote.
  await expect(page.locator('main').getByRole('alert').getByRole('button')).toBeVisible();
  await expect(heading(page)).toHaveText('Companies of another house');
  expect([...errors, ...violations]).toEqual([]);
});

test('a remote that throws while it is shown gives way to the last good one, told once', async ({ page }) => {
  const remote = await givenRemote('remote');
  await remote.build();
  await remote.publish(site.folder);
  await remote.edit(pageFile, throwing);
  await remote.build();
  await remote.publish(site.folder);

  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('broken page')) told.push(message.text());
  });
  await signedInPage(page, 'supplier');
  await page.goto(`${site.url}/profile`);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const open = (path: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await open('/supplier/catalogs');
  await expect(heading(page)).toHaveText('Companies of another house', { timeout: 3_000 });
  await open('/profile');
  await expect(heading(page)).not.toHaveText('Companies of another house');
  await open('/supplier/catalogs');
  await expect(heading(page)).toHaveText('Companies of another house');
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  expect(told).toHaveLength(1);
});

for (const [when, change] of [
  ['while it renders', throwing],
  ['in an effect', throwingLater],
] as const)
  test(`a remote that throws ${when} and has no last good version ends in the failed view`, async ({ page }) => {
    const remote = await givenRemote('remote');
    await remote.edit(pageFile, change);
    await remote.build();
    await rm(join(site.folder, 'mfe/supplier'), { recursive: true });
    await remote.publish(site.folder);
    await signedInPage(page, 'supplier');
    await page.goto(`${site.url}/supplier/catalogs`);
    await expect(page.locator('main').getByRole('alert')).toContainText('mfe-supplier', { timeout: 12_000 });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

test('a remote that uses a name of a newer shell is refused, and the one before stays live', async ({ page }) => {
  const remote = await givenRemote('remote');
  await remote.build();
  await remote.publish(site.folder);
  await remote.edit(
    'node_modules/@portal/shared-ui/src/index.ts',
    (text) => `${text}export const Carousel = () => null;\n`,
  );
  await remote.edit(
    pageFile,
    (text) =>
      `import { Carousel } from '@portal/shared-ui';\n${text.replace('return (', 'void Carousel;\n  return (')}`,
  );
  expect((await remote.build()).names['@portal/shared-ui']).toContain('Carousel');
  await expect(remote.publish(site.folder)).rejects.toThrow('Carousel');
  await signedInPage(page, 'supplier');
  await page.goto(`${site.url}/supplier/catalogs`);
  await expect(heading(page)).toHaveText('Companies of another house');
});
