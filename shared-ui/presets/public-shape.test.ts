import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptPackages, repository, type PublicShape } from './public-shape.ts';
import { neededBump, versionFault } from './shape-change.ts';

const lastRelease = (folder: string): PublicShape =>
  JSON.parse(readFileSync(join(repository, folder, 'exports.json'), 'utf8'));

test.each(Object.entries(keptPackages))(
  'the version of %s is high enough for what changed since its last release',
  async (_name, { folder, read }) => {
    expect(versionFault(lastRelease(folder), await read())).toBeUndefined();
  },
);

const contract = () => structuredClone(lastRelease('api/contract'));
const changed = (change: (shape: PublicShape) => void): PublicShape => {
  const shape = contract();
  change(shape);
  return shape;
};
const endpoint = 'POST /company/employees';
const form = (shape: PublicShape) => shape.schemas['employee-forms.EmployeeForm'] ?? {};
const row = (shape: PublicShape) => shape.schemas['employee-rows.Employee'] ?? {};

test.each<[string, 'none' | 'minor' | 'major', (shape: PublicShape) => void]>([
  ['nothing', 'none', () => undefined],
  ['a name more', 'minor', ({ names }) => names.push('employees.newRule')],
  ['a name less', 'major', ({ names }) => names.pop()],
  [
    'an endpoint more',
    'minor',
    ({ endpoints }) => (endpoints['POST /new'] = { takes: { body: 'string' }, answers: {} }),
  ],
  ['an endpoint less', 'major', ({ endpoints }) => delete endpoints[endpoint]],
  ['an optional field more to send', 'minor', (shape) => (form(shape)['.nickname?'] = 'string')],
  ['an optional list more to send', 'minor', (shape) => (form(shape)['.nicknames?[]'] = 'string')],
  ['a field more that must be sent', 'major', (shape) => (form(shape)['.nickname'] = 'string')],
  ['an optional group with a needed field', 'minor', (shape) => (form(shape)['.car?.plate'] = 'string')],
  ['one more type of a field to send', 'minor', (shape) => (form(shape)['.name'] += ' | null')],
  ['a field less to send', 'major', (shape) => delete form(shape)['.name']],
  ['a field more in an answer', 'minor', (shape) => (row(shape)['.nickname'] = 'string')],
  ['a field less in an answer', 'major', (shape) => delete row(shape)['.name']],
  ['another type in an answer', 'major', (shape) => (row(shape)['.name'] = 'number')],
])('%s asks for a bump: %s', (_what, bump, change) => {
  expect(neededBump(contract(), changed(change))).toBe(bump);
});

test('a version that is too low is told with the one that is needed', () => {
  const last = contract();
  const [major = 0, minor = 0] = last.version.split('.').map(Number);
  const more = changed(({ names }) => names.push('employees.newRule'));
  const less = changed(({ names }) => names.pop());
  const next = { minor: `${major}.${minor + 1}.0`, major: `${major + 1}.0.0` };
  expect(versionFault(last, more)).toBe(`a minor change: raise ${last.version} to ${next.minor}`);
  expect(versionFault(last, less)).toBe(`a major change: raise ${last.version} to ${next.major}`);
  expect(versionFault(last, { ...more, version: next.minor })).toBeUndefined();
  expect(versionFault(last, { ...less, version: next.minor })).toBeDefined();
  expect(versionFault(last, { ...less, version: next.major })).toBeUndefined();
});
