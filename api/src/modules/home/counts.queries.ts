import { addDays, type Day } from '@portal/contract/days';
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

/** First of the 30 days whose orders are counted; today is the last. */
export const firstDayShown = (today: Day): Day => addDays(today, 1 - daysShown);

/**
 * Orders of the last 30 days by status and by day, counted in one look as the order list counts them; `own` is the
 * condition of the tenant.
 */
export async function ordersOf(db: Db, own: RawBuilder<unknown>, today: Day): Promise<Pick<Home, 'pipeline' | 'days'>> {
  const { rows } = await sql<{ status: string; day: Day; count: number }>`
    select o.status, o.ordered_on::text as day, count(*)::int as count from orders o
    where ${own} and not o.is_proposal and ${sinceDay(firstDayShown(today))} group by 1, 2`.execute(db);
  const sum = (counted: { count: number }[]) => counted.reduce((total, { count }) => total + count, 0);
  return {
    pipeline: steps.map((status) => ({ status, count: sum(rows.filter((row) => row.status === status)) })),
    days: Array.from({ length: daysShown }, (_, index) => addDays(today, index + 1 - daysShown)).map((day) => ({
      day,
      count: sum(rows.filter((row) => row.day === day && row.status !== 'DELETED')),
    })),
  };
}

/** The day decides; the instant, with a day to spare, finds the rows by an index. */
export const sinceDay = (day: Day): RawBuilder<unknown> =>
  sql`ordered_on >= ${day} and ordered_at > ${addDays(day, -1)}::timestamptz`;

/** A proposal is no order (DECISIONS 46). */
export const realOrder: RawBuilder<unknown> = sql`status <> 'DELETED' and not is_proposal`;
