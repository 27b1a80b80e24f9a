import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cloneDatabase } from '../../test/database.ts';
import { mappedConstraints } from './constraints.ts';
import { dumpSchema } from './dump.ts';

const root = join(import.meta.dirname, '../..');

test('the committed schema dump is what the migrations make', async () => {
  const database = await cloneDatabase();
  const dump = await dumpSchema(database.owner);
  await database.drop();
  expect(dump).toBe(await readFile(join(root, 'db/schema.sql'), 'utf8'));
});

test('the committed table types are what the migrations make', async () => {
  const script = `import { generateSchema, schemaFiles } from './src/db/generate.ts';
    import { readFileSync } from 'node:fs';
    const { types } = await generateSchema(); if (types !== readFileSync(schemaFiles.types, 'utf8')) process.exit(3);`;
  await promisify(execFile)(process.execPath, ['--input-type=module-typescript', '-e', script], { cwd: root });
});

test('every unique constraint that a caller can violate has an error key', async () => {
  const database = await cloneDatabase();
  const { rows } = await database.owner.query<{ name: string }>(`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
    join pg_class t on t.oid = i.indrelid
    where i.indisunique and not i.indisprimary and t.relnamespace = 'public'::regnamespace
    and t.relname not like 'kysely_%'`);
  await database.drop();
  const internal = [
    /_id_id_key$/,
    /^magic_links_/,
    /^outbox_/,
    /^orders_order_number_key$/,
    /^brandings_/,
    /^import_mappings_/,
    /^picture_links_/,
    /^pay_in_full_fees_/,
    /^pay_in_full_requests_transaction/,
    /^salary_file_problems_/,
    /^audit_seals_/,
    /^remote_loads_/,
    /^missing_tax_years_/,
  ];
  const unmapped = rows
    .map((row) => row.name)
    .filter((name) => !mappedConstraints.includes(name) && !internal.some((pattern) => pattern.test(name)));
  expect(unmapped).toEqual([]);
});
