// Chromium for the browser suites: the system's, its package manager's, or Playwright's own download.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { environment, fail, node, root } from './install.mjs';

const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };

/** Whether the suites would find a browser: the preset's own answer (`shared-ui/presets/playwright.ts`). */
function found() {
  const url = (path) => JSON.stringify(pathToFileURL(join(root, path)).href);
  const script = `
    import { existsSync } from 'node:fs';
    import { chromium } from ${url('node_modules/@playwright/test/index.mjs')};
    import { chromiumPath } from ${url('shared-ui/presets/playwright.ts')};
    process.exit(existsSync(chromiumPath() ?? chromium.executablePath()) ? 0 : 1);`;
  return spawnSync(node, ['--input-type=module', '-e', script], quiet).status === 0;
}

/** Makes sure that a browser is there; ends the process with a sentence when none can be had. */
export function ensureBrowser() {
  if (found()) return;
  console.log('Installing Chromium (once) …');
  for (const attempt of [fromPackageManager, fromPlaywright]) {
    attempt();
    if (found()) return;
  }
  fail(
    'No Chromium: install it with your package manager (for example "apt-get install chromium") or set CHROMIUM_PATH.',
  );
}

function fromPackageManager() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], quiet).status !== 0) return;
  spawnSync('apt-get', ['update'], quiet);
  // The shell without a window takes half the processor of the whole browser; not every distribution has it apart.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], quiet);
    if (found()) return;
  }
}

function fromPlaywright() {
  spawnSync(node, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {
    stdio: 'inherit',
    env: environment(),
  });
}
