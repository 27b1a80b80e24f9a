import { sql, type RawBuilder } from 'kysely';

/** Rows that one statement removes. */
export const atOnce = 5_000;
const most = sql.lit(atOnce);

/**
 * What has a limit of its own (RULES 5): one statement that removes at most `atOnce` rows, run until there are fewer.
 */
export type Limit = { name: string; remove: (now: Date) => RawBuilder<unknown> };

/** Rows of one table go by its key; `old` is a condition on them, or the tables and conditions that find them. */
const removal = (name: string, table: string, key: string, old: (now: Date) => RawBuilder<unknown>): Limit => ({
  name,
  remove: (now) => {
    const columns = sql.join(key.split(' ').map((column) => sql.ref(column)));
    const found = sql.join(key.split(' ').map((column) => sql.ref(`r.${column}`)));
    return sql`delete from ${sql.table(table)} where (${columns}) in (select ${found} from ${sql.table(table)} r
      ${old(now)} limit ${most})`;
  },
});

/** Sessions, links and keys live on real time, wherever the portal's clock stands (DECISIONS 14). */
const inYear = (column: string) => () => sql`where r.${sql.raw(column)} < now() - interval '12 months'`;
const afterDays = (column: string, days: number) => (now: Date) =>
  sql`where r.${sql.raw(column)} < ${now}::timestamptz - make_interval(days => ${sql.lit(days)})`;
const ofPastImport = (now: Date) => sql`join imports i on i.id = r.import_id where ${isPast(now)}`;

export const limits: readonly Limit[] = [
  // The login log: sessions say when, from where and with what.
  removal('sessions', 'sessions', 'id', inYear('created_at')),
  // Invitations too: a link unused for a year is no way in any more.
  removal('loginLinks', 'magic_links', 'id', inYear('expires_at')),
  removal('knownDevices', 'known_devices', 'user_id device_hash', inYear('last_used_at')),
  // What was typed for a person who never accepted. An employee's row says itself how long it stays.
  removal(
    'pendingMemberships',
    'memberships',
    'id',
    () => sql`${inYear('created_at')()} and r.user_id is null and r.employee_id is null`,
  ),
  removal('subscriptionDrafts', 'subscription_drafts', 'id', afterDays('saved_at', 90)),
  removal('formDrafts', 'form_drafts', 'id', afterDays('saved_at', 30)),
  // What was read and what nobody will read any more.
  removal(
    'notifications',
    'notifications',
    'id',
    (now) => sql`${afterDays('created_at', 90)(now)} and (r.read_at is not null
      or r.created_at < ${now}::timestamptz - interval '12 months')`,
  ),
  removal(
    'mails',
    'outbox',
    'id',
    (now) => sql`where r.created_at < ${now}::timestamptz - interval '5 years' and r.status <> 'WAITING'`,
  ),
  removal(
    'repeatedRequests',
    'idempotency_keys',
    'user_id key',
    () => sql`where r.created_at < now() - interval '30 days'`,
  ),
  removal('importedCells', 'import_rows', 'import_id row_number', ofPastImport),
  removal('correctedCells', 'import_fixes', 'import_id row_number', ofPastImport),
  removal('formerValues', 'import_undo', 'import_id employee_id', ofPastImport),
  removal('formerGoods', 'import_undo_goods', 'import_id item_id', ofPastImport),
  removal(
    'formerDepartments',
    'job_employees',
    'company_id job_id employee_id',
    (now) => sql`join jobs j on j.id = r.job_id where j.finished_at < ${now}::timestamptz - interval '30 days'`,
  ),
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
