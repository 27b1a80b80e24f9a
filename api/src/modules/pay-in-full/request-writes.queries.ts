import type { Day } from '@portal/contract/days';
import { sql, type Updateable } from 'kysely';
import { recordAudit } from '../../access/audit.ts';
import type { CompanyScope } from '../../access/scope.ts';
import type { PayInFullRequests } from '../../db/schema.ts';
import type { Db } from '../../db/tenant.ts';
import type { Exit, ExitQuote } from './exit-quotes.service.ts';
import type { RequestStatus } from './exit.queries.ts';

/** Who did it, as the log names them; the clock's own work has no id and the role `system`. */
export type RequestActor = { id: string | null; name: string; role: string };
/** Who changes a request of which employee, and when. */
export type ChangedBy = { scope: CompanyScope; employeeId: string; actor: RequestActor; now: Date };
type LogLine = { from: RequestStatus | null; to: RequestStatus; text?: string; mailPending?: boolean };

/**
 * One append-only line for each change of a request, in the transaction of the change (RULES 3). What back office and
 * company decide is audited where they decide; a request that is made, and what employees and the clock do, here.
 */
export async function logRequest(
  db: Db,
  { scope, employeeId, actor, now }: ChangedBy,
  requestId: string,
  { from, to, text = '', mailPending = false }: LogLine,
): Promise<void> {
  await db
    .insertInto('pay_in_full_logs')
    .values({
      request_id: requestId,
      company_id: scope.companyId,
      employee_id: employeeId,
      at: now,
      from_status: from,
      to_status: to,
      actor_id: actor.id,
      actor_name: actor.name,
      actor_role: actor.role,
      text,
      mail_pending: mailPending,
    })
    .execute();
  if (from !== null && actor.role !== 'employee' && actor.role !== 'system') return;
  const action = from === null ? 'pay-in-full.created' : 'pay-in-full.moved';
  await recordAudit(db, { now, scope, actorRole: actor.role }, action, ['pay-in-full-request', requestId], {
    from,
    to,
  });
}

/** What is given beside the order by who asks to pay it. */
export type AskedRequest = { contactPhone: string; contactEmail: string; comment: string; isEarly: boolean };

/**
 * A request for one order; the others are told of one that was asked for. One open request per order is the database's
 * word: `pay_in_full_requests_open_key`.
 */
export async function insertRequest(
  db: Db,
  by: ChangedBy,
  quote: ExitQuote,
  exit: Exit,
  status: RequestStatus,
  asked?: AskedRequest,
): Promise<string> {
  const { order } = quote;
  const { id } = await db
    .insertInto('pay_in_full_requests')
    .values({
      company_id: by.scope.companyId,
      employee_id: by.employeeId,
      order_id: order.id,
      supplier_id: order.supplierId,
      status,
      currency: order.currency,
      contract_start: order.dispatchedOn ?? order.orderedOn,
      first_salary_draw: firstDraw(quote, exit.exitDate),
      created_at: by.now,
      ...figures(quote, exit),
      ...(asked && {
        is_early: asked.isEarly,
        contact_phone: asked.contactPhone,
        contact_email: asked.contactEmail,
        comment: asked.comment,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await logRequest(db, by, id, {
    from: null,
    to: status,
    text: asked?.comment ?? '',
    mailPending: asked !== undefined,
  });
  return id;
}

/** New figures on a request that may still change; an early one becomes part of the exit, unless it stays early. */
export async function changeRequest(
  db: Db,
  by: ChangedBy,
  { id, status }: Stored,
  quote: ExitQuote,
  exit: Exit,
  to: RequestStatus,
  { isEarly = false, mailPending = false } = {},
): Promise<void> {
  await update(db, by, id, { ...figures(quote, exit), status: to, is_early: isEarly });
  await logRequest(db, by, id, { from: status, to, mailPending });
}

/** Another state, the figures stay. */
export async function moveRequest(
  db: Db,
  by: ChangedBy,
  { id, status }: Stored,
  to: RequestStatus,
  { mailPending = false } = {},
): Promise<void> {
  await update(db, by, id, { status: to });
  await logRequest(db, by, id, { from: status, to, mailPending });
}

type Stored = { id: string; status: RequestStatus };

const update = (db: Db, { scope }: ChangedBy, id: string, values: Updateable<PayInFullRequests>) =>
  db
    .updateTable('pay_in_full_requests')
    .set({ ...values, version: sql`version + 1` })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .execute();

function figures({ order, paid }: ExitQuote, { exitDate, exitReason }: Exit) {
  return {
    exit_date: exitDate,
    reason: exitReason ?? '',
    months_remaining: paid.monthsRemaining,
    all_risk_months: paid.allRiskMonths,
    price_lines: JSON.stringify(paid.lines),
    pif_fee: order.fee,
    price_ex_vat: paid.sum,
    vat: paid.vat,
    total: paid.total,
  };
}

// The period's first day stands for the draw; an order without draws has its exit day there.
function firstDraw({ order }: ExitQuote, exitDate: Day): Day {
  const [first] = order.periods;
  return first === undefined ? exitDate : `${first}-01`;
}
