import type { AccessoryFilter } from '@portal/contract/product-filters';
import type { AccessoryChange, AccessoryForm } from '@portal/contract/product-forms';
import type { Accessory, AccessoryRow } from '@portal/contract/product-rows';
import { sql, type SqlBool } from 'kysely';
import type { OwnedCatalog } from '../../access/catalog-owner.ts';
import { matches, readList } from '../../db/list.ts';
import type { Page } from '../../db/page.ts';
import type { Db } from '../../db/tenant.ts';
import { changedOnce } from '../../db/version.ts';
import { DomainError } from '../../http/domain-error.ts';
import { mainPictureOf, picturesOf } from '../pictures/index.ts';
import { attributesOf, detailColumns, sharedColumns, moneyIn, toAccessoryColumns } from './product-columns.mapping.ts';
import { itemConditions, itemList } from './products.queries.ts';

type Conditions = Omit<AccessoryFilter, 'page' | 'pageSize' | 'count' | 'sort'>;

function accessoriesOf(db: Db, catalog: OwnedCatalog) {
  return db.selectFrom('accessories as p').where('p.catalog_id', '=', catalog.id).where('p.deleted_at', 'is', null);
}

function matching(db: Db, catalog: OwnedCatalog, filter: Conditions) {
  const query = accessoriesOf(db, catalog).where(itemConditions(filter));
  if (!filter.productId) return query;
  return query.where(
    sql<SqlBool>`(p.whole_catalog or exists (select from accessory_products xp where xp.accessory_id = p.id
        and xp.product_id = ${filter.productId}::uuid))`,
  );
}

const rowColumns = [
  ...sharedColumns,
  'p.whole_catalog as wholeCatalog',
  mainPictureOf('p', 'accessory_id').as('picture'),
  sql<number>`(select count(*)::int from accessory_products xp where xp.accessory_id = p.id)`.as('productCount'),
] as const;

type StoredRow = Omit<AccessoryRow, 'price' | 'retailPrice'> & { price: number; retail_price: number | null };

function toRow<Row extends StoredRow>({ price, retail_price, ...row }: Row, { currency }: OwnedCatalog) {
  const money = moneyIn(currency);
  return { ...row, price: money(price), retailPrice: money(retail_price) };
}

/** One page of the catalog's accessories; hidden ones are shown here, to those who keep the catalog. */
export async function listAccessories(
  db: Db,
  catalog: OwnedCatalog,
  filter: AccessoryFilter,
): Promise<Page<AccessoryRow>> {
  const page = await readList(db, itemList, matching(db, catalog, filter), (query) => query.select(rowColumns), filter);
  return { ...page, data: page.data.map((row) => toRow(row, catalog)) };
}

/**
 * Everything that a file of accessories holds, at most `limit` of them after the row `after`, in the order of their
 * ids.
 */
export function listAccessoriesForExport(
  db: Db,
  catalog: OwnedCatalog,
  filter: Conditions,
  after: string,
  limit: number,
) {
  const productSkus = sql<
    string[]
  >`array(select q.sku from accessory_products xp join products q on q.id = xp.product_id where xp.accessory_id = p.id
    order by q.sku)`.as('productSkus');
  return matching(db, catalog, filter)
    .where(matches(itemList, filter))
    .where('p.id', '>', after)
    .select([...sharedColumns, ...detailColumns, productSkus])
    .orderBy('p.id')
    .limit(limit)
    .execute();
}

/** Another catalog's accessory and a missing one answer alike. @throws DomainError `accessory-not-found` */
export async function getAccessory(db: Db, catalog: OwnedCatalog, id: string): Promise<Accessory> {
  const products = sql<
    Accessory['products']
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'productName', q.product_name, 'SKU', q.sku)
    order by q.product_name, q.id), '[]')
    from accessory_products xp join products q on q.id = xp.product_id where xp.accessory_id = p.id)`.as('products');
  const row = await accessoriesOf(db, catalog)
    .where('p.id', '=', id)
    .select([...rowColumns, ...detailColumns, products, picturesOf('p', 'accessory_id').as('pictures')])
    .executeTakeFirst();
  if (!row) throw new DomainError('accessory-not-found');
  return { ...toRow(row, catalog), attributes: attributesOf(row.attributes) };
}

/** The database refuses a SKU or supplier SKU that the catalog has already (`duplicate-sku`). */
export async function insertAccessory(db: Db, catalog: OwnedCatalog, form: AccessoryForm, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('accessories')
    .values({
      ...toAccessoryColumns(form),
      catalog_id: catalog.id,
      supplier_id: catalog.supplierId,
      product_name: form.productName,
      sku: form.SKU,
      price: form.price,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await mapToProducts(db, catalog, id, form.wholeCatalog, form.productIds);
  return id;
}

/**
 * The version that the caller has seen. @throws DomainError `accessory-not-found`, `product-not-found`,
 * `changed-by-someone-else`
 */
export async function updateAccessory(
  db: Db,
  catalog: OwnedCatalog,
  id: string,
  { version, productIds, ...change }: AccessoryChange,
): Promise<void> {
  const update = db
    .updateTable('accessories')
    .set({ ...toAccessoryColumns(change), version: version + 1 })
    .where('catalog_id', '=', catalog.id)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  await changedOnce(
    update,
    () => accessoriesOf(db, catalog).where('p.id', '=', id).select('p.id').executeTakeFirst(),
    'accessory-not-found',
  );
  if (productIds !== undefined || change.wholeCatalog === true)
    await mapToProducts(db, catalog, id, change.wholeCatalog ?? false, productIds ?? []);
}

/**
 * Exactly these products of the same catalog, and no others; none when it goes with the whole catalog.
 *
 * @throws DomainError `product-not-found` when one is missing or another catalog's, whatever it goes with
 */
async function mapToProducts(
  db: Db,
  catalog: OwnedCatalog,
  accessoryId: string,
  wholeCatalog: boolean,
  productIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('accessory_products')
    .where('catalog_id', '=', catalog.id)
    .where('accessory_id', '=', accessoryId)
    .execute();
  const wanted = [...new Set(productIds)];
  if (wanted.length === 0) return;
  const own = await db
    .selectFrom('products')
    .select('id')
    .where('catalog_id', '=', catalog.id)
    .where('deleted_at', 'is', null)
    .where('id', 'in', wanted)
    .execute();
  if (own.length !== wanted.length)
    throw new DomainError('product-not-found', [{ path: 'productIds', key: 'product-not-found' }]);
  if (wholeCatalog) return;
  await db
    .insertInto('accessory_products')
    .values(
      own.map(({ id }) => ({
        catalog_id: catalog.id,
        supplier_id: catalog.supplierId,
        accessory_id: accessoryId,
        product_id: id,
      })),
    )
    .execute();
}

/** Out of every list; the row stays for the orders that were made with it. @throws DomainError `accessory-not-found` */
export async function markAccessoryRemoved(db: Db, catalog: OwnedCatalog, id: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('accessories')
    .set({ deleted_at: now, version: sql`version + 1` })
    .where('catalog_id', '=', catalog.id)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) throw new DomainError('accessory-not-found');
}
