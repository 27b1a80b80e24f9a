import type { Day, Period } from '@portal/contract/days';
import type { LeftOutMonth } from '@portal/contract/draw-pauses';
import { salaryFileDay } from '@portal/contract/draw-schedule';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { assertOwnSubscription } from '../draws/draws.queries.ts';

/** As many as a person can look through. */
const most = 200;

// With the order's last draw, which is the one that returns, and with what keeps a month from returning.
function leftOut(db: Db, scope: CompanyScope) {
  return db
    .selectFrom('left_out_months as m')
    .innerJoin('orders as o', 'o.id', 'm.order_id')
    .innerJoin('company_settings as s', 's.company_id', 'm.company_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('salary_draws as d')
          .select(['d.id', 'd.period', 'd.effect_date', 'd.status', 'd.amount', 'd.currency'])
          .whereRef('d.order_id', '=', 'm.order_id')
          .where('d.kind', '=', 'planned')
          .orderBy('d.period', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .where('m.company_id', '=', scope.companyId)
    .select([
      'm.period',
      'm.left_out_at',
      'm.reason',
      'o.id as order_id',
      'o.version',
      'o.supplier_id',
      'o.employee_id',
      'o.employee_name',
      'o.product_name',
      'o.expire_date',
      'o.paid_in_full_at',
      's.salary_day',
      'last.id as draw_id',
      'last.period as last_period',
      'last.effect_date as last_effect_date',
      'last.status as last_status',
      'last.amount',
      'last.currency',
    ])
    .select((eb) => [
      sql<string>`o.order_number::text`.as('order_number'),
      eb.selectFrom('employees as e').select('e.exit_date').whereRef('e.id', '=', 'o.employee_id').as('exit_date'),
      eb.selectFrom('users as u').select('u.name').whereRef('u.id', '=', 'm.left_out_by').as('left_out_by'),
      eb
        .exists(
          eb
            .selectFrom('pay_in_full_requests as r')
            .select('r.id')
            .whereRef('r.order_id', '=', 'o.id')
            .where('r.status', '<>', 'CLOSED'),
        )
        .as('is_being_paid'),
      eb
        .exists(
          eb
            .selectFrom('salary_files as f')
            .select('f.id')
            .whereRef('f.company_id', '=', 'm.company_id')
            .whereRef('f.currency', '=', 'o.currency')
            .whereRef('f.period', '>=', 'm.period'),
        )
        .as('is_passed'),
    ]);
}

export type LeftOutRow = Awaited<ReturnType<typeof findLeftOut>>;

/** One left-out month of an order of the company; undefined when that month is not left out. */
export async function findLeftOut(db: Db, scope: CompanyScope, orderId: string, period: Period) {
  return leftOut(db, scope).where('m.order_id', '=', orderId).where('m.period', '=', period).executeTakeFirst();
}

/**
 * A month may be drawn after all until payroll has passed it: no salary file of that month or a later one exists, its
 * salary day is not over, and nobody counts or has paid the months that are left (RULES 2.4, 2.5).
 */
export function mayPutBack(row: NonNullable<LeftOutRow>, today: Day): boolean {
  return (
    !row.is_passed &&
    !row.is_being_paid &&
    row.paid_in_full_at === null &&
    row.expire_date !== null &&
    row.last_period > row.period &&
    (row.last_status === 'PLANNED' || row.last_status === 'SUSPENDED') &&
    salaryFileDay(row.period, row.salary_day) >= today
  );
}

/** The months that are left out of a subscription's draws, the next ones first. Errors: `subscription-not-found`. */
export async function listLeftOut(
  db: Db,
  scope: CompanyScope,
  subscriptionId: string,
  today: Day,
): Promise<LeftOutMonth[]> {
  await assertOwnSubscription(db, scope, subscriptionId);
  return monthsOf(leftOut(db, scope).where('o.subscription_id', '=', subscriptionId), today);
}

/** Those of one person; the caller has checked that the person is the company's. */
export function listEmployeeLeftOut(
  db: Db,
  scope: CompanyScope,
  employeeId: string,
  today: Day,
): Promise<LeftOutMonth[]> {
  return monthsOf(leftOut(db, scope).where('o.employee_id', '=', employeeId), today);
}

async function monthsOf(found: ReturnType<typeof leftOut>, today: Day): Promise<LeftOutMonth[]> {
  const rows = await found
    .where('o.status', '<>', 'DELETED')
    .orderBy('m.period')
    .orderBy('o.employee_name')
    .orderBy('o.id')
    .limit(most)
    .execute();
  return rows.map((row): LeftOutMonth => ({
    orderId: row.order_id,
    orderNumber: row.order_number,
    employee: { id: row.employee_id, name: row.employee_name },
    productName: row.product_name,
    period: row.period,
    expireDate: row.expire_date ?? row.last_effect_date,
    leftOutBy: row.left_out_by,
    leftOutAt: row.left_out_at.toISOString(),
    reason: row.reason,
    mayPutBack: mayPutBack(row, today),
  }));
}
