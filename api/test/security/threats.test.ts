import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answersTo, namedTests, securityText } from './table.ts';
import { threats } from './threats.ts';

test('every threat has a named test or a declared deviation', async () => {
  const tests = await namedTests();
  const unanswered = threats.filter((threat) => {
    const { tests: named, reasons } = answersTo(threat, tests);
    return named.length + reasons.length === 0;
  });
  expect(unanswered.map(({ id }) => id)).toEqual([]);
  const known = new Set<string>(threats.map(({ id }) => id));
  expect(tests.filter(({ ids }) => !ids.every((id) => known.has(id)))).toEqual([]);
});

test('the committed table is what the tests say (npm run threats --prefix api)', async () => {
  expect(await readFile(join(import.meta.dirname, '../../SECURITY.md'), 'utf8')).toBe(await securityText());
});
