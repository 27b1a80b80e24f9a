import { existsSync } from 'node:fs';
import { defineConfig, type LaunchOptions, type PlaywrightTestConfig } from '@playwright/test';
import { isFullRun } from './full-run.ts';

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

/**
 * Playwright configuration of one package: `e2e/*.spec.ts`, one browser, nothing kept between tests.
 * The suite starts the whole product on built artefacts with a database of its own, on a free port; with `PORTAL_URL`
 * it runs against that deployed address instead.
 */
export function playwrightConfig(): PlaywrightTestConfig {
  const deployed = process.env.PORTAL_URL;
  return defineConfig({
    testDir: './e2e',
    testMatch: '**/*.spec.ts',
    testIgnore: isFullRun ? [] : '**/*.full.spec.ts',
    outputDir: './test-results',
    fullyParallel: false,
    workers: 1,
    retries: 0,
    forbidOnly: true,
    timeout: 120_000,
    expect: { timeout: 20_000 },
    reporter: [['list']],
    use: {
      baseURL: deployed ?? `http://localhost:${process.env.PORTAL_PORT}`,
      browserName: 'chromium',
      launchOptions: launchOptions(),
      locale: 'en-US',
      timezoneId: 'Europe/Copenhagen',
      screenshot: 'only-on-failure',
      // A trace costs every test a sixth more processor; it is asked for when one is needed.
      trace: process.env.PORTAL_TRACE === 'true' ? 'retain-on-failure' : 'off',
    },
    ...(deployed ? {} : { webServer: portalServer }),
  });
}

/** The real server on built artefacts, with the demo world in a database that is gone when it stops. */
const portalServer = {
  command: 'node ../api/launch/e2e-server.ts',
  // Kept for the workers as PORTAL_PORT.
  wait: { stdout: /listening on http:\/\/localhost:(?<portal_port>\d+)/ },
  env: { LOG_LEVEL: 'warn' },
  timeout: 300_000,
  stderr: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
};
