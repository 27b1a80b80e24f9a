import { sql } from 'kysely';
import { askPool } from '../db/ask.ts';
import { replicaOf, type Replica } from '../db/replica.ts';
import { withSystem } from '../db/tenant.ts';
import { dueSalaryFiles } from '../modules/salary-files/index.ts';
import type { Services } from '../services.ts';
import { running } from './version.ts';

/** What is measured when somebody asks, and what it means. No label names a tenant or a person. */
export const gauges = {
  portal_build_info: '1, with the version and the commit that this process runs',
  portal_database_up: '1 when the database answered this question, else 0',
  portal_pool_connections: 'Connections of this process; "waiting" are requests that wait for one',
  portal_pool_connections_max: 'DATABASE_POOL',
  portal_replica_up: '1 when the replica may be read: it answers, and is not further behind than allowed',
  portal_replica_lag_seconds: 'How long the database has been ahead of its replica, as this process saw both',
  portal_replica_reads: 'Reads that a replica may answer: by it, or by the database where it was behind or down',
  portal_database_connections: 'Connections of everybody to the database',
  portal_jobs: 'Jobs by state; "failed" within seven days',
  portal_jobs_oldest_waiting_seconds: 'Age of the oldest job that no worker has started',
  portal_scheduled_jobs_age_seconds: 'Time since a worker last did what is due by the clock',
  portal_queue_oldest_seconds: 'How long the oldest notice of a queue has waited for a worker',
  portal_mails: 'Mails that wait, and that were given up',
  portal_mails_oldest_waiting_seconds: 'How long the oldest mail has waited to leave',
  portal_imports: 'Imports at work, and those done or failed within a day',
  portal_salary_files_due: 'Automatic salary files that are due and not made',
  portal_salary_files: 'Salary files made within a day, and those whose sending failed',
  portal_remote_sessions: 'Sessions whose browser told within 15 minutes that a remote failed, or on trial was shown',
  portal_releases_halted: 'Releases on trial that were halted within a day',
  portal_audit_unsealed_seconds: 'Age of the oldest line of the audit log without a seal',
} as const satisfies Record<string, string>;

export type Sample = { gauge: keyof typeof gauges; labels: Record<string, string>; value: number };

/** Everything that the gauges show now. Where the database does not answer, what this process knows. */
export async function readFigures(services: Services): Promise<Sample[]> {
  const { totalCount, idleCount, waitingCount, options } = services.pool;
  const own: Sample[] = [
    { gauge: 'portal_build_info', labels: running, value: 1 },
    { gauge: 'portal_pool_connections', labels: { state: 'busy' }, value: totalCount - idleCount },
    { gauge: 'portal_pool_connections', labels: { state: 'idle' }, value: idleCount },
    { gauge: 'portal_pool_connections', labels: { state: 'waiting' }, value: waitingCount },
    { gauge: 'portal_pool_connections_max', labels: {}, value: options.max },
    ...samplesOf(replicaOf(services.pool)),
  ];
  try {
    const now = services.clock.now();
    const [rows, queue, due] = await Promise.all([
      readRows(services, now),
      readQueue(services),
      dueSalaryFiles(services, now),
    ]);
    return [
      ...own,
      ...rows,
      ...queue,
      { gauge: 'portal_salary_files_due', labels: {}, value: due.length },
      { gauge: 'portal_database_up', labels: {}, value: 1 },
    ];
  } catch {
    return [...own, { gauge: 'portal_database_up', labels: {}, value: 0 }];
  }
}

/** Where no replica is configured, there is nothing to measure. */
const samplesOf = (replica: Replica | undefined): Sample[] =>
  replica
    ? [
        { gauge: 'portal_replica_up', labels: {}, value: replica.isUsable ? 1 : 0 },
        { gauge: 'portal_replica_lag_seconds', labels: {}, value: replica.lagSeconds },
        ...Object.entries(replica.reads).map(([outcome, value]) => ({
          gauge: 'portal_replica_reads' as const,
          labels: { outcome },
          value,
        })),
      ]
    : [];

/** For the portal as a whole, so as the system. */
async function readRows({ pool }: Services, now: Date): Promise<Sample[]> {
  const { rows } = await withSystem(
    pool,
    (db) =>
      sql<Sample>`with moment as (select ${now}::timestamptz as now)
      select 'portal_jobs' as gauge, jsonb_build_object('state', lower(s)) as labels,
        count(j.id)::float8 as value
      from unnest(array['WAITING', 'RUNNING', 'FAILED']) s
      left join jobs j on j.status = s
        and (s <> 'FAILED' or j.finished_at > (select now from moment) - interval '7 days')
      group by s
      union all select 'portal_jobs_oldest_waiting_seconds', '{}',
        coalesce(extract(epoch from now - (select min(created_at) from jobs where status = 'WAITING')), 0) from moment
      union all select 'portal_releases_halted', '{}',
        (select count(*) from halted_releases where halted_at > now - interval '1 day')::float8 from moment
      union all select 'portal_mails', jsonb_build_object('state', lower(s)),
        (select count(*) from outbox where status = s) from unnest(array['WAITING', 'FAILED']) s
      union all select 'portal_mails_oldest_waiting_seconds', '{}',
        greatest(0, coalesce(extract(epoch from now - (select min(case when attempts = 0 then send_after
          else created_at end) from outbox where status = 'WAITING')), 0)) from moment
      union all select 'portal_imports', jsonb_build_object('state', lower(s)), count(i.id)
      from unnest(array['CHECKING', 'RUNNING', 'UNDOING', 'DONE', 'FAILED']) s
      left join imports i on i.status = s
        and (s not in ('DONE', 'FAILED') or i.finished_at > (select now from moment) - interval '1 day')
      group by s
      union all select 'portal_salary_files', '{"state": "made"}', (select count(*) from salary_files
        where created_at > now - interval '1 day') from moment
      union all select 'portal_salary_files', '{"state": "failed"}', (select count(*) from salary_files
        where not is_sent and send_failed_at is not null)
      union all select 'portal_audit_unsealed_seconds', '{}',
        coalesce(extract(epoch from now - (select min(at) from audit_log
          where id > coalesce((select max(line_id) from audit_seals), 0))), 0) from moment
      union all (select 'portal_remote_sessions', jsonb_build_object('remote', remote, 'outcome',
          case when failed then 'failed' else 'shown' end), count(distinct session_id)
        from remote_loads, moment where at > now - interval '15 minutes'
        group by remote, failed order by 3 desc limit 20)
      union all select 'portal_database_connections', '{}',
        (select count(*) from pg_stat_activity where datname = current_database())`.execute(db),
    { readOnly: true },
  );
  return rows;
}

/** The queue's tables are the login's own, whose name requests and jobs put off. */
async function readQueue({ pool }: Services): Promise<Sample[]> {
  const text = `select name, coalesce(extract(epoch from now() - min(start_after) filter (
      where state in ('created', 'retry') and start_after <= now())), 0)::float8 as waits,
    extract(epoch from now() - max(completed_on) filter (where state = 'completed'))::float8 as done
    from pgboss.job where name not like '\\_\\_%' group by name`;
  const rows = await askPool<{ name: string; waits: number; done: number | null }>(pool, { text }).catch(
    (error: { code?: string }) => {
      // No worker has made the queue yet.
      if (error.code === '42P01' || error.code === '3F000') return [];
      throw error;
    },
  );
  const scheduled = rows.find(({ name }) => name === 'scheduled-jobs')?.done;
  return [
    // Where no worker ever ran, for as long as this process has lived.
    { gauge: 'portal_scheduled_jobs_age_seconds', labels: {}, value: scheduled ?? process.uptime() },
    ...rows.map(({ name, waits }) => ({
      gauge: 'portal_queue_oldest_seconds' as const,
      labels: { queue: name },
      value: waits,
    })),
  ];
}
