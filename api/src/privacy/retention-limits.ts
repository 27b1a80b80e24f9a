import { sql, type RawBuilder } from 'kysely';

/** Rows that one statement removes. */
export const atOnce = 5_000;

/**
 * What has a limit of its own (RULES 5): one statement that removes at most `atOnce` rows, run until there are fewer.
 */
export type Limit = { name: string; remove: (now: Date) => RawBuilder<unknown> };

const most = sql.lit(atOnce);

export const limits: readonly Limit[] = [
  // Sessions, links and keys live on real time, wherever the portal's clock stands (DECISIONS 14). The login log:
  // sessions
  // say when, from where and with what.
  {
    name: 'sessions',
    remove: () =>
      sql`delete from sessions where id in (select id from sessions where created_at < now() - interval '12 months'
        limit ${most})`,
  },
  // Invitations too: a link unused for a year is no way in any more.
  {
    name: 'loginLinks',
    remove: () =>
      sql`delete from magic_links where id in (select id from magic_links
        where expires_at < now() - interval '12 months' limit ${most})`,
  },
  {
    name: 'knownDevices',
    remove: () =>
      sql`delete from known_devices where (user_id, device_hash) in (select user_id, device_hash from known_devices
        where last_used_at < now() - interval '12 months' limit ${most})`,
  },
  // What was typed for a person who never accepted. An employee's row says itself how long it stays.
  {
    name: 'pendingMemberships',
    remove: () =>
      sql`delete from memberships where id in (select id from memberships where user_id is null
        and employee_id is null and created_at < now() - interval '12 months' limit ${most})`,
  },
  {
    name: 'subscriptionDrafts',
    remove: (now) =>
      sql`delete from subscription_drafts where id in (select id from subscription_drafts
        where saved_at < ${now}::timestamptz - interval '90 days' limit ${most})`,
  },
  {
    name: 'formDrafts',
    remove: (now) =>
      sql`delete from form_drafts where id in (select id from form_drafts
        where saved_at < ${now}::timestamptz - interval '30 days' limit ${most})`,
  },
  // What was read and what nobody will read any more.
  {
    name: 'notifications',
    remove: (now) =>
      sql`delete from notifications where id in (select id from notifications
        where created_at < ${now}::timestamptz - interval '90 days' and (read_at is not null
          or created_at < ${now}::timestamptz - interval '12 months') limit ${most})`,
  },
  {
    name: 'mails',
    remove: (now) =>
      sql`delete from outbox where id in (select id from outbox
        where created_at < ${now}::timestamptz - interval '5 years' and status <> 'WAITING' limit ${most})`,
  },
  {
    name: 'repeatedRequests',
    remove: () =>
      sql`delete from idempotency_keys where (user_id, key) in (select user_id, key from idempotency_keys
        where created_at < now() - interval '30 days' limit ${most})`,
  },
  {
    name: 'importedCells',
    remove: (now) =>
      sql`delete from import_rows where (import_id, row_number) in (select r.import_id, r.row_number
        from import_rows r join imports i on i.id = r.import_id where ${isPast(now)} limit ${most})`,
  },
  {
    name: 'correctedCells',
    remove: (now) =>
      sql`delete from import_fixes where (import_id, row_number) in (select r.import_id, r.row_number
        from import_fixes r join imports i on i.id = r.import_id where ${isPast(now)} limit ${most})`,
  },
  {
    name: 'formerValues',
    remove: (now) =>
      sql`delete from import_undo where (import_id, employee_id) in (select r.import_id, r.employee_id
        from import_undo r join imports i on i.id = r.import_id where ${isPast(now)} limit ${most})`,
  },
  {
    name: 'formerGoods',
    remove: (now) =>
      sql`delete from import_undo_goods where (import_id, item_id) in (select r.import_id, r.item_id
        from import_undo_goods r join imports i on i.id = r.import_id where ${isPast(now)} limit ${most})`,
  },
  {
    name: 'formerDepartments',
    remove: (now) =>
      sql`delete from job_employees where (company_id, job_id, employee_id) in (select r.company_id, r.job_id,
        r.employee_id from job_employees r join jobs j on j.id = r.job_id
        where j.finished_at < ${now}::timestamptz - interval '30 days' limit ${most})`,
  },
  {
    name: 'jobs',
    remove: (now) =>
      sql`update jobs set payload = '{}', result = null where id in (select id from jobs
        where finished_at < ${now}::timestamptz - interval '12 months' and payload <> '{}' limit ${most})`,
  },
];

/** An import that ended 30 days ago, or that was never run and lies there as long. */
export const isPast = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`coalesce(i.finished_at, i.created_at) < ${now}::timestamptz - interval '30 days'
    and i.status not in ('CHECKING', 'RUNNING', 'UNDOING')`;
