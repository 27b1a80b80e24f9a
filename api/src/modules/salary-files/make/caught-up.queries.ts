import type { CaughtUpUnits } from '@portal/contract/catch-up';
import type { Period } from '@portal/contract/days';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';

/** Units of older months that the files of each of these months hold, by employee (DECISIONS 35). */
export async function caughtUpUnits(
  db: Db,
  scope: CompanyScope,
  periods: readonly Period[],
): Promise<ReadonlyMap<Period, CaughtUpUnits>> {
  if (periods.length === 0) return new Map();
  const rows = await db
    .selectFrom('salary_files as f')
    .innerJoin('salary_draws as d', 'd.salary_file_id', 'f.id')
    .where('f.company_id', '=', scope.companyId)
    .where('f.period', 'in', periods)
    .where('d.kind', '=', 'planned')
    .where('d.amount', '<>', 0)
    .whereRef('d.period', '<', 'f.period')
    .select(['f.period', 'd.employee_id as employeeId', sql<number>`sum(d.units)::int`.as('units')])
    .groupBy(['f.period', 'd.employee_id'])
    .execute();
  const byPeriod = Map.groupBy(rows, ({ period }) => period);
  return new Map(
    [...byPeriod].map(([period, own]) => [
      period,
      new Map(own.map(({ employeeId, units }) => [employeeId, units] as const)),
    ]),
  );
}
