import { dayOf, type Day } from '@portal/contract/days';
import { itemFields, type ProductFilter } from '@portal/contract/product-filters';
import type { ProductChange, ProductForm } from '@portal/contract/product-forms';
import { productObstacles, type Product, type ProductObstacle, type ProductRow } from '@portal/contract/product-rows';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { OwnedCatalog } from '../../access/catalog-owner.ts';
import { joined } from '../../db/conditions.ts';
import { containing } from '../../db/like.ts';
import { listOf, readList, matches } from '../../db/list.ts';
import type { Page } from '../../db/page.ts';
import { categoryNameOf } from '../../db/shown-name.ts';
import type { Db } from '../../db/tenant.ts';
import { changedOnce } from '../../db/version.ts';
import { DomainError } from '../../http/domain-error.ts';
import { mainPictureOf, picturesOf } from '../pictures/index.ts';
import { attributesOf, detailColumns, sharedColumns, moneyIn, toProductColumns } from './product-columns.mapping.ts';

/** Products and accessories, which both are `p` in their queries. */
export const itemList = listOf(
  itemFields,
  {
    productName: 'p.product_name',
    SKU: 'p.sku',
    price: 'p.price',
    hidden: 'p.hidden',
    featured: 'p.featured',
    mandatory: 'p.mandatory',
    createdAt: 'p.created_at',
  },
  'p.id',
);

type Conditions = Omit<ProductFilter, 'page' | 'pageSize' | 'count' | 'sort'>;

function productsOf(db: Db, catalog: OwnedCatalog) {
  return db
    .selectFrom('products as p')
    .innerJoin('categories as k', 'k.id', 'p.category_id')
    .where('p.catalog_id', '=', catalog.id)
    .where('p.deleted_at', 'is', null);
}

/** What a search and the marks of a list leave of its products or accessories `p`. */
export function itemConditions(
  filter: Pick<Conditions, 'q' | 'hidden' | 'featured' | 'mandatory'>,
): RawBuilder<SqlBool> {
  const marks = (['hidden', 'featured', 'mandatory'] as const).flatMap((mark) =>
    filter[mark] ? [sql<SqlBool>`${sql.ref(`p.${mark}`)} = ${filter[mark] === 'true'}`] : [],
  );
  const found = sql<SqlBool>`(p.product_name || ' ' || p.sku || ' ' || p.supplier_sku)
    ilike ${containing(filter.q ?? '')}`;
  return joined([sql<SqlBool>`true`, ...(filter.q ? [found] : []), ...marks], 'and');
}

const matching = (db: Db, catalog: OwnedCatalog, filter: Conditions) =>
  productsOf(db, catalog)
    .where(itemConditions(filter))
    .$if(filter.categoryId !== undefined, (query) => query.where('p.category_id', '=', filter.categoryId ?? ''));

const fitsProduct = sql`x.catalog_id = p.catalog_id and x.deleted_at is null and (x.whole_catalog or exists (select
  from accessory_products xp where xp.accessory_id = x.id and xp.product_id = p.id))`;
const rowColumns = [
  ...sharedColumns,
  'p.category_id as categoryId',
  categoryNameOf('k').as('categoryName'),
  'p.group_key as groupKey',
  'p.billing_period as billingPeriod',
  'p.all_risk',
  'p.employee_ins',
  mainPictureOf('p').as('picture'),
  sql<number>`(select count(*)::int from accessories x where ${fitsProduct} and not x.hidden)`.as('accessoryCount'),
] as const;

type StoredRow = Omit<ProductRow, 'price' | 'retailPrice' | 'allRisk' | 'employeeIns'> & {
  price: number;
  retail_price: number | null;
  all_risk: number | null;
  employee_ins: number | null;
};

function toRow<Row extends StoredRow>(
  { price, retail_price, all_risk, employee_ins, ...row }: Row,
  { currency }: OwnedCatalog,
) {
  const money = moneyIn(currency);
  return {
    ...row,
    price: money(price),
    retailPrice: money(retail_price),
    allRisk: money(all_risk),
    employeeIns: money(employee_ins),
  };
}

/** One page of the catalog's products; hidden ones are shown here, to those who keep the catalog. */
export async function listProducts(db: Db, catalog: OwnedCatalog, filter: ProductFilter): Promise<Page<ProductRow>> {
  const page = await readList(db, itemList, matching(db, catalog, filter), (query) => query.select(rowColumns), filter);
  return { ...page, data: page.data.map((row) => toRow(row, catalog)) };
}

/** Every product that matches, the first `limit` by name. */
export async function listProductIds(db: Db, catalog: OwnedCatalog, filter: Conditions, limit: number) {
  const rows = await matching(db, catalog, filter)
    .where(matches(itemList, filter))
    .select('p.id')
    .orderBy('p.product_name')
    .orderBy('p.id')
    .limit(limit + 1)
    .execute();
  return { ids: rows.slice(0, limit).map(({ id }) => id), isAll: rows.length <= limit };
}

/**
 * Everything that a file of products holds, at most `limit` of them after the row `after`, in the order of their ids.
 */
export function listForExport(db: Db, catalog: OwnedCatalog, filter: Conditions, after: string, limit: number) {
  return matching(db, catalog, filter)
    .where(matches(itemList, filter))
    .where('p.id', '>', after)
    .select([
      ...sharedColumns,
      ...detailColumns,
      'k.name as categoryName',
      'p.group_key as groupKey',
      'p.billing_period as billingPeriod',
      'p.all_risk',
      'p.employee_ins',
    ])
    .orderBy('p.id')
    .limit(limit)
    .execute();
}

/** Whom a product of the catalog can reach; a supplier reads no subscription, only how many there are. */
const reachOf = (catalog: OwnedCatalog, today: Day) => [
  'k.enabled as isCategoryOn' as const,
  sql<boolean>`exists (select from catalog_assignments a where a.catalog_id = p.catalog_id)`.as('isAssigned'),
  sql<boolean>`exists (select from catalog_uses(${catalog.supplierId}, ${today}) u
    where u.catalog_id = p.catalog_id)`.as('isOffered'),
];

type Reach = { hidden: boolean; price: number; isCategoryOn: boolean; isAssigned: boolean; isOffered: boolean };

function obstaclesOf({ hidden, price, isCategoryOn, isAssigned, isOffered }: Reach): ProductObstacle[] {
  const found: Record<ProductObstacle, boolean> = {
    HIDDEN: hidden,
    NO_PRICE: price === 0,
    CATEGORY_OFF: !isCategoryOn,
    NOT_ASSIGNED: !isAssigned,
    // Without a company there is no subscription either: one reason is enough.
    NOT_OFFERED: isAssigned && !isOffered,
  };
  return productObstacles.filter((obstacle) => found[obstacle]);
}

/** Another catalog's product and a missing one answer alike. @throws DomainError `product-not-found` */
export async function getProduct(db: Db, catalog: OwnedCatalog, id: string, now: Date): Promise<Product> {
  const accessories = sql<{ id: string; productName: string; SKU: string; price: number; wholeCatalog: boolean }[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'productName', x.product_name, 'SKU', x.sku, 'price',
    x.price, 'wholeCatalog', x.whole_catalog) order by x.whole_catalog, x.product_name, x.id), '[]')
    from accessories x where ${fitsProduct})`.as('accessories');
  const row = await productsOf(db, catalog)
    .where('p.id', '=', id)
    .select([
      ...rowColumns,
      ...detailColumns,
      accessories,
      picturesOf('p').as('pictures'),
      ...reachOf(catalog, dayOf(now)),
    ])
    .executeTakeFirst();
  if (!row) throw new DomainError('product-not-found');
  const money = moneyIn(catalog.currency);
  const { attributes, accessories: fitting, isCategoryOn, isAssigned, isOffered, ...rest } = row;
  return {
    ...toRow(rest, catalog),
    obstacles: obstaclesOf({ ...rest, isCategoryOn, isAssigned, isOffered }),
    attributes: attributesOf(attributes),
    accessories: fitting.map((accessory) => ({ ...accessory, price: money(accessory.price) })),
  };
}

/** The database refuses a SKU or supplier SKU that the catalog has already (`duplicate-sku`). */
export async function insertProduct(db: Db, catalog: OwnedCatalog, form: ProductForm, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('products')
    .values({
      ...toProductColumns(form),
      catalog_id: catalog.id,
      supplier_id: catalog.supplierId,
      category_id: form.categoryId,
      product_name: form.productName,
      sku: form.SKU,
      price: form.price,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The version that the caller has seen. @throws DomainError `product-not-found`, `changed-by-someone-else` */
export async function updateProduct(
  db: Db,
  catalog: OwnedCatalog,
  id: string,
  { version, ...change }: ProductChange,
): Promise<void> {
  const update = db
    .updateTable('products')
    .set({ ...toProductColumns(change), version: version + 1 })
    .where('catalog_id', '=', catalog.id)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  await changedOnce(
    update,
    () => productsOf(db, catalog).where('p.id', '=', id).select('p.id').executeTakeFirst(),
    'product-not-found',
  );
}

/**
 * Out of every list; the rows stay for the orders that were made of them, and their SKUs are free again. Answers how
 * many of the ids were in the catalog.
 */
export async function markProductsRemoved(
  db: Db,
  catalog: OwnedCatalog,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('products')
    .set({ deleted_at: now, version: sql`version + 1` })
    .where('catalog_id', '=', catalog.id)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  await db
    .deleteFrom('accessory_products')
    .where('catalog_id', '=', catalog.id)
    .where('product_id', 'in', [...ids])
    .execute();
  return Number(numUpdatedRows);
}

/** Categories that a product may be put into; one that is switched off takes no new product. */
export async function assertCategory(db: Db, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  const category = await db
    .selectFrom('categories')
    .select('id')
    .where('id', '=', id)
    .where('enabled', '=', true)
    .executeTakeFirst();
  if (!category) throw new DomainError('category-not-found');
}
