import { assignableFields, catalogCompanyFields } from '@portal/contract/catalog-fields';
import type {
  AssignableCatalog,
  AssignableFilter,
  CatalogCompany,
  CatalogCompanyFilter,
} from '@portal/contract/catalogs';
import type { Day } from '@portal/contract/days';
import { sql, type SqlBool } from 'kysely';
import { givenTo, type CatalogOwner, type OwnedCatalog } from '../../access/catalog-owner.ts';
import type { Uses } from '../../db/dependants.ts';
import { containing } from '../../db/like.ts';
import { listOf, readList } from '../../db/list.ts';
import type { Page } from '../../db/page.ts';
import { catalogNameOf } from '../../db/shown-name.ts';
import type { Db } from '../../db/tenant.ts';

/** A reseller deals with its own companies, back office with all (DECISIONS 11). */
export function dealtCompanies(db: Db, owner: CatalogOwner) {
  const all = db.selectFrom('companies as o');
  return owner.role === 'supplier' ? all.where('o.supplier_id', '=', owner.supplierId) : all;
}

/** Those of the companies that have another currency than the catalog (DECISIONS 30); assigned before, they stay. */
export const companiesOfOtherCurrency = (catalogId: string, companyIds: readonly string[]): Uses => ({
  company: sql`select o.id, o.company_name as name from companies o join catalogs c on c.id = ${catalogId}::uuid
    where o.id = any(${[...companyIds]}::uuid[]) and o.currency <> c.currency
      and not exists (select from catalog_assignments a where a.company_id = o.id and a.catalog_id = c.id)`,
});

const isoOrNull = (at: Date | null) => at?.toISOString() ?? null;

const companyList = listOf(
  catalogCompanyFields,
  { company_name: 'o.company_name', vat_no: 'o.vat_no', city: 'o.city', assignedAt: 'a.assigned_at' },
  'o.id',
);
const catalogList = listOf(
  assignableFields,
  { displayName: catalogNameOf('c'), currency: 'c.currency', assignedAt: 'a.assigned_at' },
  'c.id',
  { last: [{ ref: catalogNameOf('c'), direction: 'asc' }] },
);

/** One page of the companies that have the catalog, or of those that could have it. */
export async function listCatalogCompanies(
  db: Db,
  owner: CatalogOwner,
  catalogId: string,
  filter: CatalogCompanyFilter,
  today: Day,
): Promise<Page<CatalogCompany>> {
  let matching = dealtCompanies(db, owner)
    .leftJoin('catalog_assignments as a', (join) =>
      join.onRef('a.company_id', '=', 'o.id').on('a.catalog_id', '=', catalogId),
    )
    .where('a.company_id', filter.assigned === 'true' ? 'is not' : 'is', null);
  if (filter.q)
    matching = matching.where(
      sql<SqlBool>`(o.company_name || ' ' || o.vat_no || ' ' || o.city) ilike ${containing(filter.q)}`,
    );
  const page = await readList(
    db,
    companyList,
    matching,
    (query) =>
      query.select([
        'o.id',
        'o.company_name',
        'o.vat_no',
        'o.city',
        'o.currency',
        sql<CatalogCompany['status']>`o.status`.as('status'),
        'a.assigned_at',
        sql<number>`(select coalesce(sum(u.subscriptions), 0)::int
            from catalog_uses(${owner.supplierId}, ${today}) u where u.catalog_id = ${catalogId}::uuid
            and u.company_id = o.id)`.as('openSubscriptions'),
      ]),
    filter,
  );
  const closed = await closedCompanies(
    db,
    owner,
    catalogId,
    page.data.map(({ id }) => id),
  );
  return {
    ...page,
    data: page.data.map(({ assigned_at, ...row }) => ({
      ...row,
      assignedAt: isoOrNull(assigned_at),
      isClosed: closed.has(row.id),
    })),
  };
}

/** Those of the companies that have another catalog and are not open for more. */
export async function closedCompanies(
  db: Db,
  _owner: CatalogOwner,
  catalogId: string,
  companyIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select closed_to_catalogs(${[...companyIds]}::uuid[], ${catalogId}::uuid) as id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** One page of the catalogs that the owner may assign, each with whether the company has it. */
export async function listCatalogsOfCompany(
  db: Db,
  owner: CatalogOwner,
  companyId: string,
  filter: AssignableFilter,
  today: Day,
): Promise<Page<AssignableCatalog>> {
  let matching = db
    .selectFrom('catalogs as c')
    .leftJoin('catalog_assignments as a', (join) =>
      join.onRef('a.catalog_id', '=', 'c.id').on('a.company_id', '=', companyId),
    )
    .where((eb) => eb.or([eb('c.supplier_id', '=', owner.supplierId), givenTo(owner.supplierId, 'c.id')]))
    .where('c.deleted_at', 'is', null);
  if (filter.q)
    matching = matching.where(sql<SqlBool>`(c.catalog_name || ' ' || c.display_name || ' ' || c.danish_name)
      ilike ${containing(filter.q)}`);
  const page = await readList(
    db,
    catalogList,
    matching,
    (query) =>
      query.select([
        'c.id',
        'c.catalog_name as catalogName',
        catalogNameOf('c').as('displayName'),
        'c.currency',
        'a.assigned_at',
        sql<number>`(select count(*)::int from products p where p.catalog_id = c.id and p.deleted_at is null
            and not p.hidden)`.as('productCount'),
        sql<number>`(select coalesce(sum(u.subscriptions), 0)::int
            from catalog_uses(${owner.supplierId}, ${today}) u where u.catalog_id = c.id
            and u.company_id = ${companyId}::uuid)`.as('openSubscriptions'),
      ]),
    filter,
  );
  return {
    ...page,
    data: page.data.map(({ assigned_at, ...row }) => ({ ...row, assignedAt: isoOrNull(assigned_at) })),
  };
}

/**
 * Which open subscriptions offer this catalog, of one company or of all. A supplier reads no subscription (RULES 3.6):
 * it is told the companies instead.
 */
export function usesOf(owner: CatalogOwner, catalogId: string, today: Day, companyId?: string): Uses {
  const ofOne = companyId ? sql`and c.id = ${companyId}::uuid` : sql``;
  if (owner.role === 'supplier')
    return {
      company: sql`select c.id, c.company_name as name from catalog_uses(${owner.supplierId}, ${today}) u
        join companies c on c.id = u.company_id where u.catalog_id = ${catalogId}::uuid ${ofOne}`,
    };
  return {
    subscription: sql`select s.id, s.subscription_name as name, c.id as of_id, c.company_name as of_name
      from subscription_catalogs sc join subscriptions s on s.id = sc.subscription_id
      join companies c on c.id = s.company_id
      where sc.catalog_id = ${catalogId}::uuid and s.status = 'OPEN' and s.end_date >= ${today}::date
        and s.deleted_at is null ${ofOne}`,
  };
}

/** How many of these companies the owner deals with. */
export async function countDealt(db: Db, owner: CatalogOwner, companyIds: readonly string[]): Promise<number> {
  const { count } = await dealtCompanies(db, owner)
    .where('o.id', 'in', [...companyIds])
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Answers which companies did not have it before. */
export async function insertAssignments(
  db: Db,
  owner: CatalogOwner,
  catalog: OwnedCatalog,
  companyIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = companyIds.map((companyId) => ({
    catalog_id: catalog.id,
    supplier_id: catalog.supplierId,
    company_id: companyId,
    assigned_at: now,
    assigned_by: owner.userId,
  }));
  const inserted = await db
    .insertInto('catalog_assignments')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .returning('company_id')
    .execute();
  return inserted.map(({ company_id: companyId }) => companyId);
}

/** False when the company did not have it. */
export async function deleteAssignment(db: Db, catalog: OwnedCatalog, companyId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('catalog_assignments')
    .where('supplier_id', '=', catalog.supplierId)
    .where('catalog_id', '=', catalog.id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return Number(numDeletedRows) > 0;
}

/** Takes every catalog of the owner from the company, except those that an open subscription of it offers. */
export async function deleteUnusedAssignments(
  db: Db,
  owner: CatalogOwner,
  companyId: string,
  today: Day,
): Promise<{ unlinked: number; kept: number }> {
  const { numDeletedRows } = await db
    .deleteFrom('catalog_assignments')
    .where('supplier_id', '=', owner.supplierId)
    .where('company_id', '=', companyId)
    .where(
      sql<SqlBool>`catalog_id not in (select u.catalog_id from catalog_uses(${owner.supplierId}, ${today}) u
        where u.company_id = ${companyId}::uuid)`,
    )
    .executeTakeFirst();
  const { kept } = await db
    .selectFrom('catalog_assignments')
    .where('supplier_id', '=', owner.supplierId)
    .where('company_id', '=', companyId)
    .select(sql<number>`count(*)::int`.as('kept'))
    .executeTakeFirstOrThrow();
  return { unlinked: Number(numDeletedRows), kept };
}
