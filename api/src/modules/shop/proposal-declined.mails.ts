import type { Locale } from '@portal/contract/constants';
import { sql } from 'kysely';
import type { EmployeeScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { queueMails, type Mail } from '../../mail/outbox.ts';
import { orderMail } from '../orders/index.ts';
import type { OwnOrder } from './employee-orders.queries.ts';

/** Tells the company's admins, each once, that an employee does not want what was proposed (DECISIONS 46). */
export async function tellDeclined(
  db: Db,
  { companyId }: EmployeeScope,
  order: OwnOrder,
  now: Date,
  publicUrl: string,
): Promise<void> {
  const { rows } = await sql<{ email: string; language: Locale }>`
    select email, language from decline_recipients(${order.id}::uuid)`.execute(db);
  const facts = {
    orderNumber: order.order_number,
    product: order.product_name,
    employeeName: order.employee_name,
    supplierName: order.supplier_name,
    url: `${publicUrl}/company/orders?order=${order.id}`,
  };
  await queueMails(
    db,
    now,
    rows.map(({ email, language }): Mail => ({
      kind: 'proposal-declined',
      notice: 'proposal-declined',
      to: email,
      locale: language,
      companyId,
      content: orderMail('proposal-declined', 'company', facts, language),
      dedupeKey: `proposal-declined:${order.id}:${email}`,
    })),
  );
}
