// `npm test`: installs what is missing (a browser too), then everything that CI checks, and one closing line.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { environment, installOnce, node, root } from './install.mjs';
import { clearReports, countReports } from './reports.mjs';

const full = process.argv.includes('--full');

installOnce();
ensureBrowser();
clearReports();

const bin = (path) => [node, join(root, 'node_modules', path)];
const nx = (...args) => [...bin('nx/dist/bin/nx.js'), 'run-many', '--outputStyle=static', ...args];
const steps = [
  ['texts', [node, 'shared-ui/presets/i18n.mjs', '--check']],
  ['lint', [...bin('oxlint/bin/oxlint'), '--deny-warnings']],
  ['format', [...bin('oxfmt/bin/oxfmt'), '--check']],
  ['types', nx('-t', 'typecheck', '--parallel=2')],
  ['unit and API', nx('-t', 'test', '--parallel=2', '--', '--json', '--outputFile=reports/unit.json')],
  ['builds', nx('-t', 'build', '--parallel=2')],
  ['browser', nx('-t', 'e2e', '--parallel=1', '--', '--reporter=list,json')],
];

const failed = [];
for (const [name, [command, ...args]] of steps) {
  const started = Date.now();
  console.log(`\n— ${name}`);
  const env = {
    ...environment(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: 'reports/e2e.json',
    PORTAL_FULL_TESTS: full ? 'true' : '',
  };
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' });
  console.log(`— ${name}: ${status === 0 ? 'done' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
  if (status !== 0) failed.push(name);
  // Without a build there is nothing for a browser to open.
  if (status !== 0 && name === 'builds') break;
}

const { passed, failed: failedTests, skipped, names } = countReports();
// A step that fails without a failing test (lint, types, a runner that crashed) counts as one.
const others = failed.length > 0 && failedTests === 0 ? failed.length : 0;
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
for (const name of names) console.log(`  ${name}`);
console.log(`${passed} passed, ${failedTests + others} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed.length > 0 || failedTests > 0 ? 1 : 0);
