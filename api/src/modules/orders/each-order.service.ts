import type { OrderOutcome } from '@portal/contract/order-outcomes';
import { sql } from 'kysely';
import { constraintKey } from '../../db/constraints.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { assertOwnOrders, ownOrders, type OrderScope } from './own-orders.queries.ts';

/**
 * The same work for many orders, each whole or not at all, with one answer each: a refused one does not stop the others
 * (UX 1, partial failure). Any other failure ends the whole action.
 */
export async function forEachOrder(
  db: Db,
  scope: OrderScope,
  orderIds: readonly string[],
  work: (orderId: string) => Promise<unknown>,
): Promise<OrderOutcome[]> {
  await assertOwnOrders(db, scope, orderIds, { lock: true });
  const names = await db
    .selectFrom('orders')
    .where('id', '=', (eb) => eb.fn.any(eb.val([...orderIds])))
    .where(ownOrders(scope))
    .select([
      'id as orderId',
      'order_number as orderNumber',
      'employee_name as employeeName',
      'product_name as product',
    ])
    .execute();
  const byId = new Map(names.map((order) => [order.orderId, order]));
  const outcomes: OrderOutcome[] = [];
  for (const orderId of orderIds) {
    const refusal = await attempt(db, () => work(orderId));
    const order = byId.get(orderId);
    if (order) outcomes.push({ ...order, done: refusal === null, key: null, ...refusal });
  }
  return outcomes;
}

async function attempt(db: Db, work: () => Promise<unknown>): Promise<Pick<OrderOutcome, 'key' | 'of'> | null> {
  await sql`savepoint one_order`.execute(db);
  try {
    await work();
    await sql`release savepoint one_order`.execute(db);
    return null;
  } catch (error) {
    const [detail] = error instanceof DomainError ? (error.details ?? []) : [];
    const key = error instanceof DomainError ? (detail?.key ?? error.key) : constraintKey(error);
    if (!key) throw error;
    await sql`rollback to savepoint one_order`.execute(db);
    return { key, ...(detail?.of === undefined ? {} : { of: detail.of }) };
  }
}
