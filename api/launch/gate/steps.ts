import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isFullRun } from '../../../shared-ui/presets/full-run.ts';
import { node, root } from '../install.mjs';
import { packages } from '../workspaces.mjs';
import type { Step } from './step.ts';

const bin = (path: string) => [node, join(root, 'node_modules', path)];
const jest = [node, '--experimental-vm-modules', join(root, 'node_modules/jest/bin/jest.js')];
const types = (project: string) => [...bin('typescript/bin/tsc'), '-p', project];

/** What takes seconds; nothing runs beside it. The compiler uses every processor by itself. */
export const checks: Step[] = [
  // Compiles them too.
  { name: 'texts', budget: 15, command: [node, 'shared-ui/presets/i18n.mjs', '--check'] },
  { name: 'lint', budget: 10, command: [...bin('oxlint/bin/oxlint'), '--deny-warnings'] },
  { name: 'format', budget: 5, command: [...bin('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'types of the API', budget: 12, command: types('api/tsconfig.json') },
  { name: 'types of the contract', budget: 6, command: types('api/contract/tsconfig.json') },
  // All browser packages have the same options: one program reads what they share once instead of twelve times.
  { name: 'types of the browser packages', budget: 12, command: types('tsconfig.browser.json') },
];

export const builds: Step = {
  name: 'builds',
  budget: 150,
  command: [...bin('nx/dist/bin/nx.js'), 'run-many', '--outputStyle=static', '--parallel=1', '-t', 'build'],
};

export const api: Step = { name: 'API', budget: isFullRun ? 2_400 : 300, folder: 'api', command: jest, runner: 'jest' };

/** The tests that need neither database nor browser, those of whole pages among them. */
export const units: Step = {
  name: 'units and pages',
  budget: isFullRun ? 900 : 240,
  command: [...jest, '-c', 'api/launch/unit.config.mjs', '--ignoreProjects', 'api'],
  env: { UNIT_PAGES: 'true' },
  runner: 'jest',
};

/** The longest first. Two of them together have the budget of the browser, 240 s. */
const budgets: Record<string, number> = {
  'mfe-admin': 80,
  'mfe-company': 80,
  'mfe-supplier': 60,
  'mfe-employee': 60,
  'shell stories': 80,
  'shell pages': 120,
};

const suite = (folder: string, project?: string): Step => {
  const title = [folder, project].filter(Boolean).join(' ');
  return {
    name: `browser: ${title}`,
    budget: (isFullRun ? 45 : 1) * (budgets[title] ?? 60),
    folder,
    command: ['npm', 'run', 'e2e', '--', ...(project ? [`--project=${project}`] : [])],
    runner: 'playwright',
    needs: builds.name,
  };
};

/** The browser suites of the remotes and the two parts of the shell's. */
export const suites: Step[] = packages
  .filter((name) => existsSync(join(root, name, 'playwright.config.ts')))
  .flatMap((name) => (name === 'shell' ? [suite(name, 'pages'), suite(name, 'stories')] : [suite(name)]))
  .toSorted((left, right) => right.budget - left.budget);
