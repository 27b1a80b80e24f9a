import { periodOf, type Day } from '@portal/contract/days';
import { sum } from '@portal/contract/money';
import { sql } from 'kysely';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { addCorrection } from '../orders/index.ts';
import { alignDraws } from './exit.queries.ts';
import type { FoundRequest } from './requests.queries.ts';

/**
 * What closing a request means for the order (RULES 3.2). Paid: the item is the employee's and no draw is left
 * (scenario 45). Declined by a leaving employee: the item came back, and the rest is waived or charged as the company
 * settled (RULES 2.5). Everything else leaves the draws to go on.
 */
export async function closeRequest(
  db: Db,
  scope: CompanyScope,
  request: FoundRequest,
  { now, today }: { now: Date; today: Day },
): Promise<void> {
  const isReturned = request.status === 'DECLINED' && !request.isEarly;
  if (request.status !== 'PAID' && !isReturned) {
    return alignDraws(
      db,
      scope,
      request.employeeId,
      request.employeeExit === null ? null : periodOf(request.employeeExit),
    );
  }
  if (isReturned) await chargeReturned(db, scope, request, today);
  await cancelRest(db, scope, request);
  await db
    .updateTable('orders')
    .set({
      paid_in_full_at: now,
      version: sql`version + 1`,
      ...(request.isEndOfTerm ? {} : answered(isReturned ? 'RETURNED' : 'BOUGHT', isReturned ? today : null)),
    })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', request.orderId)
    .execute();
  await markEmployee(db, scope, request.employeeId, today);
}

// What was asked at the end of the term, or was to come back then, is answered with it.
const answered = (state: 'BOUGHT' | 'RETURNED', returnedOn: Day | null) => {
  const isOpen = sql`end_of_term in ('OPEN', 'BUY', 'RETURN')`;
  return {
    end_of_term: sql<typeof state>`case when ${isOpen} then ${state} else end_of_term end`,
    returned_on: sql<Day | null>`case when ${isOpen} then ${returnedOn}::date else returned_on end`,
  };
};

// Rows of a salary file never change (RULES 2.4); what is left after the exit month ends here.
async function cancelRest(db: Db, scope: CompanyScope, request: FoundRequest): Promise<void> {
  await db
    .updateTable('salary_draws')
    .set({ status: 'CANCELLED' })
    .where('company_id', '=', scope.companyId)
    .where('order_id', '=', request.orderId)
    .where('kind', '=', 'planned')
    .where('status', 'in', ['PLANNED', 'SUSPENDED'])
    .where('period', '>', periodOf(request.exitDate))
    .execute();
}

/** `paid_in_full` holds when no request is open and nothing that was shipped is still to be paid. */
async function markEmployee(db: Db, scope: CompanyScope, employeeId: string, today: Day): Promise<void> {
  await db
    .updateTable('employees')
    .set({ paid_in_full: true, version: sql`version + 1` })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', employeeId)
    .where(sql<boolean>`not exists (select from pay_in_full_requests r where r.employee_id = employees.id
      and r.status <> 'CLOSED')
      and not exists (select from orders o where o.employee_id = employees.id
      and o.status in ('DISPATCHED', 'COMPLETED') and not o.is_present and o.paid_in_full_at is null
      and o.expire_date >= ${today})`)
    .execute();
}

/**
 * A returned item whose remaining draws the company charges (RULES 2.5 "waived, or charged, by company setting"): one
 * correction row in the next salary file holds them together. Nothing with `WAIVE`.
 */
async function chargeReturned(db: Db, scope: CompanyScope, request: FoundRequest, today: Day): Promise<void> {
  const { return_policy: policy } = await db
    .selectFrom('company_settings')
    .select('return_policy')
    .where('company_id', '=', scope.companyId)
    .executeTakeFirstOrThrow();
  if (policy !== 'CHARGE') return;
  const rest = await db
    .selectFrom('salary_draws')
    .where('company_id', '=', scope.companyId)
    .where('order_id', '=', request.orderId)
    .where('kind', '=', 'planned')
    .where('status', 'in', ['PLANNED', 'SUSPENDED'])
    .where('period', '>', periodOf(request.exitDate))
    .select(['currency', 'gross_amount', 'net_amount'])
    .execute();
  const [gross, net] = [sum(rest.map((row) => row.gross_amount)), sum(rest.map((row) => row.net_amount))];
  if (gross + net === 0) return;
  const { companyId } = scope;
  const { orderId, employeeId, currency } = request;
  await addCorrection(db, { companyId, orderId, employeeId, currency, gross, net, given: null, credited: [] }, today);
}
