import type { Locale } from '@portal/contract/constants';
import type { Day, Period } from '@portal/contract/days';
import type { PaymentKind } from '@portal/contract/payment-details';
import type { RequestStatus } from '@portal/contract/request-status';
import { sql } from 'kysely';
import { employeeLanguage } from '../../db/person-language.ts';
import type { Db } from '../../db/tenant.ts';

/** A line of a log that is not mailed yet, with all that the mails need. */
export type PendingLine = {
  id: string;
  requestId: string;
  orderId: string;
  fromStatus: RequestStatus | null;
  /** null: a message, which changes nothing */
  status: RequestStatus | null;
  actorRole: string;
  text: string;
  companyId: string;
  companyName: string;
  companyLanguage: Locale;
  orderNumber: number;
  product: string;
  employeeName: string;
  email: string;
  emailPrivate: string;
  exitDate: Day | null;
  language: Locale;
  supplierEmail: string;
  supplierLanguage: Locale;
  amount: number;
  currency: string;
  outcome: string;
  /** of pay-in-full: how it is paid, and since when it is owed */
  paymentKind: PaymentKind;
  acceptedAt: Date | null;
  /** of a payment by final salary: its month and number, and whether no file takes it (DECISIONS 38) */
  salaryPeriod: Period;
  salaryReference: string;
  isInstruction: boolean;
  employNo: string;
  /** of what was bought out while leased: the agreement, and how its partner is reached */
  lease: { agreement: string; contractId: string; partner: string | null; email: string | null } | null;
};

const reached = sql`c.company_name as "companyName", c.language as "companyLanguage", o.id as "orderId",
  o.order_number as "orderNumber", o.product_name as product, o.employee_name as "employeeName",
  e.email, e.email_private as "emailPrivate", e.exit_date as "exitDate",
  ${employeeLanguage()} as language, s.email as "supplierEmail",
  s.language as "supplierLanguage"`;
const log = sql`l.id, l.request_id as "requestId", l.from_status as "fromStatus", l.to_status as status,
  l.actor_role as "actorRole", l.text, l.company_id as "companyId"`;
const people = sql`join orders o on o.id = r.order_id join employees e on e.id = r.employee_id
  join companies c on c.id = r.company_id join suppliers s on s.id = r.supplier_id left join users u on u.id = e.user_id
  where l.mail_pending order by l.at, l.id`;

const lease = sql`(select json_build_object('agreement', a.name, 'contractId', a.contract_id, 'partner', p.name,
  'email', nullif(p.email, '')) from leasing_agreement_orders x
  join leasing_agreements a on a.id = x.leasing_agreement_id
  left join leasing_partners p on p.id = a.partner_id where x.order_id = o.id and a.deleted_at is null)`;

/** Locked, so that two instances send no mail twice. */
export async function pendingPayInFullLines(db: Db, most: number): Promise<PendingLine[]> {
  return (
    await sql<PendingLine>`select ${log}, ${reached}, r.total as amount, r.currency, '' as outcome,
      r.payment_kind as "paymentKind", r.accepted_at as "acceptedAt", to_char(r.exit_date, 'YYYY-MM') as "salaryPeriod",
      concat_ws('-', nullif(c.vat_no, ''), to_char(r.exit_date, 'YYYY-MM'), o.order_number) as "salaryReference",
      not exists (select from salary_draws d where d.request_id = r.id and d.status <> 'CANCELLED') as "isInstruction",
      coalesce(e.employ_no, '') as "employNo", ${lease} as lease
      from pay_in_full_logs l join pay_in_full_requests r on r.id = l.request_id ${people}
      limit ${most} for update of l skip locked`.execute(db)
  ).rows;
}

/** The same for damage and repair; the amount is the excess. */
export async function pendingRmaLines(db: Db, most: number): Promise<PendingLine[]> {
  return (
    await sql<PendingLine>`select ${log}, ${reached}, r.excess as amount, r.currency, coalesce(r.outcome, '') as
      outcome, 'INVOICE' as "paymentKind", null as "acceptedAt", '' as "salaryPeriod",
      '' as "salaryReference", false as "isInstruction", '' as "employNo", null as lease
      from rma_logs l join rma_requests r on r.id = l.request_id ${people}
      limit ${most} for update of l skip locked`.execute(db)
  ).rows;
}
