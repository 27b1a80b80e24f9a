import { sql } from 'kysely';
import type { Identity } from '../../src/db/identity.ts';
import { withTenant } from '../../src/db/tenant.ts';
import { apiSuite } from '../test-app.ts';
import { givenTenants, type Tenants } from './tenants.ts';

const t = apiSuite();
let tenants: Tenants;
let tables: { name: string; company: boolean; supplier: boolean }[];

beforeAll(async () => {
  tenants = await givenTenants(t);
  const { rows } = await t.database.owner.query<{ name: string; company: boolean; supplier: boolean }>(`
    select c.relname as name, bool_or(a.attname = 'company_id') as company,
    bool_or(a.attname = 'supplier_id') as supplier
    from pg_class c join pg_attribute a on a.attrelid = c.oid where c.relnamespace = 'public'::regnamespace
    and c.relkind = 'r' and c.relname not like 'kysely_%' group by c.relname order by c.relname`);
  tables = rows;
});

const nothing: Identity = { role: 'company', userId: null, companyId: null, supplierId: null, employeeId: null };
const count = (identity: Identity, table: string, where = 'true') =>
  withTenant(
    t.services.pool,
    identity,
    async (db) => {
      const { rows } = await sql<{
        n: number;
      }>`select count(*)::int as n from ${sql.table(table)} where ${sql.raw(where)}`.execute(db);
      return rows[0]!.n;
    },
    { readOnly: true },
  );
/** The same for every caller: no tenant's rows are in them. */
const common = [
  'currencies',
  'tax_rates',
  'salary_systems',
  'hr_systems',
  'categories',
  'order_transitions',
  'leasing_partners',
  'pay_in_full_fees',
];

test('every table has row-level security with a policy for each command', async () => {
  const { rows } = await t.database.owner.query(`
    select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and c.relname not like 'kysely_%'
    and (not c.relrowsecurity or (select count(*) from pg_policy p where p.polrelid = c.oid) < 4)`);
  expect(rows).toEqual([]);
});

test('without a tenant nothing is seen', async () => {
  const seen: string[] = [];
  for (const { name } of tables.filter((table) => !common.includes(table.name))) {
    if ((await count(nothing, name)) > 0) seen.push(name);
  }
  expect(seen).toEqual([]);
});

test('T6: no identity of one tenant sees a row of the other, in any table', async () => {
  const { mine, theirs } = tenants;
  const identities: Identity[] = [
    { ...nothing, companyId: mine.company.id, userId: mine.company.userId },
    {
      ...nothing,
      role: 'employee',
      companyId: mine.company.id,
      userId: mine.employee.userId,
      employeeId: mine.employee.id,
    },
    { ...nothing, role: 'supplier', userId: mine.supplier.userId, supplierId: mine.supplier.id },
  ];
  const leaks: string[] = [];
  let existing = 0;
  for (const { name, company, supplier } of tables) {
    const owners = [
      company ? `company_id = '${theirs.company.id}'` : '',
      supplier ? `supplier_id = '${theirs.supplier.id}'` : '',
    ].filter(Boolean);
    if (owners.length === 0) continue;
    const where = owners.join(' or ');
    const all = await count({ ...nothing, role: 'system' }, name, where);
    if (all > 0) existing += 1;
    for (const identity of identities) {
      const seen = await count(identity, name, where);
      if (seen > 0) leaks.push(`${name} as ${identity.role}: ${seen} of ${all}`);
    }
  }
  expect(leaks).toEqual([]);
  // The other tenant must have rows to hide, or this proves nothing.
  expect(existing).toBeGreaterThan(15);
});

test('T6: a supplier sees no salary data, not even of its own company', async () => {
  const { mine } = tenants;
  const supplier: Identity = {
    ...nothing,
    role: 'supplier',
    userId: mine.supplier.userId,
    supplierId: mine.supplier.id,
  };
  for (const name of ['salary_draws', 'salary_files', 'salary_file_problems', 'employees', 'leasing_agreements'])
    expect([name, await count(supplier, name)]).toEqual([name, 0]);
});

test('T6: no tenant writes into another one', async () => {
  const { mine, theirs } = tenants;
  const company: Identity = { ...nothing, companyId: mine.company.id, userId: mine.company.userId };
  await expect(
    withTenant(t.services.pool, company, (db) =>
      db
        .insertInto('employees')
        .values({ company_id: theirs.company.id, name: 'X', email: 'x@test.example' })
        .execute(),
    ),
  ).rejects.toMatchObject({ code: '42501' });
  const changed = await withTenant(t.services.pool, company, (db) =>
    db.updateTable('employees').set({ name: 'X' }).where('company_id', '=', theirs.company.id).executeTakeFirst(),
  );
  expect(Number(changed.numUpdatedRows)).toBe(0);
  const removed = await withTenant(t.services.pool, company, (db) =>
    db.deleteFrom('salary_draws').where('company_id', '=', theirs.company.id).executeTakeFirst(),
  );
  expect(Number(removed.numDeletedRows)).toBe(0);
});
