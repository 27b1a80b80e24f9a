import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, type MigrateOptions } from '../../src/db/migrate.ts';
import { MigrationRefused } from '../../src/db/migration-state.ts';
import { cloneDatabase, type TestDatabase } from '../database.ts';

/** A database is upgraded whole or not at all: what does not fit is refused before anything is changed. */
let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await cloneDatabase();
  folder = await mkdtemp(join(tmpdir(), 'portal-migrations-'));
  await cp(join(import.meta.dirname, '../../migrations'), folder, { recursive: true });
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const query = async (text: string) => (await database.owner.query<Record<string, unknown>>(text)).rows;
const state = async () => [
  await query('select name from kysely_migration order by name'),
  (await query(`select to_regclass('kysely_migration_checksum') is not null as is_there`))[0]?.is_there
    ? await query('select * from kysely_migration_checksum order by name')
    : 'no checksums',
  await query(`select relname, relkind from pg_class where relnamespace = 'public'::regnamespace order by 1`),
];
const put = (name: string, text: string) => writeFile(join(folder, `${name}.sql`), text);

async function refused(options: MigrateOptions = {}): Promise<string> {
  const before = await state();
  const error: unknown = await migrate(database.ownerUrl, { folder, ...options }).then(
    () => 'it ran',
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(MigrationRefused);
  expect(await state()).toEqual(before);
  return error instanceof Error ? error.message : '';
}

test('a database that fits runs what is new, with its checksum, once', async () => {
  await put('9998_more', 'create table more (id integer primary key)');
  await migrate(database.ownerUrl, { folder });
  await migrate(database.ownerUrl, { folder });
  expect(
    await query(`select c.name from kysely_migration_checksum c join kysely_migration m using (name) where name > '9'`),
  ).toEqual([{ name: '9998_more' }]);
  expect(
    await query('select count(*) = (select count(*) from kysely_migration) as same from kysely_migration_checksum'),
  ).toEqual([{ same: true }]);
});

test('one that fails leaves nothing of itself and of those that ran with it', async () => {
  await put('9998_more', 'create table more (id integer primary key)');
  await put('9999_wrong', 'create table less (id integer primary key); select 1 / 0');
  const before = await state();
  await expect(migrate(database.ownerUrl, { folder })).rejects.toThrow('migration 9999_wrong failed');
  expect(await state()).toEqual(before);
});

test('an edited migration', async () => {
  const file = join(folder, '1008_orders.sql');
  await writeFile(file, `${await readFile(file, 'utf8')}\n-- a word more\n`);
  await put('9998_more', 'create table more (id integer primary key)');
  expect(await refused()).toBe(
    'The migration 1008_orders is another one than the one that made this database; start the release that ' +
      'made it, or restore its data into a new database.',
  );
});

test('line ends of another system are no edit', async () => {
  const file = join(folder, '1008_orders.sql');
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('\n', '\r\n'));
  await migrate(database.ownerUrl, { folder });
});

test('a migration that this release does not know: the database is newer', async () => {
  await put('9998_more', 'create table more (id integer primary key)');
  await migrate(database.ownerUrl, { folder });
  await rm(join(folder, '9998_more.sql'));
  expect(await refused()).toBe(
    'The database was made by a newer release of the portal (9998_more is not part of this one); start that ' +
      'release, or restore a backup of this one.',
  );
});

test('a migration that was left out', async () => {
  await put('1010_between', 'create table between_them (id integer primary key)');
  expect(await refused()).toMatch(
    /^The database has \d{4}_\w+ but never ran 1010_between, which comes before it; start the release/,
  );
});

test('one that needs downtime, until it is allowed', async () => {
  await put('9998_stopping', '-- Renames a column.\n-- needs-downtime\nalter table currencies rename symbol to sign');
  expect(await refused()).toBe(
    'The migration 9998_stopping cannot run beside working instances; stop them all and run npm run migrate ' +
      '-- --allow-downtime.',
  );
  await migrate(database.ownerUrl, { folder, allowDowntime: true });
  expect(
    await query(
      `select count(*)::int as n from pg_attribute where attrelid = 'currencies'::regclass and attname = 'sign'`,
    ),
  ).toEqual([{ n: 1 }]);
});

test('a development state whose migrations were edited since', async () => {
  await database.owner.query('drop table kysely_migration_checksum');
  await database.owner.query(`delete from kysely_migration where name > '1001_foundation'`);
  await database.owner.query(`update kysely_migration set name = '0001_foundation'`);
  expect(await refused()).toBe(
    'The database is of a development state whose migrations were edited since, so it cannot be upgraded; ' +
      'keep it with the checkout that made it, ' +
      'and start this one with a new database or another DATA_DIR.',
  );
});

test('two instances at once: one runs it, the other finds it done', async () => {
  await put('9998_slow', 'select pg_sleep(0.5); create table slow (id integer primary key)');
  await Promise.all([1, 2, 3].map(() => migrate(database.ownerUrl, { folder })));
  expect(await query(`select count(*)::int as n from kysely_migration where name = '9998_slow'`)).toEqual([{ n: 1 }]);
});
