import { sql } from 'kysely';
import { cloneDatabase, type TestDatabase } from '../../test/database.ts';
import type { Identity } from './identity.ts';
import { withoutTenant, withSystem, withTenant, type Db } from './tenant.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const noIdentity: Identity = { role: 'company', userId: null, companyId: null, supplierId: null, employeeId: null };

describe('the wall around tenant rows', () => {
  test('a query outside a tenant transaction is refused by the database', async () => {
    await expect(database.pool.query('select * from companies')).rejects.toMatchObject({ code: '42501' });
  });

  test('an identity without a tenant sees nothing', async () => {
    await withSystem(database.pool, (db) =>
      db.insertInto('companies').values({ company_name: 'Nordlys A/S', currency: 'DKK' }).execute(),
    );
    expect(
      await withTenant(database.pool, noIdentity, (db) => db.selectFrom('companies').selectAll().execute()),
    ).toEqual([]);
    expect(
      await withSystem(database.pool, (db) => db.selectFrom('companies').select('company_name').execute()),
    ).toEqual([{ company_name: 'Nordlys A/S' }]);
  });

  test('the identity does not outlive its transaction on a pooled connection', async () => {
    await withSystem(database.pool, (db) => db.selectFrom('companies').select('id').execute());
    const { rows } = await database.pool.query(
      `select current_user, coalesce(current_setting('app.role', true), '') as role`,
    );
    expect(rows).toEqual([{ current_user: 'portal_api', role: '' }]);
  });

  test('a failed transaction leaves nothing and its connection is usable', async () => {
    await expect(
      withSystem(database.pool, async (db) => {
        await db.insertInto('companies').values({ company_name: 'Half', currency: 'DKK' }).execute();
        await sql`select 1 / 0`.execute(db);
      }),
    ).rejects.toMatchObject({ code: '22012' });
    const left = await withSystem(database.pool, (db) =>
      db.selectFrom('companies').select('id').where('company_name', '=', 'Half').execute(),
    );
    expect(left).toEqual([]);
  });

  const company = (name: string) => (db: Db) =>
    db.insertInto('companies').values({ company_name: name, currency: 'DKK' }).execute();
  const refuse = () => Promise.reject(new Error('refused'));
  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const openTransactions = async () =>
    (
      await database.owner.query(
        `select count(*)::int as open from pg_stat_activity
          where datname = current_database() and state like 'idle in transaction%'`,
      )
    ).rows[0].open as number;
  const named = async (name: string) =>
    (await database.owner.query('select count(*)::int as companies from companies where company_name = $1', [name]))
      .rows[0].companies as number;

  test.each([{}, { readOnly: true }])(
    'work that is refused at once keeps nothing, and leaves no transaction open: %j',
    async (options) => {
      await expect(
        withSystem(database.pool, (db) => Promise.all([company('Unsent')(db), refuse()]), options),
      ).rejects.toThrow('refused');
      await pause(30);
      expect([await openTransactions(), await named('Unsent')]).toEqual([0, 0]);
    },
  );

  test('a part of the work that goes on after another part failed reaches no other transaction', async () => {
    let late: unknown;
    const goingOn = (db: Db) =>
      company('First')(db)
        .then(() => pause(20))
        .then(() => company('Late')(db))
        .catch((error: unknown) => {
          late = error;
        });
    await expect(
      withSystem(database.pool, (db) => Promise.all([goingOn(db), sql`select 1`.execute(db).then(refuse)])),
    ).rejects.toThrow('refused');
    await pause(50);
    expect([String(late), await openTransactions(), await named('First'), await named('Late')]).toEqual([
      expect.stringContaining('asked for after the end of the transaction'),
      0,
      0,
      0,
    ]);
  });

  test('what is written before there is a session is one transaction', async () => {
    const count = (db: Db, key: string) =>
      sql`select count_attempts(array[${key}], array[9], array[9], array[false], 15)`.execute(db);
    await withoutTenant(database.pool, (db) => Promise.all([count(db, 'one'), count(db, 'two')]));
    await withoutTenant(database.pool, async (db) => {
      await count(db, 'three');
      await count(db, 'four');
    });
    await expect(
      withoutTenant(database.pool, (db) => Promise.all([count(db, 'five'), sql`select 1 / 0`.execute(db)])),
    ).rejects.toMatchObject({ code: '22012' });
    await expect(withoutTenant(database.pool, (db) => Promise.all([count(db, 'six'), refuse()]))).rejects.toThrow(
      'refused',
    );
    const { rows } = await database.owner.query('select key from attempts order by key');
    expect([rows.map(({ key }) => key), await openTransactions()]).toEqual([['four', 'one', 'three', 'two'], 0]);
  });

  test('a login is found by its address through an index, policies or not', async () => {
    const plan = await withSystem(database.pool, async (db) => {
      await sql`set local enable_seqscan = off`.execute(db);
      return (
        await sql<{
          'QUERY PLAN': string;
        }>`explain select id from users where email = 'anna@nordlys.example' and deleted_at is null`.execute(db)
      ).rows
        .map((row) => row['QUERY PLAN'])
        .join('\n');
    });
    expect(plan).toMatch(/Index Cond: \(email = 'anna@nordlys\.example'/);
  });

  test('only the portal itself learns whose an address is', async () => {
    const email = 'anna@nordlys.example';
    const { id } = await withSystem(database.pool, (db) =>
      db.insertInto('users').values({ email, name: 'Anna' }).returning('id').executeTakeFirstOrThrow(),
    );
    const asked = async (db: Db) =>
      (
        await sql<{
          id: string | null;
        }>`select login_of_address(${email}, '2026-11-02', null) -> 'login' -> 'account' ->> 'id' as id`.execute(db)
      ).rows[0]?.id;
    expect(await withSystem(database.pool, asked)).toBe(id);
    const stranger = { ...noIdentity, userId: '01890000-0000-7000-8000-000000000001' };
    expect(await withTenant(database.pool, stranger, asked)).toBeNull();
    expect(await withTenant(database.pool, { ...stranger, role: 'admin' }, asked)).toBeNull();
    const known = async (db: Db) =>
      (
        await sql<{
          login: unknown;
          acting: unknown;
        }>`select login_of(${id}, null) as login, memberships_of(${id}, null) as acting`.execute(db)
      ).rows[0];
    expect(await withTenant(database.pool, stranger, known)).toEqual({ login: null, acting: null });
    expect(await withTenant(database.pool, { ...stranger, userId: id }, known)).toMatchObject({
      login: { account: { email } },
    });
  });

  test('only the portal itself opens a session, and only for a login and a membership that are open', async () => {
    const { person, membership } = await withSystem(database.pool, async (db) => {
      const { id: user_id } = await db
        .insertInto('users')
        .values({ email: 'bo@nordlys.example', name: 'Bo' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { id } = await db
        .insertInto('memberships')
        .values({ user_id, role: 'admin' })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { person: user_id, membership: id };
    });
    const login = {
      userId: person,
      membershipId: membership,
      onlyMembershipId: null,
      way: 'PASSWORD',
      address: 'bo@nordlys.example',
      secondStep: null,
      ip: '127.0.0.1',
      userAgent: 'a browser',
      requestId: 'req',
    };
    const open = async (db: Db) => {
      const opened = sql<{ id: string | null }>`
        select open_login(${JSON.stringify(login)}::jsonb, null, '{}', '{}') as id`;
      return (await opened.execute(db)).rows[0]?.id;
    };
    expect(await withSystem(database.pool, open)).toEqual(expect.any(String));
    for (const role of ['admin', 'supplier', 'company', 'employee'] as const) {
      await expect(withTenant(database.pool, { ...noIdentity, role, userId: person }, open)).rejects.toMatchObject({
        code: '42501',
      });
    }
    await withSystem(database.pool, (db) =>
      db
        .updateTable('memberships')
        .set({ blocked_at: sql<Date>`now()` })
        .where('id', '=', membership)
        .execute(),
    );
    expect(await withSystem(database.pool, open)).toBeNull();
    await withSystem(database.pool, (db) =>
      db.updateTable('memberships').set({ blocked_at: null }).where('id', '=', membership).execute(),
    );
    await withSystem(database.pool, (db) =>
      db.updateTable('users').set({ status: 'BLOCKED' }).where('id', '=', person).execute(),
    );
    expect(await withSystem(database.pool, open)).toBeNull();
    const written = await withSystem(database.pool, (db) =>
      db.selectFrom('sessions').select('id').where('user_id', '=', person).execute(),
    );
    expect(written).toHaveLength(1);
  });

  test('reading transactions cannot write', async () => {
    await expect(
      withSystem(
        database.pool,
        (db) => db.insertInto('companies').values({ company_name: 'X', currency: 'DKK' }).execute(),
        { readOnly: true },
      ),
    ).rejects.toMatchObject({ code: '25006' });
  });
});
