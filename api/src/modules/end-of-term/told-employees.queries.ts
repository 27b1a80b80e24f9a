import type { Locale } from '@portal/contract/constants';
import type { Day } from '@portal/contract/days';
import { returnByOf, type EndOfTermStep } from '@portal/contract/end-of-term-rules';
import { sql } from 'kysely';
import { employeeLanguage } from '../../db/person-language.ts';
import type { Db } from '../../db/tenant.ts';
import { queueMails } from '../../mail/outbox.ts';
import type { MailContent } from '../../mail/render.ts';
import { recordOrderEvents } from '../order-events/index.ts';

/** An order whose term moves, with how its employee is reached. */
export type MovedTerm = {
  orderId: string;
  companyId: string;
  supplierId: string;
  employeeId: string;
  orderNumber: number;
  productName: string;
  companyName: string;
  lastDay: Day;
  returnBy: Day;
  email: string;
  locale: Locale;
};

/** These orders, for the portal's own work; who has left reads the private address, who is blocked gets no mail. */
export async function readMovedTerms(db: Db, orderIds: readonly string[], today: Day): Promise<MovedTerm[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('employees as e', 'e.id', 'o.employee_id')
    .innerJoin('companies as c', 'c.id', 'o.company_id')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .where('o.id', 'in', [...orderIds])
    .select([
      'o.id as orderId',
      'o.company_id as companyId',
      'o.supplier_id as supplierId',
      'o.employee_id as employeeId',
      'o.order_number as orderNumber',
      'o.product_name as productName',
      'o.company_name as companyName',
      'o.return_by as returnBy',
      sql<Day>`o.expire_date`.as('lastDay'),
      sql<string>`case when e.status = 'BLOCKED' or e.deleted_at is not null then ''
        when e.exit_date < ${today} and e.email_private <> '' then e.email_private else e.email end`.as('email'),
      employeeLanguage().as('locale'),
    ])
    .orderBy('o.id')
    .execute();
  return rows.map((row) => ({ ...row, returnBy: row.returnBy ?? returnByOf(row.lastDay) }));
}

/** The same line in the history of each of these orders; suppliers read it too, so it holds no amounts. */
export function recordTerms(
  db: Db,
  terms: readonly MovedTerm[],
  step: EndOfTermStep,
  at: Date,
  detail: { daysBefore?: number } = {},
): Promise<void> {
  return recordOrderEvents(
    db,
    terms.map(({ orderId, companyId, supplierId, employeeId }) => ({
      orderId,
      companyId,
      supplierId,
      employeeId,
      at,
      kind: 'NOTE',
      fromStatus: null,
      toStatus: null,
      actor: { id: null, name: '', role: 'system' },
      detail: { endOfTerm: step, ...detail },
    })),
  );
}

/** One mail to each employee; `round` makes it the only one of its kind. */
export async function mailTerms(
  db: Db,
  terms: readonly MovedTerm[],
  { now, round }: { now: Date; round: string },
  write: (term: MovedTerm) => MailContent,
): Promise<void> {
  await queueMails(
    db,
    now,
    terms
      .filter(({ email }) => email !== '')
      .map((term) => ({
        kind: 'end-of-term',
        to: term.email,
        locale: term.locale,
        companyId: term.companyId,
        dedupeKey: `end-of-term:${term.orderId}:${term.lastDay}:${round}`,
        content: write(term),
      })),
  );
}
