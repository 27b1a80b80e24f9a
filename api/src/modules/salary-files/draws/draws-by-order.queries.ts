import { orderDrawsFields, type listDrawsByOrder as endpoint, type OrderDraws } from '@portal/contract/draws-by-order';
import type { QueryOf } from '@portal/contract/endpoint';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../access/scope.ts';
import { containing } from '../../../db/like.ts';
import { listOf, readList } from '../../../db/list.ts';
import type { Page } from '../../../db/page.ts';
import type { Db } from '../../../db/tenant.ts';

const orderList = listOf(
  orderDrawsFields,
  {
    employee: 'o.employee_name',
    employNo: 'e.employ_no',
    orderNumber: 'o.order_number',
    productName: 'o.product_name',
    monthlyTotal: 'd.monthly',
    drawnAmount: 'd.drawn_amount',
    leftAmount: 'd.left_amount',
    nextDay: 'd.next_day',
    lastPeriod: 'd.last_period',
    leftOutCount: 'm.left_out',
  },
  'o.id',
  { last: [{ ref: 'o.order_number', direction: 'asc' }] },
);

const drawsOf = sql<Sums>`(select (array_agg(d.amount order by (d.status = 'PLANNED') desc,
      case when d.status = 'PLANNED' then d.period end, d.period desc) filter (where d.kind = 'planned'))[1] as monthly,
    min(d.currency) as currency,
    count(*) filter (where d.kind = 'planned')::int as draws,
    count(*) filter (where d.kind = 'planned' and d.status in ('IN_FILE', 'SENT'))::int as drawn,
    coalesce(sum(d.amount) filter (where d.status in ('IN_FILE', 'SENT')), 0)::bigint as drawn_amount,
    coalesce(sum(d.amount) filter (where d.status in ('PLANNED', 'SUSPENDED')), 0)::bigint as left_amount,
    min(d.effect_date) filter (where d.status = 'PLANNED') as next_day,
    max(d.period) filter (where d.kind = 'planned') as last_period
  from salary_draws d where d.order_id = o.id and d.status <> 'CANCELLED'
  having count(*) filter (where d.kind = 'planned') > 0)`;

type Sums = {
  monthly: number;
  currency: string;
  draws: number;
  drawn: number;
  drawn_amount: number;
  left_amount: number;
  next_day: string | null;
  last_period: string;
};

/** The orders of a subscription that have draws, each with its sums; the caller has checked whose it is. */
export async function listDrawsByOrder(
  db: Db,
  scope: CompanyScope,
  subscriptionId: string,
  query: QueryOf<typeof endpoint>,
): Promise<Page<OrderDraws>> {
  const { q } = query;
  const filtered = db
    .selectFrom('orders as o')
    .innerJoin('employees as e', 'e.id', 'o.employee_id')
    .innerJoinLateral(drawsOf.as('d'), (join) => join.onTrue())
    .innerJoinLateral(
      sql<{ left_out: number }>`(select count(*)::int as left_out from left_out_months m where m.order_id = o.id)`.as(
        'm',
      ),
      (join) => join.onTrue(),
    )
    .where('o.company_id', '=', scope.companyId)
    .where('o.subscription_id', '=', subscriptionId)
    .$if(q !== undefined, (found) =>
      found.where(
        sql<boolean>`(o.employee_name || ' ' || o.product_name || ' ' || o.order_number || ' ' ||
          coalesce(e.employ_no, '')) ilike ${containing(q ?? '')}`,
      ),
    );
  const page = await readList(
    db,
    orderList,
    filtered,
    (found) =>
      found
        .select(['o.id', 'o.employee_id', 'o.employee_name', 'e.employ_no', 'o.product_name', 'm.left_out'])
        .select(['d.monthly', 'd.currency', 'd.draws', 'd.drawn', 'd.drawn_amount', 'd.left_amount'])
        .select(['d.next_day', 'd.last_period', sql<string>`o.order_number::text`.as('order_number')]),
    query,
  );
  return { ...page, data: page.data.map(toOrderDraws) };
}

type Row = Sums & {
  id: string;
  order_number: string;
  employee_id: string;
  employee_name: string;
  employ_no: string | null;
  product_name: string;
  left_out: number;
};

function toOrderDraws(row: Row): OrderDraws {
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    orderId: row.id,
    orderNumber: row.order_number,
    employee: { id: row.employee_id, name: row.employee_name },
    employNo: row.employ_no,
    productName: row.product_name,
    monthlyTotal: money(row.monthly),
    drawCount: row.draws,
    drawnCount: row.drawn,
    drawnAmount: money(row.drawn_amount),
    leftAmount: money(row.left_amount),
    nextDay: row.next_day,
    lastPeriod: row.last_period,
    leftOutCount: row.left_out,
  };
}
