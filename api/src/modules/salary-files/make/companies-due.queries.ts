import type { Period } from '@portal/contract/days';
import { sql, type RawBuilder } from 'kysely';
import { withSystem } from '../../../db/tenant.ts';
import type { Services } from '../../../services.ts';

type Due = {
  /** the period in question of companies with this salary day, where there is one now */
  periodOf: (salaryDay: number) => Period | undefined;
  /** of a row `r` of salary_runs: the company has nothing to do for this period */
  isDone: RawBuilder<boolean>;
};

/**
 * Companies with planned draws up to a period and no automatic file for it, unless that run is done with. Blocked
 * companies draw nothing.
 */
export async function companiesDue(
  { pool }: Pick<Services, 'pool'>,
  { periodOf, isDone }: Due,
): Promise<{ companyId: string; period: Period }[]> {
  const days = await withSystem(
    pool,
    (db) => db.selectFrom('company_settings').select('salary_day').distinct().execute(),
    { readOnly: true },
  );
  const due: { companyId: string; period: Period }[] = [];
  for (const { salary_day: day } of days) {
    const period = periodOf(day);
    if (!period) continue;
    const companies = await withSystem(
      pool,
      (db) =>
        db
          .selectFrom('company_settings as s')
          .innerJoin('companies as c', 'c.id', 's.company_id')
          .select('c.id')
          .where('s.salary_day', '=', day)
          .where('c.status', '<>', 'BLOCKED')
          .where(
            sql<boolean>`not exists (select from salary_runs r where r.company_id = c.id and r.period = ${period}
        and ${isDone})`,
          )
          .where(sql<boolean>`exists (select from salary_draws d join orders o on o.id = d.order_id
            join subscriptions u on u.id = o.subscription_id
        where d.company_id = c.id and d.status = 'PLANNED' and d.period <= ${period}
        and u.salary_file_method = 'AUTOMATIC'
        and not exists (select from salary_files f where f.company_id = c.id and f.period = ${period}
        and f.type = 'AUTOMATIC' and f.currency = d.currency))`)
          .orderBy('c.id')
          .execute(),
      { readOnly: true },
    );
    due.push(...companies.map(({ id }) => ({ companyId: id, period })));
  }
  return due;
}

/** Companies that one process works on at once: a few connections of its pool, the rest is for people. */
export const companiesAtOnce = 4;
