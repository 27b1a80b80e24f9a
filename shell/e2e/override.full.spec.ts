import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { firstPage, signedInPage } from './federation-page.ts';
import { serveSite } from './static-site.ts';

// The shell and a remote are built once.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const webpack = (folder: string, ...args: string[]) =>
  run(process.execPath, [join(root, 'node_modules/webpack/bin/webpack.js'), ...args], { cwd: join(root, folder) });

/** What `webpack serve` is to the page: a folder on another origin, and what was asked of it. */
async function serveBuild(folder: string) {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://remote').pathname;
    asked.push(path);
    readFile(join(folder, path)).then(
      (body) =>
        response
          .writeHead(200, {
            'access-control-allow-origin': '*',
            'content-type': path.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'application/json',
          })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, asked, close };
}

let work: string;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  work = await mkdtemp(join(tmpdir(), 'portal-override-'));
  await webpack('mfe-company', '--mode', 'development');
  await cp(join(root, 'mfe-company/dist-development'), work, { recursive: true });
  await webpack('shell', '--mode', 'production', '--env', 'overrides');
});
test.afterAll(async () => rm(work, { recursive: true, force: true }));

const banner = (page: Page) => page.getByRole('region', { name: 'A developer’s build is shown' });
const heading = (page: Page) => page.locator('main').getByRole('heading', { level: 1, name: 'Subscriptions' });
const failed = (page: Page) => page.getByRole('button', { name: 'Try again' });

async function developersSite(origin: string) {
  const site = await serveSite([origin]);
  const publish = [join(root, 'shell/deploy/publish.mjs'), site.folder, '--only', 'shell', '--overrides'];
  await run(process.execPath, publish);
  return site;
}

test('the shell of npm run dev shows a developer’s build over reloads, says so, and goes back', async ({ page }) => {
  const remote = await serveBuild(work);
  const site = await developersSite(remote.origin);
  const { errors, violations, requests } = await signedInPage(page, 'company');
  await page.goto(`${site.url}${firstPage.company}?mfe-override=company@${remote.origin}/`);
  await expect(banner(page)).toContainText(`The part “company” comes from ${remote.origin}/`);
  await expect(heading(page)).toBeVisible();
  expect(page.url()).toBe(site.url + firstPage.company);
  expect(remote.asked).toContain('/remoteEntry.js');
  const published = () => requests.filter((url) => url.includes('/mfe/company/'));
  expect(published()).toEqual([]);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await expect(heading(page)).toBeVisible();
  expect(published()).toEqual([]);
  expect([errors, violations]).toEqual([[], []]);

  await banner(page).getByRole('button', { name: 'Reset' }).click();
  await expect(heading(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => published().length).toBeGreaterThan(0);
  await remote.close();
  await site.close();
});

test('a developer’s build that does not answer fails, its menu stays, and "Reset" goes back', async ({ page }) => {
  const remote = await serveBuild(work);
  await remote.close();
  const site = await developersSite(remote.origin);
  await signedInPage(page, 'company');
  await page.goto(`${site.url}${firstPage.company}?mfe-override=company@${remote.origin}/`);
  await expect(failed(page)).toBeVisible({ timeout: 12_000 });
  await expect(page.getByRole('link', { name: 'Subscriptions' })).toBeVisible();
  await banner(page).getByRole('button', { name: 'Reset' }).click();
  await expect(failed(page)).toBeHidden();
  await expect(heading(page)).toBeVisible();
  await site.close();
});

test('T17: a published shell has no code for it and asks nothing of the address', async ({ page }) => {
  const remote = await serveBuild(work);
  const site = await serveSite([remote.origin]);
  await signedInPage(page, 'company');
  await page.goto(`${site.url}${firstPage.company}?mfe-override=company@${remote.origin}/`);
  await expect(heading(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(remote.asked).toEqual([]);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('override')))).toEqual([]);
  const built = (await readdir(join(root, 'shell/dist'), { recursive: true })).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(built.map((file) => readFile(join(root, 'shell/dist', file), 'utf8')));
  expect(built.length).toBeGreaterThan(3);
  expect(texts.filter((text) => /mfe-override/.test(text))).toEqual([]);
  await remote.close();
  await site.close();
});
