import { sql } from 'kysely';
import { cloneDatabase, type TestDatabase } from '../../test/database.ts';
import { withSystem, withTenant, type Identity } from './tenant.ts';

let database: TestDatabase;
beforeAll(async () => { database = await cloneDatabase(); });
afterAll(() => database.drop());

const nobody: Identity = { role: 'company', userId: null, companyId: null, supplierId: null, employeeId: null };

describe('the wall around tenant rows', () => {
  test('a query outside a tenant transaction is refused by the database', async () => {
    await expect(database.pool.query('select * from companies')).rejects.toMatchObject({ code: '42501' });
  });

  test('an identity without a tenant sees nothing', async () => {
    await withSystem(database.pool, (db) => db.insertInto('companies').values({ company_name: 'Nordlys A/S', currency: 'DKK' }).execute());
    expect(await withTenant(database.pool, nobody, (db) => db.selectFrom('companies').selectAll().execute())).toEqual([]);
    expect(await withSystem(database.pool, (db) => db.selectFrom('companies').select('company_name').execute())).toEqual([{ company_name: 'Nordlys A/S' }]);
  });

  test('the identity does not outlive its transaction on a pooled connection', async () => {
    await withSystem(database.pool, (db) => db.selectFrom('companies').select('id').execute());
    const { rows } = await database.pool.query(`select current_user, coalesce(current_setting('app.role', true), '') as role`);
    expect(rows).toEqual([{ current_user: 'portal_app', role: '' }]);
  });

  test('a failed transaction leaves nothing and its connection is usable', async () => {
    await expect(withSystem(database.pool, async (db) => {
      await db.insertInto('companies').values({ company_name: 'Half', currency: 'DKK' }).execute();
      await sql`select 1 / 0`.execute(db);
    })).rejects.toMatchObject({ code: '22012' });
    const left = await withSystem(database.pool, (db) => db.selectFrom('companies').select('id').where('company_name', '=', 'Half').execute());
    expect(left).toEqual([]);
  });

  test('reading transactions cannot write', async () => {
    await expect(withSystem(database.pool, (db) => db.insertInto('companies').values({ company_name: 'X', currency: 'DKK' }).execute(), { readOnly: true }))
      .rejects.toMatchObject({ code: '25006' });
  });
});
