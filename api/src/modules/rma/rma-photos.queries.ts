import type { Scope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import type { FoundRma } from './rma.queries.ts';

/** Photos of a request that the caller may see, in the order in which they came. Forgotten with the request's story. */
export function listPhotos(db: Db, _scope: Scope, requestId: string) {
  return db
    .selectFrom('rma_photos as p')
    .innerJoin('rma_requests as r', 'r.id', 'p.request_id')
    .where('p.request_id', '=', requestId)
    .where('r.what_happened', '<>', '')
    .select(['p.no', 'p.at', 'p.actor_role as actorRole', 'p.width', 'p.height', 'p.path'])
    .orderBy('p.no')
    .execute();
}

export type KeptPhoto = { path: string; width: number; height: number };

/** The next photo of a request, which the caller has locked. */
export async function insertPhoto(
  db: Db,
  found: FoundRma,
  no: number,
  photo: KeptPhoto,
  { at, role }: { at: Date; role: Scope['role'] },
): Promise<void> {
  await db
    .insertInto('rma_photos')
    .values({
      request_id: found.id,
      no,
      company_id: found.companyId,
      supplier_id: found.supplierId,
      employee_id: found.employeeId,
      at,
      actor_role: role,
      ...photo,
    })
    .execute();
}
