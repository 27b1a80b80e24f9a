import type { Period } from '@portal/contract/days';
import type { ErrorKey } from '@portal/contract/errors';
import type { SalaryProblem } from '@portal/contract/salary-problems';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';

export type ProblemReason = SalaryProblem['reason'];
export type Problem = { reason: ProblemReason; employeeId: string | null; detail: string };

/** What a caller is told who asked for a file that a problem stops. */
export const keyOf: Record<ProblemReason, ErrorKey> = {
  WAGE_CODE_MISSING: 'wage-code-missing',
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
      .map(({ reason, employeeId, detail }) => ({
        company_id: scope.companyId,
        period,
        employee_id: employeeId,
        reason,
        detail,
        at: now,
      }));
    await db
      .insertInto('salary_file_problems')
      .values(rows)
      .onConflict((on) => on.doNothing())
      .execute();
  }
}

/** Open problems, newest first, with the people they concern. */
export async function listProblems(db: Db, scope: CompanyScope): Promise<SalaryProblem[]> {
  const rows = await db
    .selectFrom('salary_file_problems as p')
    .leftJoin('employees as e', 'e.id', 'p.employee_id')
    .select(['p.period', 'p.reason', 'p.detail', 'p.at', 'p.employee_id as employeeId', 'e.name'])
    .where('p.company_id', '=', scope.companyId)
    .orderBy('p.at', 'desc')
    .orderBy('e.name')
    .orderBy('p.id')
    .limit(500)
    .execute();
  return rows.map(({ employeeId, name, at, reason, ...row }) => ({
    ...row,
    reason: reason,
    at: at.toISOString(),
    employee: employeeId ? { id: employeeId, name: name ?? '' } : null,
  }));
}
