import { sql } from 'kysely';
import { withSystem } from '../../db/tenant.ts';
import type { Services } from '../../services.ts';

/**
 * In December back office is told, once, of every country with companies whose next year has no rates: without them
 * estimates go on with this year's (RULES 0.11). The table's trigger notifies.
 */
export async function noteMissingYears({ pool, clock }: Services): Promise<void> {
  const [year, month] = clock.today().split('-').map(Number);
  if (year === undefined || month !== 12) return;
  await withSystem(pool, (db) =>
    sql`insert into missing_tax_years (country, year, noted_at)
      select distinct c.country, ${year + 1}::int, ${clock.now()}::timestamptz from companies c
      where exists (select from tax_rates r where r.country = c.country)
        and not exists (select from tax_rates r where r.country = c.country and r.year = ${year + 1})
      on conflict on constraint missing_tax_years_country_year_key do nothing`.execute(db),
  );
}
