import type { Locale } from '@portal/contract/constants';
import { dayOf } from '@portal/contract/days';
import { employeeLanguage } from '../../../db/person-language.ts';
import type { Db } from '../../../db/tenant.ts';
import { readCompanyAdmins } from '../../../mail/company-admins.ts';
import { queueMails, type Mail } from '../../../mail/outbox.ts';
import { orderMail, type OrderMailKind } from './order-texts.mails.ts';

export type OrderMailInput = {
  kind: Exclude<OrderMailKind, 'proposal-withdrawn' | 'proposal-declined'>;
  orderIds: readonly string[];
  now: Date;
  publicUrl: string;
  toCompany: boolean;
  reason: string;
};

/**
 * Records the mails about something that happened to orders: to the employee, and to the company's admins where they
 * must know. Runs as the portal, because the one who ships or deletes may not know where the employee is reached.
 * Each order, event and attempt is mailed once, however often this runs.
 */
export async function queueOrderMails(db: Db, input: OrderMailInput): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('employees', 'employees.id', 'orders.employee_id')
    .innerJoin('companies', 'companies.id', 'orders.company_id')
    .leftJoin('users', 'users.id', 'employees.user_id')
    .where('orders.id', '=', (eb) => eb.fn.any(eb.val([...input.orderIds])))
    .select([
      'orders.id',
      'orders.company_id',
      'order_number',
      'product_name',
      'employee_name',
      'is_proposal',
      'supplier_name',
      'serial_number',
      'tracking',
      'attempt',
      'employees.email',
      'employees.email_private',
      'employees.exit_date',
      employeeLanguage('users', 'employees', 'companies').as('language'),
    ])
    .execute();
  const admins = input.toCompany
    ? await readCompanyAdmins(db, [...new Set(orders.map(({ company_id: id }) => id))])
    : [];
  await queueMails(
    db,
    input.now,
    orders.flatMap((order): Mail[] => {
      // A deleted proposal was never an order (DECISIONS 46).
      const kind = input.kind === 'order-deleted' && order.is_proposal ? 'proposal-withdrawn' : input.kind;
      const facts = {
        orderNumber: order.order_number,
        product: order.product_name,
        employeeName: order.employee_name,
        supplierName: order.supplier_name,
        serialNumber: order.serial_number,
        tracking: order.tracking,
        reason: input.reason,
      };
      const mail = (reader: 'employee' | 'company', to: string, locale: Locale, path: string): Mail => ({
        kind,
        to,
        locale,
        companyId: order.company_id,
        ...(kind === 'order-shipped' && reader === 'employee' ? { notice: kind } : {}),
        content: orderMail(kind, reader, { ...facts, url: `${input.publicUrl}${path}` }, locale),
        dedupeKey: `${kind}:${order.id}:${order.attempt}:${to}`,
      });
      return [
        mail('employee', addressOf(order, input.now), order.language, `/employee/orders/${order.id}`),
        ...admins
          .filter(({ companyId }) => companyId === order.company_id)
          .map(({ email, language }) => mail('company', email, language, `/company/orders?order=${order.id}`)),
      ];
    }),
  );
}

// Past the exit date the work address is gone; what still happens to the order goes to the private one.
function addressOf(employee: { email: string; email_private: string; exit_date: string | null }, now: Date): string {
  const hasLeft = employee.exit_date !== null && employee.exit_date < dayOf(now);
  return hasLeft && employee.email_private !== '' ? employee.email_private : employee.email;
}
