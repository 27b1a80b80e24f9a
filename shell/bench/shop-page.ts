import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { comeToLogIn, employee, inFreshContext, pressLogIn } from './visitor.ts';
import { scrollThrough, watch } from './watch.ts';

export type ShopFigures = { usefulMs: number; longestTask: number; shift: number };

const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const card = 'main li h2';

/** Row 15: an employee logs in at `/` on a slow telephone, waits for the first pictures of the shop and scrolls it. */
export function browseShop(from: Browser, portal: string): Promise<ShopFigures> {
  return inFreshContext(from, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.emulateNetworkConditions', slow4G);
    await comeToLogIn(page, portal, employee);
    const seen = await watch(page);
    const started = performance.now();
    await pressLogIn(page);
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

/** Pictures of 600 by 600 under the portal's own address: parts of what is on the screen. Answers their paths. */
export async function makePictures(page: Page, webRoot: string, count: number): Promise<string[]> {
  const paths = Array.from({ length: count }, (_, at) => `/picture-${at}.jpg`);
  for (const [at, path] of paths.entries()) {
    const clip = { x: at * 10, y: at * 5, width: 600, height: 600 };
    await writeFile(join(webRoot, path), await page.screenshot({ type: 'jpeg', quality: 90, clip }));
  }
  return paths;
}
