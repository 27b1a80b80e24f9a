import type { Day, Period } from '@portal/contract/days';
import type { ExitOrder } from '@portal/contract/employee-exit';
import type { LeavingTerms } from '@portal/contract/leave-early';
import { sql } from 'kysely';
import type { CompanyScope, EmployeeScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { storedPrice } from './stored-price.queries.ts';

export type RequestStatus = NonNullable<ExitOrder['status']>;

/** Shipped orders whose term still runs in the exit month. A gift has no pay-in-full, a paid order no second one. */
function runningAtExit(db: Db, scope: CompanyScope, employeeId: string, exitDate: Day) {
  return db
    .selectFrom('orders as o')
    .where('o.company_id', '=', scope.companyId)
    .where('o.employee_id', '=', employeeId)
    .where('o.status', 'in', ['DISPATCHED', 'COMPLETED'])
    .where('o.is_present', '=', false)
    .where('o.paid_in_full_at', 'is', null)
    .where('o.expire_date', '>=', exitDate);
}

// Paused months are not among the periods: the draw of such a month has moved to the end (RULES 2.4).
const periods = sql<
  Period[]
>`coalesce((select array_agg(d.period order by d.period) from salary_draws d where d.order_id = o.id
  and d.kind = 'planned' and d.status <> 'CANCELLED'), '{}')`;
// Payroll deducts these whatever the exit date says: rows of a file never change (RULES 2.4).
const periodsInFile = sql<Period[]>`coalesce((select array_agg(d.period) from salary_draws d where d.order_id = o.id
  and d.kind = 'planned' and d.status in ('IN_FILE', 'SENT')), '{}')`;
// The company's own fee before everybody's, the newest that is in force (RULES 2.5 `pifFee`).
const fee = (today: Day, currency = sql<string>`o.currency`, company = sql<string>`o.company_id`) =>
  sql<number>`coalesce((select f.amount from pay_in_full_fees f where f.currency = ${currency}
    and (f.company_id = ${company} or f.company_id is null) and f.valid_from <= ${today}
    order by f.company_id is null, f.valid_from desc limit 1), 0)`;

/** What leaving an order that is not placed yet would be worked out with (`leavingCosts`). */
export async function leavingTerms(db: Db, scope: EmployeeScope, currency: string, today: Day): Promise<LeavingTerms> {
  const { amount, keepSubsidy } = await db
    .selectFrom('companies as c')
    .leftJoin('company_settings as s', 's.company_id', 'c.id')
    .where('c.id', '=', scope.companyId)
    .select(fee(today, sql<string>`${currency}::text`, sql<string>`c.id`).as('amount'))
    .select('s.keep_subsidy_on_pif as keepSubsidy')
    .executeTakeFirstOrThrow();
  return { fee: { amount, currency }, keepSubsidy: keepSubsidy ?? false };
}

/** Everything that decides what leaving costs for each running order of one employee. */
export function listExitOrders(db: Db, scope: CompanyScope, employeeId: string, exitDate: Day, today: Day) {
  return runningAtExit(db, scope, employeeId, exitDate)
    .innerJoin('categories as c', 'c.id', 'o.category_id')
    .innerJoin('company_settings as s', 's.company_id', 'o.company_id')
    .leftJoin('pay_in_full_requests as r', (join) =>
      join.onRef('r.order_id', '=', 'o.id').on('r.status', '<>', 'CLOSED'),
    )
    .select([
      ...storedPrice,
      'o.id',
      'o.order_number as orderNumber',
      'o.product_name as productName',
      'o.supplier_id as supplierId',
      'o.currency',
      'o.ordered_on as orderedOn',
      'o.dispatched_on as dispatchedOn',
      's.keep_subsidy_on_pif as keepSubsidy',
      's.insurance_waiting_months as waitingMonths',
      's.insurance_reasons as acceptedReasons',
      periods.as('periods'),
      periodsInFile.as('periodsInFile'),
      fee(today).as('fee'),
      'r.status as requestStatus',
    ])
    .orderBy('o.ordered_at')
    .orderBy('o.id')
    .execute();
}

/** Orders of the employee that are ordered or in process: they have no draws yet. */
export async function countNotShipped(db: Db, scope: CompanyScope, employeeId: string): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .where('company_id', '=', scope.companyId)
    .where('employee_id', '=', employeeId)
    .where('status', 'in', ['ORDERED', 'PROCESSING'])
    .where('is_proposal', '=', false)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Draws of the employee that wait, or that would wait for this exit month. */
export async function countSuspended(db: Db, scope: CompanyScope, employeeId: string, after?: Period): Promise<number> {
  let query = db
    .selectFrom('salary_draws')
    .where('company_id', '=', scope.companyId)
    .where('employee_id', '=', employeeId)
    .where('kind', '=', 'planned');
  query =
    after === undefined
      ? query.where('status', '=', 'SUSPENDED')
      : query.where('status', 'in', ['PLANNED', 'SUSPENDED']).where('period', '>', after);
  const { count } = await query.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return count;
}

/** The day of the last draw up to and including a month, made or planned; what waits goes on where the exit moves. */
export async function lastDrawUntil(
  db: Db,
  scope: CompanyScope,
  employeeId: string,
  period: Period,
): Promise<Day | null> {
  const { last } = await db
    .selectFrom('salary_draws')
    .where('company_id', '=', scope.companyId)
    .where('employee_id', '=', employeeId)
    .where('kind', '=', 'planned')
    .where('status', '<>', 'CANCELLED')
    .where('period', '<=', period)
    .select((max) => max.fn.max('effect_date').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

/**
 * The employee's requests that belong to the exit or can become its, newest first; open ones are held for this
 * transaction.
 */
export function lockOpenRequests(db: Db, scope: CompanyScope, employeeId: string) {
  return db
    .selectFrom('pay_in_full_requests')
    .where('company_id', '=', scope.companyId)
    .where('employee_id', '=', employeeId)
    .where('status', '<>', 'CLOSED')
    .select([
      'id',
      'order_id as orderId',
      'status',
      'is_early as isEarly',
      'is_end_of_term as isEndOfTerm',
      'exit_date as exitDate',
      'total',
      'version',
    ])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Requests for the exit page, with the order that each is about. */
export function listRequests(db: Db, scope: CompanyScope, employeeId: string) {
  return db
    .selectFrom('pay_in_full_requests as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .where('r.company_id', '=', scope.companyId)
    .where('r.employee_id', '=', employeeId)
    .select([
      'r.id',
      'o.id as orderId',
      'o.order_number as orderNumber',
      'o.product_name as productName',
      'r.status',
      'r.exit_date as exitDate',
      'r.months_remaining as monthsRemaining',
      'r.price_ex_vat as priceExVat',
      'r.vat',
      'r.total',
      'r.currency',
      'r.version',
    ])
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .execute();
}

/**
 * Puts the draws where the exit wants them (RULES 0.8): those after the exit month wait, the others are planned. Draws
 * of an order whose request is accepted or paid keep waiting, whatever happens to the exit; a file's rows never
 * change.
 */
export async function alignDraws(
  db: Db,
  scope: CompanyScope,
  employeeId: string,
  exitPeriod: Period | null,
): Promise<void> {
  const waits = sql<boolean>`(${exitPeriod}::text is not null and period > ${exitPeriod}) or exists (
    select from pay_in_full_requests r where r.order_id = salary_draws.order_id and r.status in ('ACCEPTED', 'PAID')
    and salary_draws.period > to_char(r.exit_date, 'YYYY-MM'))`;
  const target = sql<'PLANNED' | 'SUSPENDED'>`case when ${waits} then 'SUSPENDED' else 'PLANNED' end`;
  await db
    .updateTable('salary_draws')
    .set({ status: target })
    .where('company_id', '=', scope.companyId)
    .where('employee_id', '=', employeeId)
    .where('kind', '=', 'planned')
    .where('status', 'in', ['PLANNED', 'SUSPENDED'])
    .where(sql<boolean>`status <> ${target}`)
    .execute();
}
