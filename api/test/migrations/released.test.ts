import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checksumOf } from '../../src/db/migration-state.ts';

const folder = join(import.meta.dirname, '../../migrations');
const released: Record<string, string> = JSON.parse(readFileSync(join(folder, 'released.json'), 'utf8'));

test.each(Object.entries(released))('%s is as databases have run it', (name, checksum) => {
  expect(checksumOf(readFileSync(join(folder, `${name}.sql`), 'utf8'))).toBe(checksum);
});
