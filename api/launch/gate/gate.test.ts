import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAgain } from './run-again.ts';
import { runStep, type Place } from './run-step.ts';
import type { Step } from './step.ts';
import { summary } from './summary.ts';

let scratch: string;
let place: Place;
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'portal-gate-'));
  place = { root: scratch, scratch, env: process.env };
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(scratch, { recursive: true });
});

/**
 * A step whose runner is a script: it writes jest's report with what `outcomes` say, the first one at the first run,
 * the next at the next; the last stays.
 */
async function givenStep(name: string, outcomes: ('passed' | 'failed')[], budget = 60): Promise<Step> {
  const script = join(scratch, `${name}.mjs`);
  await writeFile(
    script,
    `import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
     const runs = ${JSON.stringify(join(scratch, `${name}.runs`))};
     appendFileSync(runs, '.');
     const outcomes = ${JSON.stringify(outcomes)};
     const status = outcomes[Math.min(readFileSync(runs, 'utf8').length, outcomes.length) - 1];
     const [, path] = process.argv.find((one) => one.startsWith('--outputFile')).split('=');
     const test = { fullName: 'counts', status, duration: 1_500, failureMessages: ['Error: 1 is not 2\\n  at'] };
     const file = ${JSON.stringify(join(scratch, `src/${name}.test.ts`))};
     const other = { fullName: 'sums', status: 'passed', duration: 10, failureMessages: [] };
     const testResults = [{ name: file, status, message: '', assertionResults: [test, other] }];
     writeFileSync(path, JSON.stringify({ testResults }));
     process.exit(status === 'failed' ? 1 : 0);`,
  );
  return { name, budget, command: [process.execPath, script], runner: 'jest' };
}

async function ran(...steps: Step[]) {
  const results = [];
  for (const step of steps) results.push(await runStep(step, place));
  return summary(await runAgain(results, place));
}

test('what passes is counted, beside its budget and with the slowest tests', async () => {
  const { lines, isGood } = await ran(await givenStep('units', ['passed']));
  expect(isGood).toBe(true);
  expect(lines).toContainEqual(expect.stringMatching(/1\.5 s {2}src\/units\.test\.ts › counts/));
  expect(lines).toContainEqual(expect.stringMatching(/^\s+\d of 60 +units$/));
  expect(lines.at(-1)).toBe('2 passed, 0 failed');
});

test('a file that passes when it runs once more, alone, is named as flaky and fails nothing', async () => {
  const { lines, isGood } = await ran(
    await givenStep('units', ['failed', 'passed']),
    await givenStep('api', ['passed']),
  );
  expect(isGood).toBe(true);
  expect(lines.slice(-3)).toEqual(['flaky: src/units.test.ts › counts', '1 flaky', '4 passed, 0 failed']);
});

test('a file that fails both times fails the run, with its name and what it said', async () => {
  const { lines, isGood } = await ran(await givenStep('units', ['failed']));
  expect(isGood).toBe(false);
  expect(lines.slice(-3)).toEqual([
    'failed: units',
    'failed: src/units.test.ts › counts — Error: 1 is not 2',
    '1 passed, 1 failed',
  ]);
});

test('a step without a report that fails counts as one', async () => {
  const { lines } = await ran({ name: 'lint', budget: 60, command: [process.execPath, '-e', 'process.exit(2)'] });
  expect(lines.slice(-2)).toEqual(['failed: lint', '0 passed, 1 failed']);
});

test('a step that hangs is ended with its children, says what it was at, and the others go on', async () => {
  const child = join(scratch, 'child.pid');
  const hanging = `
    const { spawn } = require('node:child_process');
    const { writeFileSync } = require('node:fs');
    writeFileSync(process.env.PORTAL_CURRENT_TESTS + '/1', 'src/slow.test.ts › waits for ever');
    const { pid } = spawn('sleep', ['600'], { detached: true });
    writeFileSync(${JSON.stringify(child)}, String(pid));
    setInterval(() => undefined, 1000);`;
  const step: Step = { name: 'hangs', budget: 0.5, command: [process.execPath, '-e', hanging, '--'], runner: 'jest' };
  const { lines, isGood } = await ran(step, await givenStep('units', ['passed']));
  expect(isGood).toBe(false);
  expect(lines.slice(-2)).toEqual([
    'failed: hangs — ended after 1.5 s while it was at: src/slow.test.ts › waits for ever',
    '2 passed, 1 failed',
  ]);
  await expectEnded(child);
});

test('a step over its budget is a warning, not a failure', async () => {
  const slow: Step = { name: 'slow', budget: 0.6, command: [process.execPath, '-e', 'setTimeout(() => {}, 1000)'] };
  const { lines, isGood } = await ran(slow);
  expect(isGood).toBe(true);
  expect(lines).toContainEqual(expect.stringMatching(/slow {2}warning: .* over its budget/));
});

async function expectEnded(pidFile: string): Promise<void> {
  const pid = Number(await readFile(pidFile, 'utf8'));
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // Ended, or a zombie that its parent has not asked for yet.
  if (state !== undefined) expect(state).toMatch(/\) Z /);
}
