import type { Day } from '@portal/contract/days';
import type { Erasure } from '@portal/contract/privacy';
import { sql } from 'kysely';
import type { CompanyScope } from '../access/scope.ts';
import type { Db } from '../db/tenant.ts';
import { getEmployee } from '../modules/employees/index.ts';
import { columnsOf } from './column-classes.ts';

/** Years from the end of the financial year that bookkeeping is kept (RULES 5). */
const yearsKept = (country: string): number => (country === 'SE' ? 7 : 5);

/** The last day on which something of this day must be kept. */
export const keptUntil = (day: Day, country: string): Day => `${Number(day.slice(0, 4)) + yearsKept(country)}-12-31`;

type Kept = { kind: Erasure['kept'][number]['kind']; count: number; newest: Day };

/**
 * What erasing an employee would do today, without doing it.
 *
 * @throws DomainError `employee_not_found`
 */
export async function previewErasureOf(db: Db, scope: CompanyScope, employeeId: string, today: Day): Promise<Erasure> {
  const employee = await getEmployee(db, scope, employeeId, today);
  const { country } = await db
    .selectFrom('companies')
    .select('country')
    .where('id', '=', scope.companyId)
    .executeTakeFirstOrThrow();
  const of = sql`company_id = ${scope.companyId} and employee_id = ${employeeId}`;
  const { rows } = await sql<Kept>`
    select 'orders' as kind, count(*)::int as count, max(greatest(ordered_on, coalesce(expire_date,
    ordered_on)))::text as newest from orders where ${of}
    union all select 'salary_draws', count(*)::int, max(effect_date)::text from salary_draws where ${of}
    union all select 'pay_in_full_requests', count(*)::int, max(created_at)::date::text from pay_in_full_requests
    where ${of}
    union all select 'rma_requests', count(*)::int, max(created_at)::date::text from rma_requests where ${of}
    union all select 'addenda', count(*)::int, max(greatest(ordered_on, coalesce(expire_date, ordered_on)))::text
    from orders where ${of} and addendum_path is not null
    union all select 'salary_files', count(distinct salary_file_id)::int, max(effect_date)::text from salary_draws
    where ${of} and salary_file_id is not null
    union all select 'order_files', count(distinct order_file_id)::int, max(coalesce(processed_at,
    ordered_at))::date::text from orders where ${of} and order_file_id is not null`.execute(db);
  return {
    mayErase: employee.runningOrders === 0,
    erased: columnsOf('employees', ['erased']),
    kept: rows
      .filter(({ count }) => count > 0)
      .map(({ kind, count, newest }) => ({ kind, count, until: keptUntil(newest, country) })),
  };
}
