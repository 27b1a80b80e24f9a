import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOutcomes } from './outcomes.ts';
import { runCommand } from './run-command.ts';
import { choosing, reporting, type Step, type StepResult } from './step.ts';

/** Where a run lies: the workspace, and a folder for reports that is removed at its end. */
export type Place = { root: string; scratch: string; env: NodeJS.ProcessEnv };

/** Runs one step and reads its report. It never throws: what fails is in the result. */
export async function runStep(step: Step, { root, scratch, env }: Place): Promise<StepResult> {
  const name = step.name.replaceAll(/\W+/g, '-');
  const report = join(scratch, `${name}.json`);
  const current = join(scratch, `${name}-current`);
  mkdirSync(current, { recursive: true });
  const { args, env: reportEnv } = reporting(step, report);
  const started = performance.now();
  console.log(`\n— ${step.name}`);
  const { code, isLate, lastLine } = await runCommand({
    command: [...step.command, ...choosing(step), ...args],
    cwd: join(root, step.folder ?? ''),
    env: { ...env, ...step.env, ...reportEnv, PORTAL_CURRENT_TESTS: current },
    seconds: 3 * step.budget,
  });
  const seconds = Math.round((performance.now() - started) / 1_000);
  const isGood = code === 0 && !isLate;
  console.log(`— ${step.name}: ${isGood ? 'done' : 'FAILED'} in ${seconds} s`);
  return {
    step,
    seconds,
    isGood,
    ...(isLate ? { hung: whatItWasAt(current) ?? lastLine } : {}),
    outcomes: readOutcomes(step, report, root),
  };
}

/** The tests that its processes had begun and not ended (`shared-ui/presets/current-test.mjs`). */
function whatItWasAt(folder: string): string | undefined {
  const titles = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return titles.length > 0 ? titles.join(', ') : undefined;
}
