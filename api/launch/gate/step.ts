import { relative } from 'node:path';

/** One command of the gate. */
export type Step = {
  name: string;
  /** seconds that it may take on two cores; it is ended after three times as many */
  budget: number;
  command: readonly string[];
  /** where it runs, from the root */
  folder?: string;
  env?: Record<string, string>;
  /** whose report it writes; without one it counts as a single test when it fails */
  runner?: 'jest' | 'playwright';
  /** its files to run, as paths from the root; all without it */
  files?: readonly string[];
  /** the step without which it has nothing to run on */
  needs?: string;
};

/** What became of one test. */
export type Outcome = {
  /** path from the root */
  file: string;
  title: string;
  status: 'passed' | 'failed' | 'skipped';
  ms: number;
  /** first line of what went wrong */
  error: string;
};

/** What became of a step. */
export type StepResult = {
  step: Step;
  seconds: number;
  isGood: boolean;
  /** why it was ended, with what it was at, when it took three times its budget */
  hung?: string;
  outcomes: Outcome[];
};

/** The arguments that make a step's runner write its report to `path`, and tell what it is at. */
export function reporting({ runner }: Step, path: string): { args: string[]; env: Record<string, string> } {
  if (runner === 'jest') return { args: ['--json', `--outputFile=${path}`], env: {} };
  if (runner === 'playwright')
    return {
      args: ['--reporter=list,json,../shared-ui/presets/current-test-reporter.mjs'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path },
    };
  return { args: [], env: {} };
}

/** The arguments that name a step's files to its runner. */
export function choosing({ runner, folder = '', files }: Step): string[] {
  if (!files) return [];
  const paths = files.map((file) => relative(folder, file));
  return runner === 'jest' ? ['--runTestsByPath', ...paths] : paths.map((path) => path.replaceAll('.', String.raw`\.`));
}
