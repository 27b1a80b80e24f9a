import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './commands.ts';

const folder = mkdtempSync(join(tmpdir(), 'modules-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Which of the rules about features' folders refuse a file, and how often. */
function refused(path: string, source: string): string[] {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'part' }));
  writeFileSync(join(folder, path), source);
  const args = ['-c', join(root, '.oxlintrc.json'), '-f', 'unix', path];
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, ...args], { cwd: folder, encoding: 'utf8' });
  return [...stdout.matchAll(/modules\((kind|entries)\)/g)].map(([, rule = '']) => rule);
}

const nothing = 'export const one = 1;';

test.each(['orders/list.ts', 'orders/list/page.ts', 'orders/orders.test.ts', 'orders/orders.helpers.ts'])(
  'a module’s file %s has no kind and is refused',
  (path) => expect(refused(`api/src/modules/${path}`, nothing)).toEqual(['kind']),
);

test.each([
  'index.ts',
  'orders.routes.ts',
  'list/page.queries.ts',
  'list/page.queries.test.ts',
  'orders.model.test.ts',
])('a module’s file %s has a kind and passes', (path) =>
  expect(refused(`api/src/modules/orders/${path}`, nothing)).toEqual([]),
);

test('only the index of another module is imported, from any depth and in any form', () => {
  const source = [
    `import { a } from '../../rma/rma.queries.ts';`,
    `import type { B } from '../../rma/log/rma-log.queries.ts';`,
    `export { c } from '../../rma/rma.rules.ts';`,
    `export const d = () => import('../../rma/rma.service.ts');`,
    `import { e } from '../../rma/index.ts';`,
    `import { f } from '../orders.queries.ts';`,
    'export const used: B = [a, e, f];',
  ].join('\n');
  expect(refused('api/src/modules/orders/list/page.queries.ts', source)).toHaveLength(4);
  expect(refused('api/src/jobs/work.ts', `export { a } from '../modules/rma/rma.queries.ts';`)).toEqual(['entries']);
});

test('a feature of a front end imports no other feature, from nested folders either', () => {
  const source = [
    `export { a } from '../../../orders/Orders.tsx';`,
    `export { b } from '../../../../features/orders';`,
    `export { c } from '../../Subscriptions.tsx';`,
    `export { d } from '../../../../shared/orders.ts';`,
  ].join('\n');
  expect(refused('mfe-company/src/features/subscriptions/proposals/steps/Step.tsx', source)).toHaveLength(2);
  expect(refused('shell/src/features/home/Home.tsx', `export { a } from '../search/Search.tsx';`)).toEqual(['entries']);
});
