// The gate: everything that CI checks, each step beside its budget, and one closing line; with PORTAL_FULL_TESTS=true
// (`npm run test:full`) all that is proven, what repeats and what takes minutes too.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFullRun } from '../../../shared-ui/presets/full-run.ts';
import { environment, root } from '../install.mjs';
import { atOtherTimes, inRandomOrder } from './other-times.ts';
import { runAgain } from './run-again.ts';
import { runStep, type Place } from './run-step.ts';
import type { Step, StepResult } from './step.ts';
import { api, builds, checks, suites, units } from './steps.ts';
import { summary } from './summary.ts';

const scratch = mkdtempSync(join(tmpdir(), 'portal-run-'));
const place: Place = {
  root,
  scratch,
  env: {
    ...environment(),
    // All browser suites begin in the same demo world, which is made once.
    E2E_WORLD: join(scratch, 'world'),
  },
};
const results: StepResult[] = [];

/** Runs steps one after another; one that stands on a step that failed has nothing to run on. */
async function inOrder(steps: Iterable<Step>): Promise<void> {
  for (const step of steps) {
    const isReady = results.every((result) => result.isGood || result.step.name !== step.needs);
    results.push(isReady ? await runStep(step, place) : { step, seconds: 0, isGood: false, outcomes: [] });
  }
}

await inOrder(checks);
// Two processors, two rows: what waits for Postgres and processes beside what computes, then browser suites beside
// each other, each row taking the next one when it is through.
await Promise.all([inOrder([builds, units]), inOrder([api])]);
const next = suites.values();
await Promise.all([inOrder(next), inOrder(next)]);
if (isFullRun) {
  await inOrder(inRandomOrder([api, units]));
  await inOrder(atOtherTimes([api, units]));
}

const { lines, isGood } = summary(await runAgain(results, place));
rmSync(scratch, { recursive: true, force: true });
console.log(lines.join('\n'));
process.exit(isGood ? 0 : 1);
