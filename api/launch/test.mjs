// `npm test`: installs what is missing (a browser too), then everything that CI checks, and one closing line.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { environment, installOnce, node, root } from './install.mjs';
import { clearReports, countReports } from './reports.mjs';
import { packages } from './workspaces.mjs';

const full = process.argv.includes('--full');

installOnce();
ensureBrowser();
clearReports();

const bin = (path) => [node, join(root, 'node_modules', path)];
const nx = (...args) => [...bin('nx/dist/bin/nx.js'), 'run-many', '--outputStyle=static', '--parallel=1', ...args];
const unitReport = ['--', '--json', '--outputFile=reports/unit.json'];
const types = (project) => [...bin('typescript/bin/tsc'), '-p', project];
// What takes seconds comes first, and nothing else runs beside it. The compiler uses every processor by itself.
const checks = {
  // Compiles them too.
  texts: [node, 'shared-ui/presets/i18n.mjs', '--check'],
  lint: [...bin('oxlint/bin/oxlint'), '--deny-warnings'],
  format: [...bin('oxfmt/bin/oxfmt'), '--check'],
  'types of the API': types('api/tsconfig.json'),
  'types of the contract': types('api/contract/tsconfig.json'),
  // All browser packages have the same options: one program reads what they share once instead of twelve times.
  'types of the browser packages': types('tsconfig.browser.json'),
};
/** The packages with a browser suite, the one with the most to do first. */
function browserSuites() {
  const bytes = (name) =>
    readdirSync(join(root, name, 'e2e'), { recursive: true }).reduce(
      (sum, file) => sum + statSync(join(root, name, 'e2e', file)).size,
      0,
    );
  return packages
    .filter((name) => existsSync(join(root, name, 'playwright.config.ts')))
    .toSorted((left, right) => bytes(right) - bytes(left));
}

const scratch = mkdtempSync(join(tmpdir(), 'portal-run-'));
const env = {
  ...environment(),
  // All browser suites begin in the same demo world, which is made once.
  E2E_WORLD: join(scratch, 'world'),
  PORTAL_FULL_TESTS: full ? 'true' : '',
};
const failed = [];

/** Runs one of them, also after another has failed; returns whether it was good. */
async function run(name, [command, ...args], more = {}) {
  const started = Date.now();
  console.log(`\n— ${name}`);
  const isGood = await new Promise((done) => {
    spawn(command, args, { cwd: root, env: { ...env, ...more }, stdio: 'inherit' }).once('exit', (code) =>
      done(code === 0),
    );
  });
  console.log(`— ${name}: ${isGood ? 'done' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
  if (!isGood) failed.push(name);
  return isGood;
}

for (const [name, command] of Object.entries(checks)) await run(name, command);

// The API's tests use two workers of their own, which often wait for Postgres and for processes: builds, units and
// pages run beside them. A browser suite does not: what a person does takes longer on a busy machine, and a press that
// comes late says nothing of the product. The suites of the remotes and the shell's long stories come after, two at a
// time, the longest first.
const built = run('builds', nx('-t', 'build'));
await Promise.all([
  run('API', nx('-t', 'test', '-p', 'api', ...unitReport)),
  built.then(() => run('units and pages', nx('-t', 'test', '--exclude=api', ...unitReport))),
]);
const waiting = browserSuites().flatMap((name) => (name === 'shell' ? [[name, 'stories']] : [[name]]));
/** A package's browser suite, or one project of it; each writes a report of its own. */
async function browse([name, project]) {
  const title = `browser: ${[name, project].filter(Boolean).join(' ')}`;
  const only = project ? [`--project=${project}`] : [];
  const report = { PLAYWRIGHT_JSON_OUTPUT_NAME: `reports/${['e2e', project].filter(Boolean).join('-')}.json` };
  // Without builds a browser suite has no pages, or those of an earlier run.
  if (await built) await run(title, ['npm', 'run', 'e2e', '-w', name, '--', '--reporter=list,json', ...only], report);
  else failed.push(`${title} (nothing to run on)`);
}
async function runLane() {
  for (let suite = waiting.shift(); suite; suite = waiting.shift()) await browse(suite);
}
await Promise.all([runLane(), runLane()]);
// Its tests press keys while pages come and go: alone, as no person types beside a second browser on the same machine.
await browse(['shell', 'pages']);
rmSync(scratch, { recursive: true, force: true });

const { passed, failed: failedTests, skipped, names } = countReports();
// A step that fails without a failing test (lint, types, a runner that crashed) counts as one.
const unnamed = failed.length > 0 && failedTests === 0 ? failed.length : 0;
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
for (const name of names) console.log(`  ${name}`);
console.log(`${passed} passed, ${failedTests + unnamed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed.length > 0 || failedTests > 0 ? 1 : 0);
