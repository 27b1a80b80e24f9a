import type { NotificationFilter, NotificationPage } from '@portal/contract/notifications';
import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { isToDo, readNotificationRows, withSubjects } from './notification-rows.queries.ts';

type Wanted = { show: NotificationFilter; before?: string | undefined; pageSize: number };
type Counts = NotificationPage['counts'];

/** Of the caller, in the membership that the session acts as; row-level security says the same. */
const own = (scope: Scope): RawBuilder<boolean> =>
  sql<boolean>`n.user_id = ${scope.userId} and n.membership_id = (select own_membership()) and n.in_portal`;

const filters: Record<NotificationFilter, RawBuilder<boolean>> = {
  all: sql<boolean>`true`,
  unread: sql<boolean>`n.read_at is null`,
  'to-do': isToDo,
};

/** @throws DomainError `not-found` when there is no own notification to continue below */
export async function listNotifications(
  db: Db,
  scope: Scope,
  { show, before, pageSize }: Wanted,
): Promise<NotificationPage> {
  if (before) await assertOwn(db, scope, [before]);
  const below = before
    ? sql<boolean>`(n.created_at, n.id) < (select b.created_at, b.id from notifications b where b.id = ${before})`
    : sql<boolean>`true`;
  const [rows, counted] = await Promise.all([
    readNotificationRows(db, sql<boolean>`${own(scope)} and ${filters[show]} and ${below}`, pageSize + 1),
    sql<Counts>`select count(*)::int as all, count(*) filter (where ${filters.unread})::int as unread,
      count(*) filter (where ${isToDo})::int as "to-do" from ${withSubjects} where ${own(scope)}`.execute(db),
  ]);
  return {
    notifications: rows.slice(0, pageSize),
    hasMore: rows.length > pageSize,
    counts: counted.rows[0] ?? { all: 0, unread: 0, 'to-do': 0 },
  };
}

/**
 * Marks some or all as read, and answers how many are left.
 *
 * @throws DomainError `not-found` when one of them is not the caller's
 */
export async function markRead(db: Db, scope: Scope, ids: readonly string[] | undefined, now: Date): Promise<number> {
  if (ids) await assertOwn(db, scope, ids);
  const which = ids ? sql<boolean>`n.id = any(${[...ids]}::uuid[])` : sql<boolean>`true`;
  await sql`update notifications n set read_at = ${now} where ${own(scope)} and n.read_at is null and ${which}`.execute(
    db,
  );
  const { rows } = await sql<{ unread: number }>`select count(*)::int as unread from notifications n
    where ${own(scope)} and n.read_at is null`.execute(db);
  return rows[0]?.unread ?? 0;
}

async function assertOwn(db: Db, scope: Scope, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ found: number }>`select count(*)::int as found from notifications n
    where ${own(scope)} and n.id = any(${[...ids]}::uuid[])`.execute(db);
  if (rows[0]?.found !== new Set(ids).size) throw new DomainError('not-found');
}
