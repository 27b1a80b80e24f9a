import type { PicturesChange } from '@portal/contract/pictures';
import type { Product } from '@portal/contract/product-rows';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../access/audit.ts';
import { requireOwnedCatalog, type CatalogOwner, type OwnedCatalog } from '../../access/catalog-owner.ts';
import type { Db } from '../../db/tenant.ts';
import type { CleanPicture } from '../../files/clean-picture.ts';
import type { Files } from '../../files/files.ts';
import { keepPicture } from '../../files/picture-files.ts';
import { receivePicture } from '../../http/receive-picture.ts';
import { arrangePictures, insertPicture } from './product-pictures.queries.ts';
import { getProduct } from './products.queries.ts';
import type { Moment } from './products.service.ts';

/**
 * Takes the one picture of a multipart body, at most 10 MB, and keeps it.
 *
 * @throws DomainError of `cleanPicture`; `file-too-large`; 400 at `file` when there is none
 */
export async function keepUpload(request: FastifyRequest, files: Files): Promise<Omit<CleanPicture, 'bytes'>> {
  return keepPicture(files, await receivePicture(request));
}

type Target = { owner: CatalogOwner; catalogId: string; productId: string };

/** Shows a kept picture behind the product's others. */
export function addPicture(
  db: Db,
  target: Target,
  picture: Omit<CleanPicture, 'bytes'>,
  moment: Moment,
): Promise<Product> {
  return changed(db, target, moment, (catalog) => insertPicture(db, catalog, target.productId, picture, moment.now));
}

/** Order, texts and removal; the bytes of what goes are removed with the files that no row knows. */
export function changePictures(db: Db, target: Target, change: PicturesChange, moment: Moment): Promise<Product> {
  return changed(db, target, moment, (catalog) => arrangePictures(db, catalog, target.productId, change));
}

/** Pictures have no part in the product's version: who types in the form beside them loses nothing. */
async function changed(
  db: Db,
  { owner, catalogId, productId }: Target,
  { now, requestId }: Moment,
  work: (catalog: OwnedCatalog) => Promise<void>,
): Promise<Product> {
  const catalog = await requireOwnedCatalog(db, owner, catalogId);
  await work(catalog);
  const product = await getProduct(db, catalog, productId, now);
  await recordAudit(db, {
    now,
    scope: owner,
    requestId,
    action: 'product.pictures-changed',
    entity: 'product',
    entityId: productId,
    detail: { catalogId, pictures: product.pictures.length },
  });
  return product;
}
