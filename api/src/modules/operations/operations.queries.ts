import type { OpenJob, Operations, StuckMail } from '@portal/contract/operations';
import { sql } from 'kysely';
import type { AdminScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { listHalted } from '../releases/index.ts';
import { readHours } from './hours.queries.ts';
import { unsentOrderFiles, unsentSalaryFiles } from './unsent-files.queries.ts';

const shown = 50;

/** Everything on the page in one message. A mail counts as stuck after its first failed attempt. */
export async function readOperations(
  db: Db,
  scope: AdminScope,
  now: Date,
  untrustedProxy: string | undefined,
): Promise<Operations> {
  const [counts, stuck, open, salary, orders, hours, halted] = await Promise.all([
    readCounts(db, scope, now),
    stuckMails(db, scope),
    openJobs(db, scope),
    unsentSalaryFiles(db, scope),
    unsentOrderFiles(db, scope),
    readHours(db, scope, now),
    listHalted(db),
  ]);
  return {
    at: now.toISOString(),
    mail: { ...counts.mail, stuck },
    jobs: { ...counts.jobs, open },
    files: { ...counts.files, salary, orders },
    database: counts.database,
    sessions: counts.sessions,
    hours,
    halted,
    untrustedProxy: untrustedProxy ?? null,
  };
}

type Counts = Pick<Operations, 'database' | 'sessions'> & {
  mail: Omit<Operations['mail'], 'stuck'>;
  jobs: Omit<Operations['jobs'], 'open'>;
  files: Omit<Operations['files'], 'salary' | 'orders'>;
};

async function readCounts(db: Db, _scope: AdminScope, now: Date): Promise<Counts> {
  const [counts] = (
    await sql<Counts>`select
    json_build_object('waiting', (select count(*) from outbox where status = 'WAITING'),
      'failed', (select count(*) from outbox where status = 'FAILED'),
      'sentToday', (select count(*) from outbox where sent_at > ${now}::timestamptz - interval '24 hours')) as mail,
    json_build_object('waiting', (select count(*) from jobs where status = 'WAITING'),
      'running', (select count(*) from jobs where status = 'RUNNING'),
      'failedThisWeek', (select count(*) from jobs where status = 'FAILED'
        and finished_at > ${now}::timestamptz - interval '7 days')) as jobs,
    json_build_object(
      'salaryFilesUnsent', (select count(*) from salary_files where not is_sent and downloaded_at is null),
      'orderFilesUnsent', (select count(*) from order_files where not is_sent and undone_at is null)) as files,
    json_build_object('megabytes', pg_database_size(current_database()) / 1048576,
      'connections', (select count(*) from pg_stat_activity where datname = current_database())) as database,
    (select count(*)::int from sessions where revoked_at is null
      and last_seen_at > ${now}::timestamptz - interval '30 minutes') as sessions`.execute(db)
  ).rows;
  if (!counts) throw new Error('counting answers one row');
  return counts;
}

/** Those that wait for a person first. */
async function stuckMails(db: Db, _scope: AdminScope): Promise<StuckMail[]> {
  const rows = await db
    .selectFrom('outbox as o')
    .leftJoin('companies as c', 'c.id', 'o.company_id')
    .select([
      'o.id',
      'o.kind',
      'o.to_address as to',
      'o.subject',
      'c.company_name as company',
      'o.company_id as companyId',
      'o.status',
      'o.attempts',
      'o.last_error as error',
      'o.created_at',
      'o.send_after',
      'o.give_up_at',
    ])
    .where('o.status', 'in', ['WAITING', 'FAILED'])
    .where('o.attempts', '>', 0)
    .$narrowType<Pick<StuckMail, 'status'>>()
    .orderBy('o.status')
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
    .limit(shown)
    .execute();
  return rows.map(({ created_at, send_after, give_up_at, ...row }) => ({
    ...row,
    createdAt: created_at.toISOString(),
    nextAttempt: send_after.toISOString(),
    givesUpAt: give_up_at?.toISOString() ?? null,
  }));
}

async function openJobs(db: Db, _scope: AdminScope): Promise<OpenJob[]> {
  const rows = await db
    .selectFrom('jobs as j')
    .leftJoin('companies as c', 'c.id', 'j.company_id')
    .leftJoin('suppliers as s', 's.id', 'j.supplier_id')
    .select((eb) => [
      'j.id',
      'j.kind',
      'j.company_id as companyId',
      'j.supplier_id as supplierId',
      'j.status',
      'j.done',
      'j.total',
      'j.attempts',
      'j.reason',
      'j.created_at',
      'j.finished_at',
      eb.fn.coalesce('c.company_name', 's.name').as('owner'),
    ])
    .where('j.status', 'in', ['WAITING', 'RUNNING', 'FAILED'])
    .$narrowType<Pick<OpenJob, 'status'>>()
    .orderBy(sql`j.status <> 'FAILED'`)
    .orderBy('j.created_at', 'desc')
    .orderBy('j.id')
    .limit(shown)
    .execute();
  return rows.map(({ created_at, finished_at, owner, ...row }) => ({
    ...row,
    owner: owner ?? null,
    createdAt: created_at.toISOString(),
    finishedAt: finished_at?.toISOString() ?? null,
  }));
}
