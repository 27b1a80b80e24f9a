import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../launch/open-database.ts';
import type { Database } from '../../launch/world.ts';
import { prepareWorld } from '../../launch/world.ts';
import { readConfig } from '../../src/config.ts';
import { createPool, ownerPool } from '../../src/db/client.ts';
import { dumpSchema } from '../../src/db/dump.ts';
import { migrate } from '../../src/db/migrate.ts';
import { connected, databaseAt } from '../../src/db/roles.ts';
import { withSystem } from '../../src/db/tenant.ts';
import { oldDataFolder } from './old-database.ts';
import { withoutOrder } from './without-order.ts';

/** What a plain `npm start` makes of a data folder from before the server had a user of its own. */
let dir: string;
let database: Database;
let url: string;
const config = () => readConfig({ NODE_ENV: 'test', DATA_DIR: dir, DEMO: 'false' });
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-moved-'));
  await chmod(dir, 0o755);
  await oldDataFolder(dir);
  database = await openDatabase(config(), () => undefined);
  await connected(databaseAt(database.superuserUrl ?? '', 'portal'), (client) =>
    client.query(`insert into companies (company_name, currency) values ('Kept A/S', 'DKK')`),
  );
  url = await prepareWorld(database, config(), () => undefined);
});
afterAll(async () => {
  await database.stop();
  await rm(dir, { recursive: true, force: true });
});

/**
 * Everything about a schema that the migrations decide, with owners, rights and bodies; new_id() is the server's
 * version's.
 */
async function schemaOf(name: string): Promise<string[]> {
  const pool = ownerPool(databaseAt(database.ownerUrl ?? '', name));
  const lines = async (sql: string) => (await pool.query<{ line: string }>(sql)).rows.map(({ line }) => line);
  const ours = (relation: string, catalog: string) =>
    `not exists (select from pg_depend d where d.objid = ${relation}.oid
      and d.classid = '${catalog}'::regclass and d.deptype = 'e')`;
  const schema = [
    ...(await dumpSchema(pool)).split('\n').map(withoutOrder),
    ...(await lines(`select pg_get_functiondef(p.oid) || p.proowner::regrole || coalesce((select
      string_agg(a::text, ' ' order by a::text) from unnest(p.proacl) a), '') as line
      from pg_proc p where p.pronamespace = 'public'::regnamespace
      and p.proname <> 'new_id' and ${ours('p', 'pg_proc')} order by 1`)),
    ...(await lines(`select concat_ws(' ', c.relname, c.relkind, c.relowner::regrole, c.relrowsecurity,
      c.relforcerowsecurity, c.relpersistence, c.reloptions,
        (select string_agg(a::text, ' ' order by a::text) from unnest(c.relacl) a)) as line
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind <> 't' order by 1`)),
    ...(await lines(`select concat_ws(' ', a.attrelid::regclass, a.attname, a.attacl) as line from pg_attribute a
      join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and a.attacl is not null order by 1`)),
    ...(await lines(`select pg_get_triggerdef(t.oid) as line from pg_trigger t where not t.tgisinternal order by 1`)),
    ...(await lines(
      `select concat_ws(' ', nspname, nspowner::regrole, (select string_agg(a::text, ' ' order by a::text)
        from unnest(nspacl) a)) as line from pg_namespace where nspname in ('public', 'pgboss') order by 1`,
    )),
    ...(await lines(`select concat_ws(' ', name, checksum) as line from kysely_migration_checksum order by 1`)),
    ...(await lines(
      `select concat_ws(' ', datdba::regrole) as line from pg_database where datname = current_database()`,
    )),
  ];
  await pool.end();
  // Conditions that went through a dump have fewer brackets.
  return schema.map((line) => line.replace(/[()]/g, '')).sort();
}

test('a moved database and a new one are the same, down to owners, rights and bodies', async () => {
  await connected(database.ownerUrl ?? '', (client) => client.query('create database fresh'));
  await migrate(databaseAt(database.ownerUrl ?? '', 'fresh'));
  const fresh = await schemaOf('fresh');
  expect(fresh.length).toBeGreaterThan(300);
  expect(await schemaOf('portal')).toEqual(fresh);
});

test('its rows are still there, for the login of the server', async () => {
  const pool = createPool({ url, max: 1 });
  await expect(pool.query('select * from companies')).rejects.toMatchObject({ code: '42501' });
  expect(await withSystem(pool, (db) => db.selectFrom('companies').select('company_name').execute())).toEqual([
    { company_name: 'Kept A/S' },
  ]);
  await pool.end();
});

test('it demands passwords from now on, which only this user can read', async () => {
  expect((await stat(join(dir, 'database.key'))).mode & 0o777).toBe(0o600);
  expect(await readFile(join(dir, 'pg/pg_hba.conf'), 'utf8')).not.toContain('trust');
  const stranger = new URL(url);
  [stranger.username, stranger.password] = ['postgres', ''];
  const client = new pg.Client({ connectionString: stranger.href, password: '' });
  client.on('error', () => undefined);
  await expect(client.connect()).rejects.toThrow(/password/);
});

test('the next start finds the same', async () => {
  await database.stop();
  database = await openDatabase(config(), () => undefined);
  url = await prepareWorld(database, config(), () => undefined);
  const pool = createPool({ url, max: 1 });
  expect(await withSystem(pool, (db) => db.selectFrom('companies').select('company_name').execute())).toEqual([
    { company_name: 'Kept A/S' },
  ]);
  await pool.end();
});

test('a data folder of an earlier development state is refused and left unchanged', async () => {
  const other = await mkdtemp(join(tmpdir(), 'portal-older-'));
  await chmod(other, 0o755);
  await oldDataFolder(other, `delete from public.kysely_migration where name = '0026_deep_pages'`);
  await expect(openDatabase({ ...config(), dataDir: other }, () => undefined)).rejects.toThrow(
    /^The database is of a development state whose migrations were edited since/,
  );
  expect(await readFile(join(other, 'pg/pg_hba.conf'), 'utf8')).toBe('host all all 127.0.0.1/32 trust\n');
  await expect(stat(join(other, 'pg/postmaster.pid'))).rejects.toMatchObject({ code: 'ENOENT' });
  await rm(other, { recursive: true, force: true });
});
