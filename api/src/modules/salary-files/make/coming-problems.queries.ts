import type { Period } from '@portal/contract/days';
import type { SalaryProblem } from '@portal/contract/salary-problems';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import type { PayrollSettings } from '../payroll-settings.queries.ts';

/** As many people as a page can show; correcting them brings the next. */
const mostPeople = 500;

/**
 * What would keep the next automatic file from being made, while there is time to correct it: the same conditions as
 * `problemsBefore`, asked of the database because only the people with a problem are of interest.
 */
export async function problemsAhead(
  db: Db,
  scope: CompanyScope,
  settings: PayrollSettings,
  period: Period,
  now: Date,
): Promise<SalaryProblem[]> {
  const { gross, net, finalGross, finalNet } = settings.wageCodes;
  const problem = (reason: SalaryProblem['reason'], employee: SalaryProblem['employee']): SalaryProblem => ({
    period,
    reason,
    employee,
    detail: '',
    why: null,
    at: now.toISOString(),
  });
  const drawn = db
    .selectFrom('salary_draws as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .innerJoin('subscriptions as s', 's.id', 'o.subscription_id')
    .where('d.company_id', '=', scope.companyId)
    .where('d.status', '=', 'PLANNED')
    .where('d.period', '<=', period)
    .where('s.salary_file_method', '=', 'AUTOMATIC');
  if (!settings.layout) {
    const any = await drawn.select('d.id').limit(1).executeTakeFirst();
    return any ? [problem('SALARY_SYSTEM_MISSING', null)] : [];
  }
  const hasNoNumber = sql<boolean>`trim(coalesce(e.employ_no, '')) = ''`;
  const hasNoCode = sql<boolean>`lacks_wage_code(d, ${gross}, ${net}, ${finalGross}, ${finalNet})`;
  const people = await drawn
    .innerJoin('employees as e', 'e.id', 'd.employee_id')
    .where(sql<boolean>`(d.gross_amount <> 0 or d.net_amount <> 0) and (${hasNoNumber} or ${hasNoCode})`)
    .select([
      'e.id',
      'e.name',
      hasNoNumber.as('hasNoNumber'),
      sql<boolean>`bool_or(${hasNoCode} and d.kind = 'planned')`.as('hasNoCode'),
      sql<boolean>`bool_or(${hasNoCode} and d.kind <> 'planned')`.as('hasNoOwnCode'),
    ])
    .groupBy(['e.id', 'e.name', 'e.employ_no'])
    .orderBy('e.name')
    .orderBy('e.id')
    .limit(mostPeople)
    .execute();
  return people.flatMap(({ id, name, ...is }) => [
    ...(is.hasNoNumber ? [problem('EMPLOYEE_NUMBER_MISSING', { id, name })] : []),
    ...(is.hasNoCode ? [problem('WAGE_CODE_MISSING', { id, name })] : []),
    ...(is.hasNoOwnCode ? [problem('SETTLEMENT_CODE_MISSING', { id, name })] : []),
  ]);
}
