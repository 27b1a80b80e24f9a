import { runStep, type Place } from './run-step.ts';
import type { Outcome, StepResult } from './step.ts';

/** More files than this do not fail by chance. */
const atMost = 10;

/** The results with the last word of each file that had failed, and the tests that passed the second time. */
export type Again = { results: StepResult[]; flaky: Outcome[] };

/**
 * Runs every file with a failed test once more, alone: what passes then was a matter of the moment. Steps that hung or
 * failed without naming a test stay as they are.
 */
export async function runAgain(first: readonly StepResult[], place: Place): Promise<Again> {
  const failedFiles = first.flatMap(({ outcomes }) => failedFilesOf(outcomes));
  if (failedFiles.length === 0 || failedFiles.length > atMost) return { results: [...first], flaky: [] };
  const results: StepResult[] = [];
  const flaky: Outcome[] = [];
  for (const result of first) {
    const files = failedFilesOf(result.outcomes);
    let { outcomes } = result;
    for (const file of files) {
      const second = await runStep({ ...result.step, name: `again: ${file}`, files: [file] }, place);
      const isWhole = second.outcomes.length > 0 && second.isGood;
      if (!isWhole) continue;
      flaky.push(...outcomes.filter((outcome) => outcome.file === file && outcome.status === 'failed'));
      outcomes = [...outcomes.filter((outcome) => outcome.file !== file), ...second.outcomes];
    }
    const isGood = result.isGood || (files.length > 0 && !result.hung && failedFilesOf(outcomes).length === 0);
    results.push({ ...result, outcomes, isGood });
  }
  return { results, flaky };
}

const failedFilesOf = (outcomes: readonly Outcome[]): string[] => [
  ...new Set(outcomes.filter(({ status }) => status === 'failed').map(({ file }) => file)),
];
