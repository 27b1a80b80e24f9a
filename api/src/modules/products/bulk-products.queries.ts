import { changedPrice, type BulkChange, type ProductBefore } from '@portal/contract/product-bulk';
import { sql } from 'kysely';
import type { OwnedCatalog } from '../../access/catalog-owner.ts';
import type { Db } from '../../db/tenant.ts';

export type BulkRow = {
  id: string;
  name: string;
  price: number;
  hidden: boolean;
  featured: boolean;
  categoryId: string;
  version: number;
};

const columns = [
  'id',
  'product_name as name',
  'price',
  'hidden',
  'featured',
  'category_id as categoryId',
  'version',
] as const;

/** The products of the catalog among these ids, held until the transaction ends. */
export function lockProducts(db: Db, catalog: OwnedCatalog, ids: readonly string[]): Promise<BulkRow[]> {
  return db
    .selectFrom('products')
    .select(columns)
    .where('catalog_id', '=', catalog.id)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

type Values = Pick<ProductBefore, 'price' | 'hidden' | 'featured' | 'categoryId'>;

/** What a product is after the change. */
export const changedValues = (row: BulkRow, { pricePercent = 0, ...change }: BulkChange): Values => ({
  price: changedPrice(row.price, pricePercent),
  hidden: change.hidden ?? row.hidden,
  featured: change.featured ?? row.featured,
  categoryId: change.categoryId ?? row.categoryId,
});

export async function writeValues(db: Db, catalog: OwnedCatalog, id: string, values: Values): Promise<void> {
  await db
    .updateTable('products')
    .set({
      price: values.price,
      hidden: values.hidden,
      featured: values.featured,
      category_id: values.categoryId,
      version: sql`version + 1`,
    })
    .where('catalog_id', '=', catalog.id)
    .where('id', '=', id)
    .execute();
}
