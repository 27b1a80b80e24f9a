// Chromium for the browser suites: the system's, its package manager's, or Playwright's own download.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { environment, fail, node, root } from './install.mjs';

const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
const found = () => ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable', process.env.CHROMIUM_PATH].some((path) => path && existsSync(path)) || hasDownload();

/** Makes sure that a browser is there; ends the process with a sentence when none can be had. */
export function ensureBrowser() {
  if (found()) return;
  console.log('Installing Chromium (once) …');
  for (const attempt of [fromPackageManager, fromPlaywright]) {
    attempt();
    if (found()) return;
  }
  fail('No Chromium: install it with your package manager (for example "apt-get install chromium") or set CHROMIUM_PATH.');
}

function fromPackageManager() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], quiet).status !== 0) return;
  spawnSync('apt-get', ['update'], quiet);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
}

function fromPlaywright() {
  spawnSync(node, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], { stdio: 'inherit', env: environment() });
}

function hasDownload() {
  const script = `import { chromium } from ${JSON.stringify(pathToFileURL(join(root, 'node_modules/@playwright/test/index.mjs')).href)}; import { existsSync } from 'node:fs'; process.exit(existsSync(chromium.executablePath()) ? 0 : 1)`;
  return spawnSync(node, ['--input-type=module', '-e', script], quiet).status === 0;
}
