import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { launchOptions } from '../../shared-ui/presets/playwright.ts';
import { startFloor } from './floor-server.ts';
import { meter } from './meter.ts';

/**
 * PERFORMANCE rows 13 and 14 in a real browser, on built artefacts and the demo world: prints one line of JSON. The
 * login page and the floor are opened in turns, each time with an empty cache.
 */
export type BrowserFigures = {
  login: { kB: number; requests: number; lcp: number[]; floorLcp: number[]; tbt: number[] };
  orders: { kB: number; requests: number; listMs: number[]; floorListMs: number[] };
};

const rounds = Number(process.argv[2] ?? 7);
const port = 4390;
const portal = `http://localhost:${port}`;
const folder = await mkdtemp(join(tmpdir(), 'portal-floor-'));
const floor = await startFloor(folder, portal);
const server = await startPortal();
const browser = await chromium.launch(launchOptions());
try {
  const login: BrowserFigures['login'] = { kB: 0, requests: 0, lcp: [], floorLcp: [], tbt: [] };
  const orders: BrowserFigures['orders'] = { kB: 0, requests: 0, listMs: [], floorListMs: [] };
  // The first visit of each warms the servers; it is weighed, and its times are not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const ours = await visit(browser, portal);
    const bare = await visit(browser, floor.url);
    const list = await signIn(browser, { at: `${portal}/company/orders`, row: 'main table tbody tr a', isWeighed: round === 0 });
    const bareList = await signIn(browser, { at: floor.url, row: 'main table tbody tr td' });
    if (round === 0) {
      Object.assign(login, { kB: ours.kB, requests: ours.requests });
      Object.assign(orders, { kB: list.kB - ours.kB, requests: list.requests - ours.requests });
      continue;
    }
    login.lcp.push(ours.lcp);
    login.tbt.push(ours.tbt);
    login.floorLcp.push(bare.lcp);
    orders.listMs.push(list.ms);
    orders.floorListMs.push(bareList.ms);
  }
  console.log(JSON.stringify({ login, orders } satisfies BrowserFigures));
} finally {
  await browser.close();
  floor.server.close();
  await stop(server);
  await rm(folder, { recursive: true, force: true });
}

async function inFreshContext<T>(from: Browser, work: (page: Page, context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await from.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** One page with an empty cache: what it weighs, when its largest part is painted, how long it blocks. */
function visit(from: Browser, url: string) {
  return inFreshContext(from, async (page) => {
    const traffic = await meter(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    const { lcp, tbt } = await page.evaluate(() => new Promise<{ lcp: number; tbt: number }>((done) => {
      const found = { lcp: 0, tbt: 0 };
      new PerformanceObserver((list) => { for (const { startTime } of list.getEntries()) found.lcp = startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) found.tbt += Math.max(0, duration - 50); }).observe({ type: 'longtask', buffered: true });
      setTimeout(() => done(found), 200);
    }));
    return { ...traffic(), lcp, tbt };
  });
}

type Arrival = { at: string; row: string; isWeighed?: boolean };

/**
 * The time from the press on "Log in" to the first row of the orders, the role's remote included. The traffic is that of
 * the whole visit: who comes for a certain page has parts of the portal loaded while the login screen is shown. A visit
 * that is timed is not weighed, because the messages of every request take the processor that is being timed.
 */
function signIn(from: Browser, { at, row, isWeighed = false }: Arrival) {
  return inFreshContext(from, async (page) => {
    const traffic = isWeighed ? await meter(page) : () => ({ kB: 0, requests: 0 });
    await page.goto(at, { waitUntil: 'networkidle' });
    await page.getByLabel('E-mail', { exact: true }).fill('mette@nordlys.example');
    await page.getByLabel('Password', { exact: true }).fill('Benefits-2026');
    const shown = page.evaluate((first) => new Promise<number>((done, failed) => {
      setTimeout(() => failed(new Error(`${first} was not shown`)), 30_000);
      let pressed = 0;
      document.addEventListener('submit', () => { pressed = performance.now(); }, { capture: true, once: true });
      const watch = new MutationObserver(() => {
        if (!document.querySelector(first)) return;
        watch.disconnect();
        requestAnimationFrame(() => done(performance.now() - pressed));
      });
      watch.observe(document.body, { childList: true, subtree: true });
    }), row);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    const ms = await shown;
    await page.waitForLoadState('networkidle');
    return { ...traffic(), ms };
  });
}

async function startPortal(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../api/launch/e2e-server.ts')], { env: { ...process.env, PORT: String(port), LOG_LEVEL: 'warn' }, stdio: ['ignore', 'ignore', 'inherit'] });
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) break;
    const isUp = await fetch(`${portal}/api/health`).then(({ ok }) => ok, () => false);
    if (isUp) return child;
    await new Promise((next) => setTimeout(next, 200));
  }
  throw new Error('the portal did not start');
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}
