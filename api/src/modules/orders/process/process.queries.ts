import type { ErrorKey } from '@portal/contract/errors';
import type { OrderOutcome } from '@portal/contract/order-outcomes';
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
      'order_number as orderNumber',
      'orders.company_id as companyId',
      'company_name as companyName',
      'supplier_id as supplierId',
      'supplier_name as supplierName',
      'employee_id as employeeId',
      'employee_name as employeeName',
      'product_name as product',
      'currency',
      'price_ex_vat as priceExVat',
      'monthly_price as monthlyPrice',
      'orders.status',
      'is_proposal as isProposal',
      'delivery_address1 as street',
      'delivery_zip as zip',
      'delivery_city as city',
      sql<boolean>`employees.status = 'BLOCKED'`.as('isBlocked'),
    ])
    .execute();
  const byId = new Map(
    rows.map(({ status, isProposal, isBlocked, street, zip, city, ...row }) => {
      const hasAddress = street !== '' && zip !== '' && city !== '';
      const key = whyNotProcessed({ status, isProposal, isBlocked, hasAddress });
      return [row.id, { ...row, address: `${street}, ${zip} ${city}`, key }];
    }),
  );
  return orderIds.flatMap((id) => byId.get(id) ?? []);
}

/** One order's line in the answer of an action. */
export const toOutcome = ({ id, orderNumber, employeeName, product, key }: Candidate): OrderOutcome => ({
  orderId: id,
  orderNumber,
  employeeName,
  product,
  done: key === null,
  key,
});
