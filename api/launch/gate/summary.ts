import type { Again } from './run-again.ts';
import type { StepResult } from './step.ts';

/** What a run says at its end, line by line; the last one is `N passed, N failed`, with skipped ones if there are. */
export function summary({ results, flaky }: Again): { lines: string[]; isGood: boolean } {
  const outcomes = results.flatMap((result) => result.outcomes);
  const count = (status: string) => outcomes.filter((outcome) => outcome.status === status).length;
  const failedSteps = results.filter(({ isGood }) => !isGood);
  // A step that fails without a failing test (lint, a runner that crashed or hung) counts as one.
  const unnamed = failedSteps.filter((result) => result.outcomes.every(({ status }) => status !== 'failed')).length;
  const failed = count('failed') + unnamed;
  const skipped = count('skipped');
  return {
    isGood: failed === 0,
    lines: [
      '',
      'Ten slowest tests',
      ...outcomes
        .toSorted((left, right) => right.ms - left.ms)
        .slice(0, 10)
        .map(({ ms, file, title }) => `  ${(ms / 1_000).toFixed(1).padStart(6)} s  ${file} › ${title}`),
      '',
      'Steps, seconds of budget',
      ...results.map(stepLine),
      ...failedSteps.map(({ step, hung }) =>
        hung === undefined
          ? `failed: ${step.name}`
          : `failed: ${step.name} — ended after ${3 * step.budget} s while it was at: ${hung}`,
      ),
      ...outcomes
        .filter(({ status }) => status === 'failed')
        .map(({ file, title, error }) => `failed: ${file} › ${title} — ${error}`),
      ...flaky.map(({ file, title }) => `flaky: ${file} › ${title}`),
      ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
      `${count('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    ],
  };
}

const stepLine = ({ step, seconds }: StepResult): string =>
  `  ${String(seconds).padStart(5)} of ${String(step.budget).padEnd(4)} ${step.name}` +
  (seconds > step.budget ? `  warning: ${seconds - step.budget} s over its budget` : '');
