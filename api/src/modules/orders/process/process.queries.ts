import type { ErrorKey } from '@portal/contract/errors';
import { sql } from 'kysely';
import type { Db } from '../../../db/tenant.ts';
import { ownOrders, type OrderScope } from '../own-orders.queries.ts';
import { whyNotProcessed } from './process-check.rules.ts';

/** One order as the review and the process action see it, with the reason why it stays, if any. */
export type Candidate = {
  id: string;
  orderNumber: number;
  companyId: string;
  companyName: string;
  supplierId: string;
  supplierName: string;
  employeeId: string;
  employeeName: string;
  product: string;
  currency: string;
  priceExVat: number;
  monthlyPrice: number;
  address: string;
  key: ErrorKey | null;
};

/** The named orders in the order they were given. */
export async function readCandidates(db: Db, scope: OrderScope, orderIds: readonly string[]): Promise<Candidate[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('employees', 'employees.id', 'orders.employee_id')
    .where('orders.id', '=', (eb) => eb.fn.any(eb.val([...orderIds])))
    .where(ownOrders(scope))
    .select([
      'orders.id',
      'order_number',
      'orders.company_id',
      'company_name',
      'supplier_id',
      'supplier_name',
      'employee_id',
      'employee_name',
      'product_name',
      'currency',
      'price_ex_vat',
      'monthly_price',
      'orders.status',
      'is_proposal',
      'delivery_address1',
      'delivery_zip',
      'delivery_city',
      'delivery_name',
      sql<boolean>`employees.status = 'BLOCKED'`.as('is_blocked'),
    ])
    .execute();
  const byId = new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        orderNumber: row.order_number,
        companyId: row.company_id,
        companyName: row.company_name,
        supplierId: row.supplier_id,
        supplierName: row.supplier_name,
        employeeId: row.employee_id,
        employeeName: row.employee_name,
        product: row.product_name,
        currency: row.currency,
        priceExVat: row.price_ex_vat,
        monthlyPrice: row.monthly_price,
        address: `${row.delivery_address1}, ${row.delivery_zip} ${row.delivery_city}`,
        key: whyNotProcessed({
          status: row.status,
          isProposal: row.is_proposal,
          isBlocked: row.is_blocked,
          hasAddress: row.delivery_address1 !== '' && row.delivery_zip !== '' && row.delivery_city !== '',
        }),
      },
    ]),
  );
  return orderIds.flatMap((id) => byId.get(id) ?? []);
}
