import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../../shared-ui/presets/playwright.ts';
import { startFloor } from './floor-server.ts';
import { browseList } from './list-page.ts';
import { meter } from './meter.ts';
import { addOrders } from './more-orders.ts';
import { databaseOf, portal, startPortal, stop } from './portal.ts';
import { comeToLogIn, inFreshContext, pressLogIn } from './visitor.ts';

/**
 * PERFORMANCE rows 13 to 15 in a real browser, on built artefacts and the demo world: prints one line of JSON. The
 * login page and the floor are opened in turns, each time with an empty cache.
 */
export type BrowserFigures = {
  login: { kB: number; requests: number; lcp: number[]; floorLcp: number[]; tbt: number[] };
  orders: { kB: number; requests: number; listMs: number[]; floorListMs: number[] };
  list: { longestTask: number[]; filterMs: number[] };
};

const rounds = Number(process.argv[2] ?? 7);
const folder = await mkdtemp(join(tmpdir(), 'portal-browser-'));
const floor = await startFloor(join(folder, 'floor'), portal);
const server = await startPortal(folder);
const browser = await chromium.launch(launchOptions());
try {
  const login: BrowserFigures['login'] = { kB: 0, requests: 0, lcp: [], floorLcp: [], tbt: [] };
  const orders: BrowserFigures['orders'] = { kB: 0, requests: 0, listMs: [], floorListMs: [] };
  // The first visit of each warms the servers; it is weighed, and its times are not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const ours = await visit(browser, portal);
    const bare = await visit(browser, floor.url);
    const list = await signIn(browser, {
      at: `${portal}/company/orders`,
      row: 'main table tbody tr a',
      isWeighed: round === 0,
    });
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
  // Only now, so that rows 13 and 14 are taken on the demo world as it is. Its three orders in process become sixty.
  await addOrders(await databaseOf(folder), 19);
  const list: BrowserFigures['list'] = { longestTask: [], filterMs: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const { longestTask, filterMs } = await browseList(browser, portal);
    if (round === 0) continue;
    list.longestTask.push(longestTask);
    list.filterMs.push(filterMs);
  }
  console.log(JSON.stringify({ login, orders, list } satisfies BrowserFigures));
} finally {
  await browser.close();
  floor.server.close();
  await stop(server);
  await rm(folder, { recursive: true, force: true });
}

/** One page with an empty cache: what it weighs, when its largest part is painted, how long it blocks. */
function visit(from: Browser, url: string) {
  return inFreshContext(from, async (page) => {
    const traffic = await meter(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    const { lcp, tbt } = await page.evaluate(
      () =>
        new Promise<{ lcp: number; tbt: number }>((done) => {
          const found = { lcp: 0, tbt: 0 };
          new PerformanceObserver((list) => {
            for (const { startTime } of list.getEntries()) found.lcp = startTime;
          }).observe({ type: 'largest-contentful-paint', buffered: true });
          new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) found.tbt += Math.max(0, duration - 50);
          }).observe({ type: 'longtask', buffered: true });
          setTimeout(() => done(found), 200);
        }),
    );
    return { ...traffic(), lcp, tbt };
  });
}

type Arrival = { at: string; row: string; isWeighed?: boolean };

/**
 * The time from the press on "Log in" to the first row of the orders, the role's remote included. The traffic is that
 * of the whole visit: who comes for a certain page has parts of the portal loaded while the login screen is shown. A
 * visit that is timed is not weighed, because the messages of every request take the processor that is being timed.
 */
function signIn(from: Browser, { at, row, isWeighed = false }: Arrival) {
  return inFreshContext(from, async (page) => {
    const traffic = isWeighed ? await meter(page) : () => ({ kB: 0, requests: 0 });
    await comeToLogIn(page, at);
    const shown = page.evaluate(
      (first) =>
        new Promise<number>((done, failed) => {
          setTimeout(() => failed(new Error(`${first} was not shown`)), 30_000);
          let pressed = 0;
          document.addEventListener(
            'submit',
            () => {
              pressed = performance.now();
            },
            { capture: true, once: true },
          );
          const watch = new MutationObserver(() => {
            if (!document.querySelector(first)) return;
            watch.disconnect();
            requestAnimationFrame(() => done(performance.now() - pressed));
          });
          watch.observe(document.body, { childList: true, subtree: true });
        }),
      row,
    );
    await pressLogIn(page);
    const ms = await shown;
    await page.waitForLoadState('networkidle');
    return { ...traffic(), ms };
  });
}
