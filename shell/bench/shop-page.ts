import type { Browser } from '@playwright/test';
import { comeToLogIn, employee, inFreshContext, pressLogIn } from './visitor.ts';
import { scrollThrough, watch } from './watch.ts';

export type ShopFigures = { usefulMs: number; longestTask: number; shift: number };

const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const telephone = { width: 390, height: 844 };
const card = 'main li h2';
const shopInMenu = 'nav a[href="/employee/catalogs"]';

/**
 * Row 15: an employee logs in at `/` on a slow telephone, opens the shop, waits for the first pictures of the shop and
 * scrolls it.
 */
export function browseShop(from: Browser, portal: string): Promise<ShopFigures> {
  return inFreshContext(from, async (page) => {
    await page.setViewportSize(telephone);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.emulateNetworkConditions', slow4G);
    await comeToLogIn(page, portal, employee);
    const seen = await watch(page);
    const started = performance.now();
    await pressLogIn(page);
    await page.locator(shopInMenu).click();
    await page.waitForFunction(
      (name) =>
        document.querySelector(name) !== null &&
        [...document.querySelectorAll<HTMLImageElement>('main li img')].slice(0, 4).every(({ complete }) => complete),
      card,
      { polling: 'raf', timeout: 60_000 },
    );
    const usefulMs = performance.now() - started;
    await page.waitForLoadState('networkidle');
    await scrollThrough(page, card);
    return { usefulMs, ...(await seen.jsonValue()) };
  });
}
