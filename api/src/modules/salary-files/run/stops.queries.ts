import type { Period } from '@portal/contract/days';
import type { RunStop } from '@portal/contract/salary-problems';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';

/** The company's stopped runs from a period on, with who stopped them and when. */
export async function stopsFrom(db: Db, scope: CompanyScope, from: Period): Promise<Map<Period, RunStop>> {
  const rows = await db
    .selectFrom('salary_runs as r')
    .innerJoin('users as u', 'u.id', 'r.stopped_by')
    .select(['r.period', 'r.stopped_at', 'u.name'])
    .where('r.company_id', '=', scope.companyId)
    .where('r.period', '>=', from)
    .where('r.stopped_at', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap(({ period, stopped_at: at, name: by }) => (at ? [[period, { by, at: at.toISOString() }]] : [])),
  );
}
