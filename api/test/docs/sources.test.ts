import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './commands.ts';

/** Written by a program, or sealed by its checksum in every database. */
const isFrozen = (file: string) =>
  ['api/src/db/schema.ts', 'api/db/schema.sql'].includes(file) ||
  file.startsWith('api/migrations/before-1.0.0/') ||
  /\/locales\/(da-dk|en-us)\.ts$/.test(file);

const isWatched = (file: string) => existsSync(join(root, file)) && !isFrozen(file);
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.sql'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter(isWatched);
const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n');

test('no line of a source has more than 120 columns', () => {
  const long = files.flatMap((file) =>
    linesOf(file).flatMap((line, index) => ([...line].length > 120 ? [`${file}:${index + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

test('no source has more than 300 lines', () => {
  expect(files.filter((file) => linesOf(file).length > 300)).toEqual([]);
});
