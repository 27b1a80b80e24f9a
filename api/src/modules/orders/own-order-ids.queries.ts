import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { ownOrders, type OrderScope } from './own-orders.queries.ts';

/**
 * Refuses an action as soon as one of its orders is not the caller's: 404 `order-not-found`, whether it belongs to
 * another person or never was. With `lock`, the orders stay as they are until the transaction ends; they are locked in
 * one order everywhere, so that two actions over the same orders wait for each other and never deadlock.
 */
export async function assertOwnOrders(
  db: Db,
  scope: OrderScope,
  orderIds: readonly string[],
  options: { lock?: boolean } = {},
): Promise<void> {
  const query = db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', (eb) => eb.fn.any(eb.val([...orderIds])))
    .where(ownOrders(scope))
    .orderBy('id');
  const found = await (options.lock ? query.forUpdate() : query).execute();
  if (found.length !== orderIds.length) throw new DomainError('order-not-found');
}
