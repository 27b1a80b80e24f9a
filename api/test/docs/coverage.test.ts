import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const table = readFileSync(join(root, 'api/contract/docs/coverage.md'), 'utf8');
const rows = table.split('\n').filter((line) => /^\| [SRD2][\d.]/.test(line));

test('every requirement names tests that exist, or why there is none', () => {
  expect(rows.length).toBeGreaterThan(270);
  const named = rows.flatMap((row) => [...row.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, path]) => path!));
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(rows.filter((row) => row.split(' | ').at(-1)!.replace(' |', '').trim() === '')).toEqual([]);
});
