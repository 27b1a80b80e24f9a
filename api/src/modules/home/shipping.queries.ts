import type { ShippingTime } from '@portal/contract/home-month';
import { sql } from 'kysely';
import type { AdminScope, SupplierScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';

/** Back office sees suppliers, a supplier its companies; as many as a card has room for, the slowest first. */
export async function shippingTimes(db: Db, scope: AdminScope | SupplierScope, now: Date): Promise<ShippingTime[]> {
  const [id, name] =
    scope.role === 'admin'
      ? [sql`o.supplier_id`, sql`max(o.supplier_name)`]
      : [sql`o.company_id`, sql`max(o.company_name)`];
  const own = scope.role === 'admin' ? sql`true` : sql`o.supplier_id = ${scope.supplierId}`;
  const days = sql`extract(epoch from o.dispatched_at - o.processed_at) / 86400`;
  const { rows } = await sql<ShippingTime>`
    select ${id} as id, ${name} as name, count(*)::int as orders,
      round(percentile_cont(0.5) within group (order by ${days})::numeric, 1)::float8 as median,
      round(percentile_cont(0.9) within group (order by ${days})::numeric, 1)::float8 as slowest
    from orders o
    where ${own} and o.status in ('DISPATCHED', 'COMPLETED') and not o.is_proposal
      and o.dispatched_at > ${now}::timestamptz - interval '90 days' and o.dispatched_at >= o.processed_at
    group by ${id} order by slowest desc, name, id limit 8`.execute(db);
  return rows;
}
