import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Outcome, Step } from './step.ts';

type JestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages: string[] }[];
  }[];
};
type Suite = { file: string; suites?: Suite[]; specs?: Spec[] };
type Spec = {
  title: string;
  ok: boolean;
  tests: { status: string; results: { duration: number; errors: { message?: string }[] }[] }[];
};
type PlaywrightReport = { config: { rootDir: string }; suites: Suite[] };

/** Every test of a step's report; none when it wrote no report. Files are named from `root`. */
export function readOutcomes({ runner }: Step, path: string, root: string): Outcome[] {
  if (!runner || !existsSync(path)) return [];
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return runner === 'jest' ? ofJest(report as JestReport, root) : ofPlaywright(report as PlaywrightReport, root);
}

const ofJest = ({ testResults }: JestReport, root: string): Outcome[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const outcomes = assertionResults.map((test): Outcome => ({
      file,
      title: test.fullName,
      status: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
      ms: test.duration ?? 0,
      error: firstError(test.failureMessages.join('\n')),
    }));
    // A file that could not be read has no tests and counts as one.
    const isBroken = status === 'failed' && outcomes.every((outcome) => outcome.status !== 'failed');
    const broken = { file, title: 'the file', status: 'failed' as const, ms: 0, error: firstError(message) };
    return isBroken ? [...outcomes, broken] : outcomes;
  });

/** A test that a preset declares belongs to the file that calls it. */
const ofPlaywright = ({ config, suites }: PlaywrightReport, root: string): Outcome[] =>
  suites.flatMap((suite) =>
    specsOf(suite).map(({ title, ok, tests }): Outcome => {
      const results = tests.flatMap((test) => test.results);
      const isSkipped = tests.every(({ status }) => status === 'skipped');
      return {
        file: relative(root, `${config.rootDir}/${suite.file}`),
        title,
        status: isSkipped ? 'skipped' : ok ? 'passed' : 'failed',
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        error: firstError(results.flatMap(({ errors }) => errors.map((error) => error.message ?? '')).join('\n')),
      };
    }),
  );

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [...suites.flatMap(specsOf), ...specs];

/** The line that says what is wrong; a runner may name the test again before it. */
function firstError(text: string): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim());
  return lines.find((line) => /error/i.test(line)) ?? lines.find(Boolean) ?? '';
}
