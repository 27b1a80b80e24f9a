import type { PicturesChange } from '@portal/contract/pictures';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../access/audit.ts';
import { requireOwnedCatalog, type CatalogOwner, type OwnedCatalog } from '../../access/catalog-owner.ts';
import type { Db } from '../../db/tenant.ts';
import type { CleanPicture } from '../../files/clean-picture.ts';
import type { Files } from '../../files/files.ts';
import { keepPicture } from '../../files/picture-files.ts';
import { receivePicture } from '../../http/receive-picture.ts';
import { arrangePictures, insertPicture, storedPictures, type Item } from './product-pictures.queries.ts';
import type { Moment } from './products.service.ts';

/**
 * Takes the one picture of a multipart body, at most 10 MB, and keeps it.
 *
 * @throws DomainError of `cleanPicture`; `file-too-large`; 400 at `file` when there is none
 */
export async function keepUpload(request: FastifyRequest, files: Files): Promise<Omit<CleanPicture, 'bytes'>> {
  return keepPicture(files, await receivePicture(request));
}

type Target = { owner: CatalogOwner; catalogId: string; item: Item };

/** Shows a kept picture behind the item's others. */
export function addPicture(
  db: Db,
  target: Target,
  picture: Omit<CleanPicture, 'bytes'>,
  moment: Moment,
): Promise<OwnedCatalog> {
  return changed(db, target, moment, (catalog) => insertPicture(db, catalog, target.item, picture, moment));
}

/** Order, texts and removal; the bytes of what goes are removed with the files that no row knows. */
export function changePictures(db: Db, target: Target, change: PicturesChange, moment: Moment): Promise<OwnedCatalog> {
  return changed(db, target, moment, (catalog) => arrangePictures(db, catalog, target.item, change));
}

/** Pictures have no part in the item's version: who types in the form beside them loses nothing. */
async function changed(
  db: Db,
  { owner, catalogId, item: { kind, id } }: Target,
  { now, requestId }: Moment,
  work: (catalog: OwnedCatalog) => Promise<unknown>,
): Promise<OwnedCatalog> {
  const catalog = await requireOwnedCatalog(db, owner, catalogId);
  await work(catalog);
  await recordAudit(db, { now, scope: owner, requestId }, `${kind}.pictures-changed`, [kind, id], {
    catalogId,
    pictures: (await storedPictures(db, { kind, id })).length,
  });
  return catalog;
}
