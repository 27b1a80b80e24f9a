import type { Period } from '@portal/contract/days';
import type { SalaryRun } from '@portal/contract/salary-runs';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';

/** The automatic files of the newest month before a period, one a currency. */
export function lastAutomaticFiles(db: Db, scope: CompanyScope, before: Period) {
  return db
    .selectFrom('salary_files as f')
    .select(['f.id', 'f.period'])
    .where('f.company_id', '=', scope.companyId)
    .where('f.type', '=', 'AUTOMATIC')
    .where('f.period', '=', (eb) =>
      eb
        .selectFrom('salary_files')
        .select(sql<string>`max(period)`.as('period'))
        .where('company_id', '=', scope.companyId)
        .where('type', '=', 'AUTOMATIC')
        .where('period', '<', before),
    )
    .orderBy('f.batch')
    .execute();
}

const anyOf = (ids: readonly number[]) => sql<boolean>`d.id = any(${`{${ids.join(',')}}`}::bigint[])`;

/** What draws sum to by currency, with price and subsidy. */
export async function sumsOf(db: Db, scope: CompanyScope, ids: readonly number[]): Promise<SalaryRun['sums']> {
  const rows = await db
    .selectFrom('salary_draws as d')
    .select([
      'd.currency',
      sql<number>`sum(d.price_before_subsidy)::bigint`.as('price'),
      sql<number>`sum(d.subsidy_month)::bigint`.as('subsidy'),
      sql<number>`sum(d.amount)::bigint`.as('amount'),
    ])
    .where('d.company_id', '=', scope.companyId)
    .where(anyOf(ids))
    .groupBy('d.currency')
    .orderBy('d.currency')
    .execute();
  return rows.map(({ currency, price, subsidy, amount }) => ({
    priceBeforeSubsidy: { amount: price, currency },
    subsidy: { amount: subsidy, currency },
    amount: { amount, currency },
  }));
}

/** The how manieth draw of its order each one is, and of how many. */
export async function placesOf(db: Db, scope: CompanyScope, ids: readonly number[]) {
  const rows = await db
    .selectFrom('salary_draws as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .select([
      'd.id',
      'o.months as drawsInAll',
      sql<number>`(select count(*)::int from salary_draws x where x.order_id = d.order_id and x.kind = 'planned'
        and x.status <> 'CANCELLED' and x.period <= d.period)`.as('drawNumber'),
    ])
    .where('d.company_id', '=', scope.companyId)
    .where(anyOf(ids))
    .execute();
  return new Map(rows.map(({ id, ...place }) => [id, place]));
}
