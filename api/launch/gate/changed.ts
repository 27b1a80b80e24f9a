// `npm run test:changed`: texts, lint, format and types of everything, then the units, pages and API folders that
// depend on what differs from `--base REV`; without it on what is not committed and not on the upstream branch.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { environment, root } from '../install.mjs';
import { affectedTests } from './affected.ts';
import { importersIn } from './import-graph.ts';
import { runAgain } from './run-again.ts';
import { runStep } from './run-step.ts';
import type { Step } from './step.ts';
import { api, checks, units } from './steps.ts';
import { summary } from './summary.ts';

const { values } = parseArgs({ options: { base: { type: 'string' } } });
const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** Where this branch left its upstream one; the last commit where there is none. */
function forkPoint(): string {
  try {
    return git('merge-base', 'HEAD', '@{upstream}').join('');
  } catch {
    return 'HEAD';
  }
}

const base = values.base ?? forkPoint();
const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
const tests = git('ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx');
const affected = affectedTests(changed, tests, importersIn(root));
const isOfApi = (file: string) => file.startsWith('api/') && !file.startsWith('api/contract/');
const only = (step: Step, files: string[]): Step[] => (files.length > 0 ? [{ ...step, files }] : []);

console.log(
  `${changed.length} files differ from ${base}; ${affected.length} of ${tests.length} test files depend on them.`,
);
const scratch = mkdtempSync(join(tmpdir(), 'portal-run-'));
const place = { root, scratch, env: environment() };
const results = [];
for (const step of checks) results.push(await runStep(step, place));
const rows = [
  ...only(
    units,
    affected.filter((file) => !isOfApi(file)),
  ),
  ...only(api, affected.filter(isOfApi)),
];
results.push(...(await Promise.all(rows.map((step) => runStep(step, place)))));
const { lines, isGood } = summary(await runAgain(results, place));
rmSync(scratch, { recursive: true, force: true });
console.log(lines.join('\n'));
process.exit(isGood ? 0 : 1);
