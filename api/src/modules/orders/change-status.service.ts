import { mayMove, type OrderMover, type OrderStatus } from '@portal/contract/order-status';
import { sql } from 'kysely';
import type { Db } from '../../db/tenant.ts';
import { DomainError, illegalChange } from '../../http/domain-error.ts';
import { type Actor, recordOrderEvent } from '../order-events/index.ts';
import { ownOrders, type OrderScope } from './own-orders.queries.ts';

export type StatusChange = {
  orderId: string;
  to: OrderStatus;
  actor: Actor;
  at: Date;
  reason?: string;
  detail?: object;
  /** whose right it uses where that is not the caller's role: who processed may cancel within the hold (UX 1.1) */
  mover?: OrderMover;
};

/** The order as it was before the change. */
export type ChangedOrder = { id: string; companyId: string; supplierId: string; employeeId: string; from: OrderStatus };

/**
 * Moves one order along RULES 3.1 and writes the line of its history. Not the caller's: 404 `order-not-found`;
 * others' right: 403 `you-do-not-have-permission-to-do-this-action`; no such path, or another change was first: 409
 * `invalid-data-provided`. Conditions beyond role and path are the caller's.
 */
export async function changeOrderStatus(db: Db, scope: OrderScope, change: StatusChange): Promise<ChangedOrder> {
  const order = await db
    .selectFrom('orders')
    .where('id', '=', change.orderId)
    .where(ownOrders(scope))
    .select([
      'id',
      'company_id as companyId',
      'supplier_id as supplierId',
      'employee_id as employeeId',
      'status',
      'is_proposal as isProposal',
    ])
    .executeTakeFirst();
  if (!order) throw new DomainError('order-not-found');
  const from = order.status;
  assertMove(from, change.to, change.mover ?? scope.role, order.isProposal);
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ ...stampsOf(change.to, change.at), status: change.to, version: sql`version + 1` })
    .where('id', '=', order.id)
    .where('status', '=', from)
    .where('is_proposal', '=', order.isProposal)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) throw illegalChange();
  await recordOrderEvent(db, {
    orderId: order.id,
    companyId: order.companyId,
    supplierId: order.supplierId,
    employeeId: order.employeeId,
    at: change.at,
    kind: 'STATUS',
    fromStatus: order.isProposal ? 'PROPOSED' : from,
    toStatus: change.to,
    actor: change.actor,
    ...(change.reason ? { reason: change.reason } : {}),
    ...(change.detail ? { detail: change.detail } : {}),
  });
  return { id: order.id, companyId: order.companyId, supplierId: order.supplierId, employeeId: order.employeeId, from };
}

/** Throws what RULES 3 answers for a change that may not be. A proposal can only be withdrawn (DECISIONS 22). */
export function assertMove(from: OrderStatus, to: OrderStatus, role: OrderMover, isProposal: boolean): void {
  const answer = isProposal && to !== 'DELETED' ? 'illegal' : mayMove(from, to, role);
  if (answer === 'wrong-role') throw new DomainError('you-do-not-have-permission-to-do-this-action');
  if (answer === 'illegal') throw illegalChange();
}

function stampsOf(to: OrderStatus, at: Date) {
  if (to === 'PROCESSING') return { processed_at: at };
  if (to === 'ORDERED') return { processed_at: null, order_file_id: null };
  if (to === 'COMPLETED') return { completed_at: at };
  if (to === 'DELETED') return { deleted_at: at };
  return {};
}
