import type { OperationsHour } from '@portal/contract/operations';
import { sql } from 'kysely';
import type { AdminScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';

type Row = Omit<OperationsHour, 'from' | 'until'> & { from: Date; until: Date };

/**
 * The last 24 hours in hours of the clock. They begin and end with the 24 hours, so their sums are what the counts and
 * the delivery log say of the same time. Never more than 25 rows.
 */
export async function readHours(db: Db, _scope: AdminScope, now: Date): Promise<OperationsHour[]> {
  const { rows } = await sql<Row>`
    with day as (select ${now}::timestamptz - interval '24 hours' as since, ${now}::timestamptz as until),
    mails as (
      select date_trunc('hour', o.tried_at, 'UTC') as hour,
        (count(*) filter (where o.status = 'SENT'))::int as taken,
        (count(*) filter (where o.status <> 'SENT'))::int as refused
      from day join outbox o on o.tried_at > day.since and o.tried_at <= day.until
      group by 1),
    ended as (
      select date_trunc('hour', j.finished_at, 'UTC') as hour,
        (count(*) filter (where j.status = 'DONE'))::int as done,
        (count(*) filter (where j.status = 'FAILED'))::int as failed
      from day join jobs j on j.finished_at > day.since and j.finished_at <= day.until
      group by 1)
    select greatest(hour, day.since) as "from", least(hour + interval '1 hour', day.until) as until,
      coalesce(taken, 0) as "mailsTaken", coalesce(refused, 0) as "mailsRefused",
      coalesce(done, 0) as "jobsDone", coalesce(failed, 0) as "jobsFailed"
    from day
    cross join generate_series(date_trunc('hour', day.since, 'UTC'), day.until, interval '1 hour') hour
    left join mails using (hour)
    left join ended using (hour)
    order by hour`.execute(db);
  return rows.map((row) => ({ ...row, from: row.from.toISOString(), until: row.until.toISOString() }));
}
