import type { Day } from '@portal/contract/days';
import type { OrderStatus } from '@portal/contract/order-status';
import type { AdminScope, CompanyScope, SupplierScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Actor } from '../order-events/index.ts';
import { changeOrderStatus } from './change-status.service.ts';
import { deleteOrder } from './delete-order.service.ts';
import { ownOrders } from './own-orders.queries.ts';
import { undoProcessing } from './process/undo-processing.service.ts';
import { dispatchOrder } from './ship/dispatch.service.ts';
import { undoDispatch } from './ship/undo-dispatch.service.ts';

export type Move = {
  orderId: string;
  to: OrderStatus;
  reason: string;
  creditDraws: boolean;
  actor: Actor;
  now: Date;
  today: Day;
  requestId: string;
};
export type MoverScope = CompanyScope | SupplierScope | AdminScope;

/**
 * One change of status as the list's menu asks for it, with all that RULES 3.1 attaches to it. Processing needs the
 * binding confirmation of its own endpoint: 400 `binding-not-confirmed`.
 */
export async function moveOrder(db: Db, scope: MoverScope, move: Move): Promise<void> {
  const { orderId, actor, now, reason } = move;
  const change = { orderId, actor, at: now, ...(reason === '' ? {} : { reason }) };
  if (move.to === 'DELETED')
    return deleteOrder(db, scope, {
      ...change,
      creditDraws: move.creditDraws,
      today: move.today,
      requestId: move.requestId,
    });
  if (move.to === 'ORDERED' && scope.role === 'admin') return undoProcessing(db, scope, change);
  if (move.to === 'DISPATCHED' && scope.role !== 'company') {
    await dispatchOrder(db, scope, { ...move, serialNumber: '', tracking: '', dispatchDay: move.today });
    return;
  }
  if (move.to === 'PROCESSING') {
    const order = await db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', orderId)
      .where(ownOrders(scope))
      .executeTakeFirst();
    if (order?.status === 'ORDERED' && scope.role !== 'supplier') throw new DomainError('binding-not-confirmed');
    if (scope.role === 'admin' && order?.status === 'DISPATCHED') return undoDispatch(db, scope, change);
  }
  await changeOrderStatus(db, scope, { ...change, to: move.to });
}
