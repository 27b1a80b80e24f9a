// What the runners wrote: jest's and Playwright's own JSON reports, one of each per package.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const packages = ['shell', 'mfe-company', 'mfe-supplier', 'mfe-admin', 'mfe-employee', 'shared-ui', 'api', 'api/contract'];
const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** Empty report folders: none of an earlier run is counted again, and jest does not make its own. */
export function clearReports() {
  for (const name of packages) {
    const folder = join(root, name, 'reports');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
  }
}

/** Tests of all runners together. */
export function countReports() {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const name of packages) {
    const unit = read(join(root, name, 'reports/unit.json'));
    if (unit) {
      sum.passed += unit.numPassedTests;
      sum.failed += unit.numFailedTests + unit.numRuntimeErrorTestSuites;
      sum.skipped += unit.numPendingTests;
    }
    const browser = read(join(root, name, 'reports/e2e.json'));
    if (browser) {
      sum.passed += browser.stats.expected + browser.stats.flaky;
      sum.failed += browser.stats.unexpected;
      sum.skipped += browser.stats.skipped;
    }
  }
  return sum;
}
