// What the runners wrote: jest's and Playwright's own JSON reports, of each package.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './install.mjs';
import { packages } from './workspaces.mjs';

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** Empty report folders: none of an earlier run is counted again, and jest does not make its own. */
export function clearReports() {
  for (const name of packages) {
    const folder = join(root, name, 'reports');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
  }
}

/** Tests of all runners together, and the failed ones by package and name. */
export function countReports() {
  const sum = { passed: 0, failed: 0, skipped: 0, names: [] };
  for (const name of packages) {
    const unit = read(join(root, name, 'reports/unit.json'));
    if (unit) {
      sum.passed += unit.numPassedTests;
      sum.failed += unit.numFailedTests + unit.numRuntimeErrorTestSuites;
      sum.skipped += unit.numPendingTests;
      sum.names.push(...failedUnits(unit).map((test) => `${name}: ${test}`));
    }
    const folder = join(root, name, 'reports');
    for (const file of readdirSync(folder).filter((one) => one.startsWith('e2e'))) {
      const browser = read(join(folder, file));
      sum.passed += browser.stats.expected + browser.stats.flaky;
      sum.failed += browser.stats.unexpected;
      sum.skipped += browser.stats.skipped;
      sum.names.push(...failedPages(browser).map((test) => `${name}: ${test}`));
    }
  }
  return sum;
}

const firstLine = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .find((line) => line.trim() !== '')
    ?.trim() ?? '';

/** jest's failed tests, and the files that did not run at all, each with the first line of its error. */
const failedUnits = ({ testResults }) =>
  testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed')
      return [`${file.name.slice(root.length + 1)} — ${firstLine(file.message)}`];
    return failed.map((test) => `${test.fullName} — ${firstLine(test.failureMessages.join('\n'))}`);
  });

/** Playwright's failed tests; its suites nest. */
const failedPages = ({ suites = [] }) =>
  suites.flatMap((suite) => [
    ...failedPages(suite),
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map((spec) => {
        const errors = spec.tests.flatMap(({ results }) => results.flatMap(({ errors: all }) => all));
        return `${spec.file} › ${spec.title} — ${firstLine(errors.map(({ message }) => message ?? '').join('\n'))}`;
      }),
  ]);
