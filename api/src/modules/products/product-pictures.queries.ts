import { picturesMax, type PicturesChange } from '@portal/contract/pictures';
import type { OwnedCatalog } from '../../access/catalog-owner.ts';
import type { Db } from '../../db/tenant.ts';
import type { CleanPicture } from '../../files/clean-picture.ts';
import { DomainError } from '../../http/domain-error.ts';

/** A product or an accessory: both have pictures, and a picture's row names one of them. */
export type Item = { kind: 'product' | 'accessory'; id: string };
export const tables = { product: 'products', accessory: 'accessories' } as const;
const columns = { product: 'product_id', accessory: 'accessory_id' } as const;

/** Uploads and arrangements of one item wait for each other. @throws DomainError `<kind>-not-found` */
async function lockItem(db: Db, catalog: OwnedCatalog, { kind, id }: Item): Promise<void> {
  const found = await db
    .selectFrom(tables[kind])
    .select('id')
    .where('catalog_id', '=', catalog.id)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new DomainError(`${kind}-not-found`);
}

/** The uploaded pictures of an item, the main one first. */
export const storedPictures = (db: Db, { kind, id }: Item) =>
  db
    .selectFrom('product_pictures')
    .select(['id', 'sha256', 'position'])
    .where(columns[kind], '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();

/**
 * Puts a picture behind the others; with `isOnce` one that the item has already is left out, and the answer is false.
 *
 * @throws DomainError `product-not-found`, `accessory-not-found`, `too-many-pictures`
 */
export async function insertPicture(
  db: Db,
  catalog: OwnedCatalog,
  item: Item,
  { sha256, width, height }: Omit<CleanPicture, 'bytes'>,
  { now, isOnce = false }: { now: Date; isOnce?: boolean },
): Promise<boolean> {
  await lockItem(db, catalog, item);
  const stored = await storedPictures(db, item);
  if (isOnce && stored.some((picture) => picture.sha256 === sha256)) return false;
  if (stored.length >= picturesMax) throw new DomainError('too-many-pictures');
  await db
    .insertInto('product_pictures')
    .values({
      catalog_id: catalog.id,
      supplier_id: catalog.supplierId,
      [columns[item.kind]]: item.id,
      sha256,
      width,
      height,
      position: (stored.at(-1)?.position ?? 0) + 1,
      created_at: now,
    })
    .execute();
  return true;
}

/**
 * Exactly these pictures in this order; others of the item go.
 *
 * @throws DomainError `product-not-found`, `accessory-not-found`, `changed-by-someone-else` when it has other pictures
 *   than were seen
 */
export async function arrangePictures(
  db: Db,
  catalog: OwnedCatalog,
  item: Item,
  { seen, pictures }: PicturesChange,
): Promise<void> {
  await lockItem(db, catalog, item);
  const stored = (await storedPictures(db, item)).map(({ id }) => id);
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
      .where(columns[item.kind], '=', item.id)
      .execute();
}
