import { sql } from 'kysely';
import type { Identity } from '../../src/db/identity.ts';
import { withTenant, type Db } from '../../src/db/tenant.ts';
import { apiSuite } from '../test-app.ts';
import { givenTenants, type Tenants } from './tenants.ts';

/** Without the API: what a reseller may do with another supplier's catalog, before and after it was given. */
const t = apiSuite();
let tenants: Tenants;
let identity: Identity;
beforeAll(async () => {
  tenants = await givenTenants(t);
  const { supplier } = tenants.mine;
  identity = { role: 'supplier', userId: supplier.userId, companyId: null, supplierId: supplier.id, employeeId: null };
});
beforeEach(async () => {
  await t.database.owner.query('delete from catalog_assignments where company_id = $1', [tenants.mine.company.id]);
  await t.database.owner.query('delete from given_catalogs');
});

const catalogId = () => tenants.theirs.ids.catalog as string;
const count = async (db: Db, from: string) =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(from)}`.execute(db)).rows[0]?.n;
const tried = (text: string) =>
  withTenant(t.services.pool, identity, async (db) => {
    const { numAffectedRows } = await sql.raw(text).execute(db);
    return Number(numAffectedRows ?? 0n);
  }).catch((error: unknown) => String((error as { code?: string }).code));
const assignment = (companyId: string) =>
  `insert into catalog_assignments (catalog_id, supplier_id, company_id)
   values ('${catalogId()}', '${tenants.theirs.supplier.id}', '${companyId}')`;

test('T6: a catalog that was not given is neither read nor assigned, and no supplier gives one to itself', async () => {
  const seen = await withTenant(t.services.pool, identity, (db) => count(db, `catalogs where id = '${catalogId()}'`));
  expect(seen).toBe(0);
  expect(await tried(assignment(tenants.mine.company.id))).toBe('42501');
  const gift = `insert into given_catalogs values
    ('${catalogId()}', '${tenants.theirs.supplier.id}', '${tenants.mine.supplier.id}', now(), null)`;
  expect(await tried(gift)).toBe('42501');
});

test('T6: a given catalog is read and assigned to own companies; nothing of it is changed or sold as own', async () => {
  await t.database.owner.query('insert into given_catalogs values ($1, $2, $3, now(), null)', [
    catalogId(),
    tenants.theirs.supplier.id,
    tenants.mine.supplier.id,
  ]);
  await withTenant(t.services.pool, identity, async (db) => {
    expect(await count(db, `catalogs where id = '${catalogId()}'`)).toBe(1);
    expect(await count(db, `products where catalog_id = '${catalogId()}'`)).toBeGreaterThan(0);
    expect(await count(db, `catalog_assignments where catalog_id = '${catalogId()}'`)).toBe(0);
    expect(await count(db, `companies where id = '${tenants.theirs.company.id}'`)).toBe(0);
  });
  expect(await tried(assignment(tenants.theirs.company.id))).toBe('42501');
  expect(await tried(assignment(tenants.mine.company.id))).toBe(1);
  for (const text of [
    `update catalogs set display_name = 'Mine' where id = '${catalogId()}'`,
    `update products set price = 1 where catalog_id = '${catalogId()}'`,
    `delete from products where catalog_id = '${catalogId()}'`,
    `delete from given_catalogs where catalog_id = '${catalogId()}'`,
    `delete from catalog_assignments where company_id = '${tenants.theirs.company.id}'`,
  ])
    expect([text, await tried(text)]).toEqual([text, 0]);
});
