import { addPeriods, periodOf, type Day } from '@portal/contract/days';
import type { OwnDraws } from '@portal/contract/home-month';
import { sql } from 'kysely';
import type { EmployeeScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';

/** Orders that have a draw this month or later, or one that still waits for its file; what ends first is first. */
export async function ownDraws(db: Db, { employeeId }: EmployeeScope, today: Day): Promise<OwnDraws[]> {
  const month = periodOf(today);
  const { rows } = await sql<OwnDraws>`
    select o.id as "orderId", o.order_number as "orderNumber", o.product_name as "productName", d.currency,
      coalesce(sum(d.amount) filter (where d.period = ${month}), 0)::bigint as "thisMonth",
      coalesce(sum(d.amount) filter (where d.period = ${addPeriods(month, 1)}), 0)::bigint as "nextMonth",
      coalesce(sum(d.amount) filter (where d.status = 'PLANNED'), 0)::bigint as "left",
      count(*) filter (where d.status = 'PLANNED')::int as draws, max(d.period) as "lastPeriod"
    from salary_draws d join orders o on o.id = d.order_id
    where d.employee_id = ${employeeId} and d.status in ('PLANNED', 'IN_FILE', 'SENT')
    group by o.id, d.currency having max(d.period) >= ${month} or bool_or(d.status = 'PLANNED')
    order by "lastPeriod", o.order_number`.execute(db);
  return rows;
}
