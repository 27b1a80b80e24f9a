import pg from 'pg';
import { withSystem } from '../../src/db/tenant.ts';
import { apiSuite } from '../test-app.ts';

/** What an attacker could do who made the server run a statement (SECURITY section 2). */
const t = apiSuite();
let client: pg.Client;
beforeAll(async () => {
  await withSystem(t.database.pool, (db) =>
    db.insertInto('companies').values({ company_name: 'Nordlys A/S', currency: 'DKK' }).execute(),
  );
});
beforeEach(async () => {
  client = new pg.Client({ connectionString: t.services.config.databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
});
afterEach(() => client.end());

const refused = (statement: string) => expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });

describe('the server’s connection', () => {
  test.each(['postgres', 'the owner', 'pg_read_all_data', 'pg_execute_server_program', 'pg_monitor'])(
    'T6: a stranger’s statement on the server’s connection cannot become %s',
    async (who) => {
      const role = who === 'the owner' ? new URL(t.database.ownerUrl).username : who;
      await refused(`select set_config('role', '${role}', false)`);
      await refused(`set role ${role}`);
      await refused(`set session authorization ${role}`);
    },
  );

  test.each([
    'set role none',
    'reset role',
    'reset session authorization',
    'discard all',
    `select set_config('role', 'none', false)`,
  ])('T6: a stranger’s statement is no more than the login after %s', async (statement) => {
    await client.query(`set role portal_tenant`);
    await client.query(statement);
    const { rows } = await client.query(`select current_user, session_user, current_setting('is_superuser') as super`);
    expect(rows).toEqual([{ current_user: 'portal_api', session_user: 'portal_api', super: 'off' }]);
    await refused('select * from companies');
  });

  test('T6: a stranger’s statement runs no program and reads or writes no file of the machine', async () => {
    await refused(`copy (select 1) to program 'id'`);
    await refused(`copy (select 1) to '/tmp/portal-out'`);
    await refused(`create temp table lines (line text); copy lines from '/etc/passwd'`);
    await refused(`select pg_read_file('/etc/passwd')`);
    await refused(`select pg_ls_dir('.')`);
    await refused(`select lo_import('/etc/passwd')`);
    await refused(`alter system set log_connections = on`);
  });

  test('T6: a stranger’s statement reads and writes no table as the login, whatever identity it claims', async () => {
    await client.query(
      `select set_config('app.role', 'system', false), set_config('app.tenant', '00000000-0000-0000-0000-000000000000',
        false)`,
    );
    const { rows } = await t.database.owner.query<{ name: string }>(
      `select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace
        and relkind in ('r', 'v', 'm', 'p')`,
    );
    expect(rows.length).toBeGreaterThan(50);
    for (const { name } of rows) {
      await refused(`select * from ${name}`);
      await refused(`delete from ${name}`);
    }
  });

  test('T6: a stranger’s statement sees no row as the tenant role without an identity', async () => {
    await client.query(`set role portal_tenant`);
    expect((await client.query('select * from companies')).rows).toEqual([]);
    expect((await client.query('select * from users')).rows).toEqual([]);
  });

  test('T6: a stranger’s statement makes nothing, and changes nothing of roles and tables', async () => {
    for (const statement of [
      'create table mine (id integer)',
      'create schema mine',
      'create extension pgcrypto',
      'create role mine',
      'create database mine',
      `create function mine() returns integer language sql as 'select 1'`,
      'alter table companies disable row level security',
      'drop table companies',
      'grant select on companies to portal_api',
      'alter role portal_api superuser',
      `grant ${new URL(t.database.ownerUrl).username} to portal_api`,
      'create policy mine on companies using (true)',
      'alter table companies owner to portal_api',
      'truncate companies',
    ])
      await expect(client.query(statement).then(() => statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('T6: a stranger’s statement calls no function that passes the policies but those of the login', async () => {
    const { rows } = await t.database.owner.query<{ name: string; call: string }>(`
      select p.proname as name, format('select %I(%s)', p.proname, (select string_agg('null::' || format_type(a, null),
      ', ') from unnest(p.proargtypes) a)) as call
      from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef
      and p.prorettype <> 'trigger'::regtype
      and not has_function_privilege('portal_api', p.oid, 'execute')`);
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['forget_people', 'memberships_of', 'login_of', 'invite_people', 'seal_audit']),
    );
    for (const { call } of rows) await refused(call);
  });
});

test('the limits of a statement hold by the login itself, not by what its connection asked for', async () => {
  const { rows } = await client.query(
    `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  expect(rows).toEqual([{ statement: '15s', lock: '2s', idle: '1min' }]);
});

test('T6: a connection without the password is refused', async () => {
  const url = new URL(t.database.url);
  for (const [user, password] of [
    ['postgres', ''],
    ['postgres', 'postgres'],
    ['portal_api', ''],
    ['portal_owner', 'guess'],
  ] as const) {
    [url.username, url.password] = [user, password];
    const stranger = new pg.Client({ connectionString: url.href, password });
    stranger.on('error', () => undefined);
    await expect(stranger.connect()).rejects.toThrow(/password/);
    await stranger.end().catch(() => undefined);
  }
});
