import { picturesMax, type PicturesChange } from '@portal/contract/pictures';
import { sql } from 'kysely';
import type { OwnedCatalog } from '../../access/catalog-owner.ts';
import type { Db } from '../../db/tenant.ts';
import type { CleanPicture } from '../../files/clean-picture.ts';
import { DomainError } from '../../http/domain-error.ts';

/** Uploads and arrangements of one product wait for each other. @throws DomainError `product-not-found` */
async function lockProduct(db: Db, catalog: OwnedCatalog, productId: string): Promise<void> {
  const found = await db
    .selectFrom('products')
    .select('id')
    .where('catalog_id', '=', catalog.id)
    .where('id', '=', productId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new DomainError('product-not-found');
}

const storedIds = async (db: Db, productId: string) =>
  (
    await db
      .selectFrom('product_pictures')
      .select('id')
      .where('product_id', '=', productId)
      .orderBy('position')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

/** Puts a picture behind the others. @throws DomainError `product-not-found`, `too-many-pictures` */
export async function insertPicture(
  db: Db,
  catalog: OwnedCatalog,
  productId: string,
  { sha256, width, height }: Omit<CleanPicture, 'bytes'>,
  now: Date,
): Promise<void> {
  await lockProduct(db, catalog, productId);
  if ((await storedIds(db, productId)).length >= picturesMax) throw new DomainError('too-many-pictures');
  await db
    .insertInto('product_pictures')
    .values({
      catalog_id: catalog.id,
      supplier_id: catalog.supplierId,
      product_id: productId,
      sha256,
      width,
      height,
      position: sql`(select coalesce(max(position), 0) + 1 from product_pictures
        where product_id = ${productId}::uuid)`,
      created_at: now,
    })
    .execute();
}

/**
 * Exactly these pictures in this order; others of the product go.
 *
 * @throws DomainError `product-not-found`, `changed-by-someone-else` when the product has other pictures than were seen
 */
export async function arrangePictures(
  db: Db,
  catalog: OwnedCatalog,
  productId: string,
  { seen, pictures }: PicturesChange,
): Promise<void> {
  await lockProduct(db, catalog, productId);
  const stored = await storedIds(db, productId);
  const wanted = pictures.map(({ id }) => id);
  if (
    stored.join() !== seen.join() ||
    wanted.some((id) => !stored.includes(id)) ||
    new Set(wanted).size < wanted.length
  )
    throw new DomainError('changed-by-someone-else');
  const gone = stored.filter((id) => !wanted.includes(id));
  if (gone.length > 0) await db.deleteFrom('product_pictures').where('id', 'in', gone).execute();
  for (const [index, { id, alt }] of pictures.entries())
    await db
      .updateTable('product_pictures')
      .set({ position: index + 1, alt })
      .where('id', '=', id)
      .where('product_id', '=', productId)
      .execute();
}
