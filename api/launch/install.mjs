// Plain JavaScript that Node 20 runs: it is what makes everything else possible.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const node = join(root, 'node_modules/node/bin/node');
const stamp = join(root, 'node_modules/.portal-installed');

/** The runtime and programs of the workspace come first, so that an older Node on the machine does not matter. */
export const environment = () => ({
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  NODE_NO_WARNINGS: '1',
});

/**
 * Installs what package-lock.json names, unless exactly that is installed already. Ends the process with a sentence
 * when it cannot.
 */
export function installOnce() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(node)) return;
  console.log('Installing packages (once) …');
  const { node: version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies;
  // npm chooses packages for the Node it runs under, so it runs under the portal's own.
  const done = spawnSync(
    'npx',
    ['-y', '-p', `node@${version}`, 'npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: 'inherit' },
  );
  if (done.error || done.status !== 0)
    fail('The packages could not be installed; npm names the reason above. Is the folder writable and npm online?');
  if (!existsSync(node))
    fail('The runtime was not installed: npm must be allowed to run the install script of the package "node".');
  writeFileSync(stamp, wanted);
}

export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
