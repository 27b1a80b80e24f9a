import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome'];

/** The browser to test with: `CHROMIUM_PATH`, then the system's Chromium, then Playwright's own download (undefined). */
export const chromiumPath = () => {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && existsSync(chosen)) return chosen;
  return candidates.find((path) => existsSync(path));
};

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launch options for scripts that drive Chromium themselves. */
export const launchOptions = () => {
  const executablePath = chromiumPath();
  return { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) };
};

/**
 * Playwright configuration of one package: `e2e/*.spec.ts`, one browser, nothing kept between tests.
 * `server` starts what the suite runs against; with `PORTAL_URL` the suite runs against that address instead.
 *
 * @param {{ server?: { command: string, url: string, cwd?: string, env?: Record<string, string> }, baseURL?: string, workers?: number }} [options]
 */
export function playwrightConfig({ server, baseURL, workers = 1 } = {}) {
  const address = process.env.PORTAL_URL ?? server?.url ?? baseURL;
  return defineConfig({
    testDir: './e2e',
    testMatch: '**/*.spec.ts',
    outputDir: './test-results',
    fullyParallel: false,
    workers,
    retries: 0,
    timeout: 60_000,
    expect: { timeout: 10_000 },
    reporter: [['list']],
    forbidOnly: true,
    use: {
      ...(address ? { baseURL: address } : {}),
      browserName: 'chromium',
      launchOptions: launchOptions(),
      screenshot: 'only-on-failure',
      trace: 'retain-on-failure',
      locale: 'en-US',
      timezoneId: 'Europe/Copenhagen',
    },
    ...(server && !process.env.PORTAL_URL
      ? { webServer: { ...server, reuseExistingServer: false, timeout: 120_000, stdout: 'ignore', stderr: 'pipe', gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 } } }
      : {}),
  });
}
