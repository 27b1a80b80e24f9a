import { existsSync } from 'node:fs';
import { defineConfig, type LaunchOptions, type PlaywrightTestConfig } from '@playwright/test';

// First the one without a window, as Playwright itself prefers: the same engine at half the processor.
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/** The browser to test with: `CHROMIUM_PATH`, else the system's, else undefined for Playwright's own download. */
export const chromiumPath = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...systemBrowsers].find((path) => path !== undefined && existsSync(path));

const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How every suite and script starts Chromium. */
export function launchOptions(): LaunchOptions {
  const executablePath = chromiumPath();
  return { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) };
}

interface PortalSuite {
  /** Port of the suite's own server; each package has another one, so that suites run side by side. */
  port: number;
  /** The instant at which the portal's clock starts, for pages that depend on the day. */
  now?: string;
}

/**
 * Playwright configuration of one package: `e2e/*.spec.ts`, one browser, nothing kept between tests.
 * With `portal` the suite starts the whole product on built artefacts with a database of its own; with `PORTAL_URL`
 * it runs against that deployed address instead. Without `portal` a suite serves what it needs itself.
 */
export function playwrightConfig(portal?: PortalSuite): PlaywrightTestConfig {
  const deployed = process.env.PORTAL_URL;
  const address = deployed ?? (portal && `http://localhost:${portal.port}`);
  return defineConfig({
    testDir: './e2e',
    testMatch: '**/*.spec.ts',
    outputDir: './test-results',
    fullyParallel: false,
    workers: 1,
    retries: 0,
    forbidOnly: true,
    timeout: 60_000,
    expect: { timeout: 10_000 },
    reporter: [['list']],
    use: {
      ...(address ? { baseURL: address } : {}),
      browserName: 'chromium',
      launchOptions: launchOptions(),
      locale: 'en-US',
      timezoneId: 'Europe/Copenhagen',
      screenshot: 'only-on-failure',
      // A trace costs every test a sixth more processor; it is asked for when one is needed.
      trace: process.env.PORTAL_TRACE === 'true' ? 'retain-on-failure' : 'off',
    },
    ...(portal && !deployed ? { webServer: portalServer(portal) } : {}),
  });
}

/** The real server on built artefacts, with the demo world in a database that is gone when it stops. */
const portalServer = ({ port, now }: PortalSuite) => ({
  command: 'node ../api/launch/e2e-server.ts',
  url: `http://localhost:${port}/api/health`,
  env: { PORT: String(port), LOG_LEVEL: 'warn', ...(now ? { PORTAL_NOW: now } : {}) },
  reuseExistingServer: false,
  timeout: 120_000,
  stderr: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
});
