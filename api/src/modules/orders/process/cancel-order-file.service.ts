import { recordAudit } from '../../../access/audit.ts';
import type { AdminScope, CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Actor } from '../../order-events/index.ts';
import { takeBack } from './undo-processing.service.ts';

type HeldFile = { created_by: string | null; send_after: Date; path: string | null; undone_at: Date | null };

/** The person who processed, within the hold (UX 1.1); back office while the file is unsent (DECISIONS 9). */
export function mayCancel(file: HeldFile, scope: { role: string; userId: string }, now: Date): boolean {
  if (file.path !== null || file.undone_at !== null) return false;
  return scope.role === 'admin' || (file.created_by === scope.userId && now < file.send_after);
}

type Cancelling = { actor: Actor; now: Date; requestId: string };

/**
 * Takes every order of a file back to ORDERED before the file leaves; the file goes with the last one. It is locked
 * first, so that it cannot leave at the same moment. 409 `order-file-cannot-be-cancelled` when it is too late, or for
 * another person's file.
 */
export async function cancelOrderFile(
  db: Db,
  scope: CompanyScope | AdminScope,
  orderFileId: string,
  { actor, now, requestId }: Cancelling,
): Promise<{ orderFileId: string; orderCount: number }> {
  let own = db.selectFrom('order_files').selectAll().where('id', '=', orderFileId);
  if (scope.role === 'company') own = own.where('company_id', '=', scope.companyId);
  const file = await own.forUpdate().executeTakeFirst();
  if (!file) throw new DomainError('order-file-not-found');
  if (!mayCancel(file, scope, now)) throw new DomainError('order-file-cannot-be-cancelled');
  const orders = await db
    .selectFrom('orders')
    .select('id')
    .where('order_file_id', '=', orderFileId)
    .where('company_id', '=', file.company_id)
    .where('status', '=', 'PROCESSING')
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id } of orders) await takeBack(db, scope, { orderId: id, actor, at: now, mover: 'admin' }, orderFileId);
  await recordAudit(
    db,
    { now, scope, requestId, companyId: file.company_id, supplierId: file.supplier_id },
    'orders.undone',
    ['order_file', orderFileId],
    { orderIds: orders.map(({ id }) => id) },
  );
  return { orderFileId, orderCount: orders.length };
}
