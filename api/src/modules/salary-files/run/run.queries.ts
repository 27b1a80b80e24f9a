import type { Period } from '@portal/contract/days';
import type { SalaryRun } from '@portal/contract/salary-runs';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { linesOf, type DueDraw } from '../make/due-draws.queries.ts';

const inFiles = (db: Db, scope: CompanyScope, period: Period) =>
  linesOf(db, scope)
    .innerJoin('salary_files as f', 'f.id', 'd.salary_file_id')
    .innerJoin('subscriptions as s', 's.id', 'o.subscription_id')
    .where('f.period', '=', period);

/** The draws of a month's files: of those made by hand only what an automatic file would have drawn. */
export async function drawsOfMonth(db: Db, scope: CompanyScope, period: Period): Promise<DueDraw[]> {
  return await inFiles(db, scope, period)
    .where((eb) => eb.or([eb('f.type', '=', 'AUTOMATIC'), eb('s.salary_file_method', '=', 'AUTOMATIC')]))
    .execute();
}

/** The same, of the files that a person made for a month. */
export async function drawsByHand(db: Db, scope: CompanyScope, period: Period): Promise<DueDraw[]> {
  return await inFiles(db, scope, period)
    .where('f.type', '=', 'MANUAL')
    .where('s.salary_file_method', '=', 'AUTOMATIC')
    .execute();
}

/** The newest month before a period of which a file has drawn something that an automatic file draws. */
export async function lastMonthDrawn(db: Db, scope: CompanyScope, before: Period): Promise<Period | undefined> {
  const row = await db
    .selectFrom('salary_files as f')
    .select('f.period')
    .where('f.company_id', '=', scope.companyId)
    .where('f.period', '<', before)
    .where((eb) =>
      eb.or([
        eb('f.type', '=', 'AUTOMATIC'),
        sql<boolean>`exists (select from salary_draws d join orders o on o.id = d.order_id
          join subscriptions s on s.id = o.subscription_id
          where d.salary_file_id = f.id and s.salary_file_method = 'AUTOMATIC')`,
      ]),
    )
    .orderBy('f.period', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.period;
}

/** The orders of some draws that another file has drawn before; `but` are the draws that do not count. */
export async function drawnBefore(
  db: Db,
  scope: CompanyScope,
  orderIds: readonly string[],
  but: readonly number[],
): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('salary_draws as d')
    .select('d.order_id')
    .distinct()
    .where('d.company_id', '=', scope.companyId)
    .where(sql<boolean>`d.order_id = any(${`{${orderIds.join(',')}}`}::uuid[])`)
    .where('d.salary_file_id', 'is not', null)
    .where((eb) => eb.not(anyOf(but)))
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

/** Why orders that were drawn before are not drawn in a month: by hand, or waiting for pay in full. */
export async function whyNotDrawn(
  db: Db,
  scope: CompanyScope,
  orderIds: readonly string[],
  period: Period,
): Promise<Map<string, 'BY_HAND' | 'SUSPENDED'>> {
  if (orderIds.length === 0) return new Map();
  const drawn = (status: readonly string[]) =>
    sql<boolean>`exists (select from salary_draws d where d.order_id = o.id and d.kind = 'planned'
      and d.period = ${period} and d.status = any(${`{${status.join(',')}}`}))`;
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('subscriptions as s', 's.id', 'o.subscription_id')
    .select([
      'o.id',
      sql<'BY_HAND' | 'SUSPENDED' | null>`case when ${drawn(['IN_FILE', 'SENT'])}
        or (s.salary_file_method = 'MANUAL' and ${drawn(['PLANNED'])}) then 'BY_HAND'
        when ${drawn(['SUSPENDED'])} then 'SUSPENDED' end`.as('why'),
    ])
    .where('o.company_id', '=', scope.companyId)
    .where(sql<boolean>`o.id = any(${`{${orderIds.join(',')}}`}::uuid[])`)
    .execute();
  return new Map(rows.flatMap(({ id, why }) => (why ? [[id, why]] : [])));
}

/** The order's last draw, to which a left-out month has moved, and who left it out. */
export type LeftOutDraw = DueDraw & { leftOutBy: string | null };

/** The automatic subscriptions' orders of which a month is left out (RULES 2.4); what was cancelled since is not. */
export async function leftOutOf(db: Db, scope: CompanyScope, period: Period): Promise<LeftOutDraw[]> {
  return await linesOf(db, scope)
    .innerJoin('left_out_months as m', 'm.order_id', 'd.order_id')
    .innerJoin('subscriptions as s', 's.id', 'o.subscription_id')
    .leftJoin('users as u', 'u.id', 'm.left_out_by')
    .select('u.name as leftOutBy')
    .where('m.period', '=', period)
    .where('d.kind', '=', 'planned')
    .where('d.status', 'in', ['PLANNED', 'SUSPENDED'])
    .where('s.salary_file_method', '=', 'AUTOMATIC')
    .where(sql<boolean>`d.period = (select max(x.period) from salary_draws x where x.order_id = d.order_id
      and x.kind = 'planned')`)
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
