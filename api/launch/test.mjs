// `npm test`: installs what is missing (a browser too), then everything that CI checks, and one closing line.
import { spawn } from 'node:child_process';
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
const unitReport = ['--', '--json', '--outputFile=reports/unit.json'];
// Steps follow each other. A step has lanes that run side by side, and a lane has commands that follow each other.
const steps = {
  texts: [[[node, 'shared-ui/presets/i18n.mjs', '--check']]],
  lint: [
    [
      [...bin('oxlint/bin/oxlint'), '--deny-warnings'],
      [...bin('oxfmt/bin/oxfmt'), '--check'],
    ],
  ],
  // The API's tests often wait, for Postgres and for processes: all the rest is done meanwhile.
  'API, units, types and builds': [
    [nx('-t', 'test', '-p', 'api', ...unitReport)],
    [nx('-t', 'typecheck', 'build', '--parallel=1'), nx('-t', 'test', '--exclude=api', '--parallel=1', ...unitReport)],
  ],
  // Two packages at a time, each with a server of its own.
  browser: [[nx('-t', 'e2e', '--parallel=2', '--', '--reporter=list,json')]],
};

const env = {
  ...environment(),
  PLAYWRIGHT_JSON_OUTPUT_NAME: 'reports/e2e.json',
  PORTAL_FULL_TESTS: full ? 'true' : '',
};
const run = ([command, ...args]) =>
  new Promise((done) => {
    spawn(command, args, { cwd: root, env, stdio: 'inherit' }).once('exit', (code) => done(code === 0));
  });
/** Runs every command, also after one that failed. */
async function runLane(commands) {
  let isGood = true;
  for (const command of commands) isGood = (await run(command)) && isGood;
  return isGood;
}

const failed = [];
for (const [name, lanes] of Object.entries(steps)) {
  const started = Date.now();
  console.log(`\n— ${name}`);
  const isGood = (await Promise.all(lanes.map(runLane))).every(Boolean);
  console.log(`— ${name}: ${isGood ? 'done' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
  if (!isGood) failed.push(name);
}

const { passed, failed: failedTests, skipped, names } = countReports();
// A step that fails without a failing test (lint, types, a runner that crashed) counts as one.
const others = failed.length > 0 && failedTests === 0 ? failed.length : 0;
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
for (const name of names) console.log(`  ${name}`);
console.log(`${passed} passed, ${failedTests + others} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed.length > 0 || failedTests > 0 ? 1 : 0);
