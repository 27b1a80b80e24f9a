import { catalogFields } from '@portal/contract/catalog-fields';
import type { Catalog, CatalogChange, CatalogFilter, CatalogForm } from '@portal/contract/catalogs';
import type { Day } from '@portal/contract/days';
import { sql, type SqlBool } from 'kysely';
import { givenTo, type CatalogOwner } from '../../access/catalog-owner.ts';
import { definedOf } from '../../db/defined.ts';
import { containing } from '../../db/like.ts';
import { listOf, readList } from '../../db/list.ts';
import type { Page } from '../../db/page.ts';
import { catalogNameOf, categoryNameOf } from '../../db/shown-name.ts';
import type { Db } from '../../db/tenant.ts';
import { changedOnce } from '../../db/version.ts';
import { DomainError } from '../../http/domain-error.ts';

const catalogList = listOf(
  catalogFields,
  {
    sortOrder: 'c.sort_order',
    displayName: catalogNameOf('c'),
    catalogName: 'c.catalog_name',
    currency: 'c.currency',
    createdAt: 'c.created_at',
  },
  'c.id',
  { last: [{ ref: catalogNameOf('c'), direction: 'asc' }] },
);

/** The owner's catalogs that are not deleted; what changes one starts here. */
function ownCatalogs(db: Db, owner: CatalogOwner) {
  return db.selectFrom('catalogs as c').where('c.supplier_id', '=', owner.supplierId).where('c.deleted_at', 'is', null);
}

/** Its own, and those that were given to it as a reseller. */
function shownCatalogs(db: Db, { supplierId }: CatalogOwner) {
  return db
    .selectFrom('catalogs as c')
    .where((eb) => eb.or([eb('c.supplier_id', '=', supplierId), givenTo(supplierId, 'c.id')]))
    .where('c.deleted_at', 'is', null);
}

const count = (table: 'products' | 'accessories', isHidden: boolean) =>
  sql<number>`(select count(*)::int from ${sql.table(table)} p where p.catalog_id = c.id and p.deleted_at is null
    and p.hidden = ${sql.lit(isHidden)})`;

const columnsOn = (owner: CatalogOwner, today: Day) =>
  [
    'c.id',
    'c.catalog_name as catalogName',
    catalogNameOf('c').as('displayName'),
    'c.display_name as originalName',
    'c.danish_name as danishName',
    'c.currency',
    'c.sort_order as sortOrder',
    'c.description',
    'c.accessories_enabled as accessoriesEnabled',
    'c.version',
    sql<
      string[]
    >`array(select ${categoryNameOf('k')} from categories k where k.id in (select p.category_id from products p
      where p.catalog_id = c.id and p.deleted_at is null) order by 1)`.as('categoryNames'),
    count('products', false).as('productCount'),
    count('products', true).as('hiddenCount'),
    count('accessories', false).as('accessoryCount'),
    // A company of another reseller counts only for back office: a supplier may not read it.
    sql<number>`(select count(*)::int from catalog_assignments a join companies o on o.id = a.company_id
      where a.catalog_id = c.id)`.as('companyCount'),
    sql<number>`(select coalesce(sum(u.subscriptions), 0)::int from catalog_uses(${owner.supplierId}, ${today}) u
      where u.catalog_id = c.id)`.as('subscriptionCount'),
    sql<Catalog['givenBy']>`(select json_build_object('id', o.id, 'name', o.name) from suppliers o
      where o.id = c.supplier_id and o.id <> ${owner.supplierId}::uuid)`.as('givenBy'),
  ] as const;

/** One page of the catalogs, as the supplier sorts them unless sorted otherwise. */
export function listCatalogs(db: Db, owner: CatalogOwner, filter: CatalogFilter, today: Day): Promise<Page<Catalog>> {
  let matching = shownCatalogs(db, owner);
  if (filter.q)
    matching = matching.where(sql<SqlBool>`(c.catalog_name || ' ' || c.display_name || ' ' || c.danish_name)
      ilike ${containing(filter.q)}`);
  return readList(db, catalogList, matching, (query) => query.select(columnsOn(owner, today)), filter);
}

/** Another supplier's catalog and a missing one answer alike. @throws DomainError `catalog-not-found` */
export async function getCatalog(db: Db, owner: CatalogOwner, id: string, today: Day): Promise<Catalog> {
  const catalog = await shownCatalogs(db, owner)
    .where('c.id', '=', id)
    .select(columnsOn(owner, today))
    .executeTakeFirst();
  if (!catalog) throw new DomainError('catalog-not-found');
  return catalog;
}

/** Back office may name a supplier that is not there. @throws DomainError `supplier-not-found` */
export async function assertSupplier(db: Db, owner: CatalogOwner): Promise<void> {
  if (owner.role === 'supplier') return;
  const supplier = await db
    .selectFrom('suppliers')
    .select('id')
    .where('id', '=', owner.supplierId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!supplier) throw new DomainError('supplier-not-found');
}

/** Wire names to columns, for the fields that are there. */
function toColumns(fields: Partial<{ [Name in keyof CatalogForm]: CatalogForm[Name] | undefined }>) {
  return definedOf({
    catalog_name: fields.catalogName,
    display_name: fields.displayName,
    danish_name: fields.danishName,
    currency: fields.currency,
    sort_order: fields.sortOrder,
    description: fields.description,
    accessories_enabled: fields.accessoriesEnabled,
  });
}

export async function insertCatalog(db: Db, owner: CatalogOwner, form: CatalogForm, now: Date): Promise<string> {
  const values = {
    ...toColumns(form),
    supplier_id: owner.supplierId,
    catalog_name: form.catalogName,
    display_name: form.displayName,
    currency: form.currency,
    created_at: now,
  };
  const { id } = await db.insertInto('catalogs').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The version that the caller has seen. @throws DomainError `catalog-not-found`, `changed-by-someone-else` */
export async function updateCatalog(
  db: Db,
  owner: CatalogOwner,
  id: string,
  { version, ...change }: CatalogChange,
): Promise<void> {
  const update = db
    .updateTable('catalogs')
    .set({ ...toColumns(change), version: version + 1 })
    .where('supplier_id', '=', owner.supplierId)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  await changedOnce(
    update,
    () => ownCatalogs(db, owner).where('c.id', '=', id).select('c.id').executeTakeFirst(),
    'catalog-not-found',
  );
}

/** Out of every list; the row stays for the orders that were made from it. Its companies no longer have it. */
export async function markCatalogRemoved(db: Db, owner: CatalogOwner, id: string, now: Date): Promise<void> {
  await db
    .deleteFrom('catalog_assignments')
    .where('supplier_id', '=', owner.supplierId)
    .where('catalog_id', '=', id)
    .execute();
  await db
    .updateTable('catalogs')
    .set({ deleted_at: now })
    .where('supplier_id', '=', owner.supplierId)
    .where('id', '=', id)
    .execute();
}
