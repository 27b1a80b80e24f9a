import { addDays, businessZone, type Day } from '@portal/contract/days';
import type { Home, HomeFigure, HomeTask } from '@portal/contract/home';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/tenant.ts';

/** Each count is one small statement over an index; all of them travel together. */
export async function countAll<Key extends string>(
  db: Db,
  counts: readonly (readonly [Key, RawBuilder<unknown>])[],
): Promise<{ key: Key; count: number }[]> {
  if (counts.length === 0) return [];
  const parts = counts.map(([key, from]) => sql`select ${key}::text as key, count(*)::int as count from ${from}`);
  const { rows } = await sql<{ key: Key; count: number }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return counts.flatMap(([key]) => rows.filter((row) => row.key === key));
}

/** What waits, without what does not. */
export async function waitingOf(
  db: Db,
  counts: readonly (readonly [HomeTask, RawBuilder<unknown>])[],
): Promise<Home['waiting']> {
  return (await countAll(db, counts)).filter(({ count }) => count > 0).map(({ key, count }) => ({ task: key, count }));
}

export async function figuresOf(
  db: Db,
  counts: readonly (readonly [HomeFigure, RawBuilder<unknown>])[],
): Promise<Home['figures']> {
  return (await countAll(db, counts)).map(({ key, count }) => ({ figure: key, count, money: null, day: null }));
}

const steps = ['ORDERED', 'PROCESSING', 'DISPATCHED', 'COMPLETED'] as const;

const daysShown = 30;

/** Orders of the last 30 days by status and by day, counted in one look; `own` is the condition of the tenant. */
export async function ordersOf(
  db: Db,
  own: RawBuilder<unknown>,
  { now, today }: { now: Date; today: Day },
): Promise<Pick<Home, 'pipeline' | 'days'>> {
  const { rows } = await sql<{ status: string; day: Day; count: number }>`
    select o.status, (o.ordered_at at time zone ${businessZone})::date::text as day, count(*)::int as count
    from orders o where ${own} and not o.is_proposal and o.ordered_at > ${now}::timestamptz - interval '30 days'
    group by 1, 2`.execute(db);
  const sum = (counted: { count: number }[]) => counted.reduce((total, { count }) => total + count, 0);
  return {
    pipeline: steps.map((status) => ({ status, count: sum(rows.filter((row) => row.status === status)) })),
    days: Array.from({ length: daysShown }, (_, index) => addDays(today, index + 1 - daysShown)).map((day) => ({
      day,
      count: sum(rows.filter((row) => row.day === day && row.status !== 'DELETED')),
    })),
  };
}
