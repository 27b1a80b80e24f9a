import { heldOrdersMax, type HeldOrderFile } from '@portal/contract/order-files';
import { sql } from 'kysely';
import type { AdminScope, CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';

/** More than a person makes within a minute. */
const mostListed = 50;

/** The files that the caller made and that are still held, the next one first, each with its first orders. */
export async function listHeldFiles(db: Db, scope: CompanyScope | AdminScope, now: Date): Promise<HeldOrderFile[]> {
  let own = db
    .selectFrom('order_files as f')
    .where('f.created_by', '=', scope.userId)
    .where('f.path', 'is', null)
    .where('f.undone_at', 'is', null)
    .where('f.send_after', '>', now);
  if (scope.role === 'company') own = own.where('f.company_id', '=', scope.companyId);
  const files = await own
    .select(['f.id', 'f.batch', 'f.order_count', 'f.send_after'])
    .select(
      sql<HeldOrderFile['orders']>`coalesce((select json_agg(h) from (
        select o.id as "orderId", o.order_number as "orderNumber", o.employee_name as "employeeName",
          o.product_name as product from orders o
        where o.order_file_id = f.id and o.status = 'PROCESSING' order by o.order_number limit ${heldOrdersMax}) h
      ), '[]')`.as('orders'),
    )
    .select(sql<string>`(select o.company_name from orders o where o.order_file_id = f.id limit 1)`.as('companyName'))
    .select(sql<string>`(select o.supplier_name from orders o where o.order_file_id = f.id limit 1)`.as('supplierName'))
    .orderBy('f.send_after')
    .orderBy('f.id')
    .limit(mostListed)
    .execute();
  return files.map(({ id, order_count: orderCount, send_after: sendAfter, ...file }) => ({
    ...file,
    orderFileId: id,
    orderCount,
    sendAfter: sendAfter.toISOString(),
    secondsLeft: Math.ceil((sendAfter.getTime() - now.getTime()) / 1_000),
  }));
}
