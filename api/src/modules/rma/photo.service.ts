import { randomUUID } from 'node:crypto';
import { rmaPhotosMax } from '@portal/contract/rma-photos';
import type { FastifyRequest } from 'fastify';
import type { EmployeeScope, Scope, SupplierScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { cleanPicture } from '../../files/clean-picture.ts';
import type { Files } from '../../files/files.ts';
import { DomainError } from '../../http/domain-error.ts';
import { receivePicture } from '../../http/receive-picture.ts';
import { insertPhoto, listPhotos, type KeptPhoto } from './rma-photos.queries.ts';
import { findRma, lockRma } from './rma.queries.ts';

/**
 * Takes the one photo of a multipart body, cleans it and keeps it under a name that nothing tells. Its row follows;
 * without one it is removed like every file that no row knows. Throws as `cleanPicture`.
 */
export async function keepPhoto(request: FastifyRequest, files: Files, requestId: string): Promise<KeptPhoto> {
  const { bytes, width, height } = await cleanPicture(await receivePicture(request));
  const path = `rma-photos/${requestId}/${randomUUID()}.webp`;
  await files.write(path, bytes);
  return { path, width, height };
}

/** Room for one more photo of an own request. Not the caller's: 404; ten already: `too-many-photos`. */
export async function assertRoom(db: Db, scope: EmployeeScope | SupplierScope, id: string): Promise<void> {
  const found = await findRma(db, scope, id);
  if (!found) throw new DomainError('rma-request-not-found');
  if ((await listPhotos(db, scope, id)).length >= rmaPhotosMax) throw new DomainError('too-many-photos');
}

/** Shows a kept photo behind the request's others. */
export async function addPhoto(
  db: Db,
  scope: EmployeeScope | SupplierScope,
  id: string,
  photo: KeptPhoto,
  now: Date,
): Promise<void> {
  const found = await lockRma(db, scope, id);
  if (!found) throw new DomainError('rma-request-not-found');
  const last = (await listPhotos(db, scope, id)).at(-1)?.no ?? 0;
  if (last >= rmaPhotosMax) throw new DomainError('too-many-photos');
  await insertPhoto(db, found, last + 1, photo, { at: now, role: scope.role });
}

/** Where one photo of an own request lies. */
export async function photoPath(db: Db, scope: Scope, id: string, no: number): Promise<string> {
  if (!(await findRma(db, scope, id))) throw new DomainError('rma-request-not-found');
  const photo = (await listPhotos(db, scope, id)).find((each) => each.no === no);
  if (!photo) throw new DomainError('file-not-found');
  return photo.path;
}
