import type { Period } from '@portal/contract/days';
import type { ErrorKey } from '@portal/contract/errors';
import type { SalaryProblem } from '@portal/contract/salary-problems';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';

export type ProblemReason = SalaryProblem['reason'];
/** `why` says which column of a row cannot be written. */
export type Problem = Pick<SalaryProblem, 'reason' | 'detail' | 'why'> & { employeeId: string | null };

/** Problems of a period as a page shows them, with the people's names from the draws they are about. */
export function shownProblems(
  problems: readonly Problem[],
  draws: readonly { employeeId: string; employeeName: string }[],
  period: Period,
  now: Date,
): SalaryProblem[] {
  const names = new Map(draws.map(({ employeeId, employeeName }) => [employeeId, employeeName]));
  return problems.map(({ employeeId, ...problem }) => ({
    ...problem,
    period,
    at: now.toISOString(),
    employee: employeeId ? { id: employeeId, name: names.get(employeeId) ?? '' } : null,
  }));
}

/** What a caller is told who asked for a file that a problem stops. */
export const keyOf: Record<ProblemReason, ErrorKey> = {
  WAGE_CODE_MISSING: 'wage-code-missing',
  SETTLEMENT_CODE_MISSING: 'wage-code-missing',
  EMPLOYEE_NUMBER_MISSING: 'employee-number-missing',
  SALARY_SYSTEM_MISSING: 'salary-system-missing',
  ROW_FAILED: 'invalid-data-provided',
  SENDING_FAILED: 'service-unavailable',
};

/** What stands in the way of a period's file right now; replaces what was known before. */
export async function replaceProblems(
  db: Db,
  scope: CompanyScope,
  period: Period,
  now: Date,
  problems: readonly Problem[],
): Promise<void> {
  await db
    .deleteFrom('salary_file_problems')
    .where('company_id', '=', scope.companyId)
    .where('period', '=', period)
    .execute();
  for (let from = 0; from < problems.length; from += 1_000) {
    const rows = problems
      .slice(from, from + 1_000)
      .map(({ reason, employeeId, detail, why }) => ({
        company_id: scope.companyId,
        period,
        employee_id: employeeId,
        reason,
        detail,
        source: why?.source ?? null,
        fault: why?.key ?? null,
        at: now,
      }));
    await db
      .insertInto('salary_file_problems')
      .values(rows)
      .onConflict((on) => on.doNothing())
      .execute();
  }
}

const lacksCode = sql<boolean>`lacks_wage_code(d, c.wage_code_gross, c.wage_code_net, c.wage_code_final_gross,
  c.wage_code_final_net)`;

/**
 * Open problems, newest first, with the people they concern. One is open while draws of its month or older wait that it
 * stops: what was corrected, or went with another file, leaves the list by itself.
 */
export async function listProblems(db: Db, scope: CompanyScope): Promise<SalaryProblem[]> {
  const rows = await db
    .selectFrom('salary_file_problems as p')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .leftJoin('employees as e', 'e.id', 'p.employee_id')
    .select([
      'p.period',
      'p.reason',
      'p.detail',
      'p.at',
      'p.employee_id as employeeId',
      'e.name',
      'p.source',
      'p.fault',
    ])
    .where('p.company_id', '=', scope.companyId)
    .where(
      sql<boolean>`exists (select from salary_draws d join orders o on o.id = d.order_id
        where d.company_id = p.company_id and d.status = 'PLANNED' and d.period <= p.period
          and (p.employee_id is null or d.employee_id = p.employee_id)
          and case p.reason
            when 'EMPLOYEE_NUMBER_MISSING' then trim(coalesce(e.employ_no, '')) = ''
            when 'WAGE_CODE_MISSING' then d.kind = 'planned' and ${lacksCode}
            when 'SETTLEMENT_CODE_MISSING' then d.kind <> 'planned' and ${lacksCode}
            when 'SALARY_SYSTEM_MISSING' then not exists (
              select from salary_systems y where y.id = c.salary_system_id and y.enabled)
            when 'ROW_FAILED' then o.order_number::text = p.detail
            else true end)`,
    )
    .orderBy('p.at', 'desc')
    .orderBy('e.name')
    .orderBy('p.id')
    .limit(500)
    .execute();
  return rows.map(({ employeeId, name, at, reason, source, fault, ...row }) => ({
    ...row,
    reason,
    why: source !== null && fault !== null ? { source, key: fault } : null,
    at: at.toISOString(),
    employee: employeeId ? { id: employeeId, name: name ?? '' } : null,
  }));
}
