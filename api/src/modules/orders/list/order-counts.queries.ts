import { orderViews, type OrderView } from '@portal/contract/order-kinds';
import { sql } from 'kysely';
import { countLimit } from '../../../db/page.ts';
import type { Db } from '../../../db/tenant.ts';
import type { OrderScope } from '../own-orders.queries.ts';
import { orderConditions, type OrderWhere } from './order-conditions.queries.ts';

/** Orders per tab, sent together; each count stops at 1,001 so that a large company costs no more than a small one. */
export async function countOrders(
  db: Db,
  scope: OrderScope,
  where: OrderWhere,
  now: Date,
): Promise<Record<OrderView, number>> {
  const counts = await Promise.all(
    orderViews.map(async (view) => {
      const { rows } = await sql<{ total: number }>`select count(*)::int as total from (
        select 1 from orders o where ${orderConditions(scope, { ...where, view }, now)}
        limit ${sql.lit(countLimit + 1)}) matches`.execute(db);
      return [view, rows[0]?.total ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<OrderView, number>;
}
