import { employeeLanguage } from '../../db/person-language.ts';
import type { Db } from '../../db/tenant.ts';
import { type Actor, recordOrderEvents } from '../order-events/index.ts';

/** Proposals as mails tell of them, with what decides about a mail; conditions are the caller's. */
export function proposals(db: Db) {
  return db
    .selectFrom('orders as o')
    .innerJoin('subscriptions as s', 's.id', 'o.subscription_id')
    .innerJoin('companies as c', 'c.id', 'o.company_id')
    .innerJoin('employees as e', 'e.id', 'o.employee_id')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .select([
      'o.id as orderId',
      'o.company_id as companyId',
      'o.subscription_id as subscriptionId',
      'o.employee_name as employeeName',
      'o.product_name as productName',
      'o.monthly_price as monthlyPrice',
      'o.currency',
      's.subscription_name as subscriptionName',
      's.end_date as endDate',
      'c.company_name as companyName',
      'o.supplier_id as supplierId',
      'o.supplier_name as supplierName',
      'o.order_number as orderNumber',
      'e.id as employeeId',
      'e.email',
      'e.status',
      'e.deleted_at',
      employeeLanguage().as('locale'),
    ]);
}

type Reminded = { orderId: string; companyId: string; supplierId: string; employeeId: string };

/** A line in the history of each: it was sent again. */
export const recordReminded = (db: Db, reminded: readonly Reminded[], at: Date, actor: Actor): Promise<void> =>
  recordOrderEvents(
    db,
    reminded.map(({ orderId, companyId, supplierId, employeeId }) => ({
      orderId,
      companyId,
      supplierId,
      employeeId,
      at,
      kind: 'MAIL',
      fromStatus: 'PROPOSED',
      toStatus: null,
      actor,
    })),
  );
