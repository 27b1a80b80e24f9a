import { existsSync } from 'node:fs';
import puppeteer, { type HTTPRequest } from 'puppeteer-core';
import type { SignedIn } from './browser.ts';
import type { Drivable, Heard } from './page-in-place.ts';

/** The Firefox to test with: `FIREFOX_PATH`, else the system's, else undefined. */
export const firefoxPath = (): string | undefined =>
  [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (path) => path !== undefined && existsSync(path),
  );

type Opened = { page: Drivable; heard: Heard; close: () => Promise<void> };

/**
 * Opens the portal in the system's Firefox as a person, on the profile page. Playwright drives only a Firefox of its
 * own making; Puppeteer speaks the standard protocol (WebDriver BiDi) that the released one understands.
 */
export async function openFirefox({
  address,
  session: { token, user },
  width,
}: {
  address: string;
  session: SignedIn;
  width: number;
}): Promise<Opened> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefoxPath() ?? '', headless: true });
  const page = await browser.newPage();
  // The released ESR sets the size and does not know the orientation, which Puppeteer sets beside it.
  await page.setViewport({ width, height: 900 }).catch((error: unknown) => {
    if (!String(error).includes('setScreenOrientationOverride')) throw error;
  });
  let faults: string[] = [];
  const calls = new Set<HTTPRequest>();
  // A page of the API: the portal itself would begin to load, and say in its console that it was left.
  await page.goto(`${address}/api/health`);
  await page.evaluate(
    (storedUser, storedToken) => {
      localStorage.setItem('portal.user', storedUser);
      localStorage.setItem('portal.token', storedToken);
    },
    JSON.stringify(user),
    token,
  );
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => faults.push(`uncaught: ${error instanceof Error ? error.message : String(error)}`));
  page.on('request', (request) => request.url().includes('/api/') && calls.add(request));
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  await page.goto(`${address}/profile`);
  await page.waitForSelector('main h1');
  const shown = await page.evaluate(() => innerWidth);
  if (shown !== width) throw new Error(`Firefox is ${shown} px wide instead of ${width}`);
  const take = () => {
    const taken = faults;
    faults = [];
    return taken;
  };
  return {
    page: page as unknown as Drivable,
    heard: { take, underWay: () => calls.size },
    close: () => browser.close(),
  };
}
