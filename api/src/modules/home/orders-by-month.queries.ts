import { addPeriods, periodOf, type Day } from '@portal/contract/days';
import { monthsBack, type OrdersOfMonth } from '@portal/contract/home-month';
import { sql } from 'kysely';
import type { AdminScope, SupplierScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { realOrder, sinceDay } from './counts.queries.ts';

/** The last 12 months with today's, as the order list counts them; a currency without an order has no months. */
export async function ordersByMonth(db: Db, scope: AdminScope | SupplierScope, today: Day): Promise<OrdersOfMonth[]> {
  const own = scope.role === 'admin' ? sql`true` : sql`supplier_id = ${scope.supplierId}`;
  const month = periodOf(today);
  const periods = Array.from({ length: monthsBack }, (_, index) => addPeriods(month, index + 1 - monthsBack));
  const { rows } = await sql<OrdersOfMonth>`
    select to_char(ordered_on, 'YYYY-MM') as period, currency, count(*)::int as orders,
      sum(price_ex_vat)::bigint as value
    from orders where ${own} and ${realOrder} and ${sinceDay(`${periods[0]}-01`)} group by 1, 2`.execute(db);
  const currencies = [...new Set(rows.map(({ currency }) => currency))].toSorted();
  return currencies.flatMap((currency) =>
    periods.map(
      (period) =>
        rows.find((row) => row.currency === currency && row.period === period) ?? {
          period,
          currency,
          orders: 0,
          value: 0,
        },
    ),
  );
}
