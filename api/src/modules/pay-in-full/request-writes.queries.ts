import type { Day } from '@portal/contract/days';
import { sql } from 'kysely';
import { recordAudit } from '../../access/audit.ts';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import type { Exit, ExitQuote } from './exit-quotes.service.ts';
import type { RequestStatus } from './exit.queries.ts';

/** Who did it, as the log names them; the clock's own work has no id and the role `system`. */
export type RequestActor = { id: string | null; name: string; role: string };
export type LogLine = {
  requestId: string;
  employeeId: string;
  from: RequestStatus | null;
  to: RequestStatus;
  text?: string;
  mailPending?: boolean;
};

/**
 * One append-only line for each change of a request, in the transaction of the change (RULES 3). What back office and
 * company decide is audited where they decide; a request that is made, and what employees and the clock do, here.
 */
export async function logRequest(
  db: Db,
  scope: CompanyScope,
  actor: RequestActor,
  now: Date,
  line: LogLine,
): Promise<void> {
  await db
    .insertInto('pay_in_full_logs')
    .values({
      request_id: line.requestId,
      company_id: scope.companyId,
      employee_id: line.employeeId,
      at: now,
      from_status: line.from,
      to_status: line.to,
      actor_id: actor.id,
      actor_name: actor.name,
      actor_role: actor.role,
      text: line.text ?? '',
      mail_pending: line.mailPending ?? false,
    })
    .execute();
  if (line.from !== null && actor.role !== 'employee' && actor.role !== 'system') return;
  await recordAudit(
    db,
    { now, scope, actorRole: actor.role },
    line.from === null ? 'pay-in-full.created' : 'pay-in-full.moved',
    ['pay-in-full-request', line.requestId],
    { to: line.to },
  );
}

/** What an employee gives beside the order when asking while employed. */
export type EarlyRequest = { contactPhone: string; contactEmail: string; comment: string; isEarly: boolean };

/** A request for one order. One open request per order is the database's word: `pay_in_full_requests_open_key`. */
export async function insertRequest(
  db: Db,
  scope: CompanyScope,
  employeeId: string,
  quote: ExitQuote,
  exit: Exit,
  status: RequestStatus,
  now: Date,
  early?: EarlyRequest,
): Promise<string> {
  const { order } = quote;
  const { id } = await db
    .insertInto('pay_in_full_requests')
    .values({
      company_id: scope.companyId,
      employee_id: employeeId,
      order_id: order.id,
      supplier_id: order.supplierId,
      status,
      currency: order.currency,
      contract_start: order.dispatchedOn ?? order.orderedOn,
      first_salary_draw: firstDraw(quote, exit.exitDate),
      created_at: now,
      ...figures(quote, exit),
      ...(early
        ? {
            is_early: early.isEarly,
            contact_phone: early.contactPhone,
            contact_email: early.contactEmail,
            comment: early.comment,
          }
        : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** New figures on a request that may still change; an early one becomes part of the exit, unless it stays early. */
export async function changeRequest(
  db: Db,
  scope: CompanyScope,
  id: string,
  quote: ExitQuote,
  exit: Exit,
  status: RequestStatus,
  isEarly = false,
): Promise<void> {
  await db
    .updateTable('pay_in_full_requests')
    .set({ ...figures(quote, exit), status, is_early: isEarly, version: sql`version + 1` })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .execute();
}

/** Another state, the figures stay. */
export async function moveRequest(db: Db, scope: CompanyScope, id: string, status: RequestStatus): Promise<void> {
  await db
    .updateTable('pay_in_full_requests')
    .set({ status, version: sql`version + 1` })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .execute();
}

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
