import { sql } from 'kysely';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { comingPeriods } from './due-period.ts';
import { payrollSettings } from './payroll-settings.queries.ts';
import { listProblems } from './problems.queries.ts';

/** The next three automatic files with what is planned for them, and the problems that are open. */
export async function salaryCalendar(db: Db, scope: CompanyScope, now: Date) {
  const { salaryDay } = await payrollSettings(db, scope);
  const coming = comingPeriods(now, salaryDay, 3);
  const planned = await db.selectFrom('salary_draws').select(['period', 'currency', sql<number>`count(*)::int`.as('draws'), sql<number>`sum(amount)::bigint`.as('amount')])
    .where('company_id', '=', scope.companyId).where('status', '=', 'PLANNED').where('period', '<=', coming.at(-1)!.period)
    .groupBy(['period', 'currency']).orderBy('period').orderBy('currency').execute();
  const runs = coming.map((run, index) => {
    // The first file also takes what older periods left behind.
    const rows = planned.filter(({ period }) => period === run.period || (index === 0 && period < run.period));
    return { ...run, draws: rows.reduce((total, row) => total + row.draws, 0), totals: totalsOf(rows) };
  });
  return { runs, problems: await listProblems(db, scope) };
}

function totalsOf(rows: { currency: string; amount: number }[]) {
  return [...Map.groupBy(rows, (row) => row.currency)].map(([currency, group]) => ({ currency, amount: group.reduce((total, row) => total + row.amount, 0) }));
}
