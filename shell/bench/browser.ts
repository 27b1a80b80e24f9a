import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { scratchFolder } from '../../api/launch/scratch-folder.ts';
import { launchOptions } from '../../shared-ui/presets/playwright.ts';
import { startFloor } from './floor-server.ts';
import { browseList, ordersInMenu } from './list-page.ts';
import { meter } from './meter.ts';
import { addOrders, addProducts } from './more-rows.ts';
import { databaseOf, portal, startPortal, stop } from './portal.ts';
import { browseShop, type ShopFigures } from './shop-page.ts';
import { comeToLogIn, inFreshContext, pressLogIn } from './visitor.ts';

/**
 * PERFORMANCE rows 13 to 15 in a real browser, on built artefacts and the demo world: prints one line of JSON. Every
 * visit starts at `/` with an empty cache; portal and floor take turns.
 */
type BrowserFigures = {
  login: { kB: number; requests: number; lcp: number[]; floorLcp: number[] };
  orders: { kB: number; requests: number; listMs: number[]; floorListMs: number[] };
  list: { longestTask: number[]; filterMs: number[] };
  shop: ShopFigures[];
};

const rounds = Number(process.argv[2] ?? 7);
const folder = await scratchFolder('portal-browser-');
const floor = await startFloor(join(folder, 'floor'), portal);
const server = await startPortal(folder);
const browser = await chromium.launch(launchOptions());
try {
  const login: BrowserFigures['login'] = { kB: 0, requests: 0, lcp: [], floorLcp: [] };
  const orders: BrowserFigures['orders'] = { kB: 0, requests: 0, listMs: [], floorListMs: [] };
  // The first visit of each warms the servers; it is weighed, and its times are not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const ours = await visit(browser, portal);
    const bare = await visit(browser, floor.url);
    const list = await signIn(browser, { at: portal, menu: ordersInMenu, row: 'main table tbody tr a', round });
    const bareList = await signIn(browser, { at: floor.url, row: 'main table tbody tr td', round });
    if (round === 0) {
      Object.assign(login, { kB: ours.kB, requests: ours.requests });
      Object.assign(orders, { kB: list.kB, requests: list.requests });
      continue;
    }
    login.lcp.push(ours.lcp);
    login.floorLcp.push(bare.lcp);
    orders.listMs.push(list.ms);
    orders.floorListMs.push(bareList.ms);
  }
  // Only now, so that rows 13 and 14 are taken on the demo world as it is. Its three orders in process become sixty.
  const database = await databaseOf(folder);
  await addOrders(database, 19);
  await addProducts(database, 200);
  const list: BrowserFigures['list'] = { longestTask: [], filterMs: [] };
  const shop: ShopFigures[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const { longestTask, filterMs } = await browseList(browser, portal);
    const visited = await browseShop(browser, portal);
    if (round === 0) continue;
    list.longestTask.push(longestTask);
    list.filterMs.push(filterMs);
    shop.push(visited);
  }
  console.log(JSON.stringify({ login, orders, list, shop } satisfies BrowserFigures));
} finally {
  await browser.close();
  floor.server.close();
  await stop(server);
  await rm(folder, { recursive: true, force: true });
}

/** One page with an empty cache: what it weighs, and when its largest part is painted. */
function visit(from: Browser, url: string) {
  return inFreshContext(from, async (page) => {
    const traffic = await meter(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    const lcp = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let last = 0;
          new PerformanceObserver((list) => {
            for (const { startTime } of list.getEntries()) last = startTime;
          }).observe({ type: 'largest-contentful-paint', buffered: true });
          setTimeout(() => done(last), 200);
        }),
    );
    return { ...traffic(), lcp };
  });
}

type Arrival = { at: string; menu?: string; row: string; round: number };

/**
 * The time from the press on "Log in" to the first row of the orders, over the home page and a click as soon as its
 * menu is there. The traffic is that of the whole visit. A visit that is timed is not weighed, because the messages of
 * every request take the processor that is being timed.
 */
function signIn(from: Browser, { at, menu, row, round }: Arrival) {
  return inFreshContext(from, async (page) => {
    const traffic = round === 0 ? await meter(page) : () => ({ kB: 0, requests: 0 });
    await comeToLogIn(page, at);
    const started = performance.now();
    await pressLogIn(page);
    if (menu) await page.locator(menu).click();
    await page.waitForSelector(row);
    const ms = performance.now() - started;
    await page.waitForLoadState('networkidle');
    return { ...traffic(), ms };
  });
}
