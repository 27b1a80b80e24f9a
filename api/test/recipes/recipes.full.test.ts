import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addEndpoint } from './endpoint.ts';
import { addField, addMigration } from './field.ts';
import { addPage } from './page.ts';
import { addRemote } from './remote.ts';
import { Scratch } from './scratch.ts';

/** The recipes of CONTRIBUTING, followed in a copy: minutes of types, tests and builds. */
let scratch: Scratch;
beforeAll(() => {
  scratch = new Scratch();
});
afterEach(() => scratch?.reset());

test('a page with a menu entry touches its remote alone', () => {
  addPage(scratch);
  scratch.npm('i18n', { words: ['--check', 'mfe-supplier'] });
  scratch.npm('typecheck', { in: 'mfe-supplier' });
  scratch.npm('test', { in: 'mfe-supplier', words: ['remote.test', 'opening-hours'] });
  expect(scratch.changedFiles().filter((file) => !file.startsWith('mfe-supplier/'))).toEqual([]);
}, 600_000);

test('an endpoint answers its own tenant and is covered by the matrix of rights', () => {
  addEndpoint(scratch);
  scratch.npm('typecheck', { in: 'api' });
  scratch.npm('lint');
  scratch.npm('test', { in: 'api', words: ['modules/head-counts', 'test/authorization'] });
}, 900_000);

test('a remote is built and published by itself', () => {
  addRemote(scratch);
  scratch.npm('i18n', { words: ['--compile'] });
  for (const part of ['shell', 'mfe-visitor']) scratch.npm('build', { in: part });
  for (const part of ['shell', 'mfe-visitor']) scratch.npm('publish', { words: ['dist', '--only', part] });
  expect(scratch.read('dist/mfe/registry.json')).toContain('mfe-visitor');
  expect(existsSync(join(scratch.folder, 'dist/index.html'))).toBe(true);
}, 900_000);

const isCounted = (file: string) =>
  !/\.test\.tsx?$|\.po$|\/locales\//.test(file) && !['api/src/db/schema.ts', 'api/db/schema.sql'].includes(file);

test('a field of an employee goes from form to file in at most nine sources', () => {
  addField(scratch);
  scratch.npm('typecheck', { in: 'api' });
  scratch.npm('typecheck', { in: 'mfe-company' });
  scratch.npm('test', { in: 'api', words: ['modules/employees', 'employee-imports', 'privacy/privacy'] });
  expect(scratch.changedFiles().filter(isCounted).length).toBeLessThanOrEqual(9);
}, 900_000);

test('a migration adds one file and is seen in the dump', () => {
  const file = addMigration(scratch, 'names', `create index hr_systems_name_idx on hr_systems (name);\n`);
  scratch.npm('schema', { in: 'api' });
  expect(scratch.changedFiles()).toEqual(['api/db/schema.sql', file]);
  expect(scratch.read('api/db/schema.sql')).toContain('hr_systems_name_idx');
  scratch.npm('test', { in: 'api', words: ['migrations'] });
}, 900_000);
