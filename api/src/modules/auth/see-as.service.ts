import type { SessionUser } from '@portal/contract/auth';
import type { BodyOf } from '@portal/contract/endpoint';
import type { startSeeAs as startEndpoint } from '@portal/contract/see-as';
import { sql } from 'kysely';
import { recordAudit } from '../../access/audit.ts';
import { adminScopeForJob } from '../../access/scope.ts';
import type { Session } from '../../access/session.ts';
import { withSystem, type Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Services } from '../../services.ts';
import { findLoginOf } from './accounts.queries.ts';
import { toSessionUser } from './session-user.mapping.ts';

/** The membership that is looked at; undefined where there is none, or no person has accepted it. */
async function findSeen(db: Db, membershipId: string) {
  const seen = await db
    .selectFrom('memberships')
    .select(['user_id', 'company_id', 'supplier_id', 'employee_id'])
    .where('id', '=', membershipId)
    .executeTakeFirst();
  return seen?.user_id ? { ...seen, user_id: seen.user_id } : undefined;
}

type Seen = NonNullable<Awaited<ReturnType<typeof findSeen>>>;
type Moment = { now: Date; requestId: string };
type Action = 'see-as.started' | 'see-as.ended';

/** One line in the person's history, the company's activity and the back office's log. */
function record(db: Db, action: Action, adminId: string, seen: Seen, detail: object, moment: Moment): Promise<void> {
  return recordAudit(
    db,
    {
      ...moment,
      scope: { ...adminScopeForJob(), userId: adminId },
      companyId: seen.company_id,
      supplierId: seen.supplier_id,
    },
    action,
    [seen.employee_id ? 'employee' : 'user', seen.employee_id ?? seen.user_id],
    { ...detail },
  );
}

/**
 * Opens a look at one person's portal, which ends by itself. The system's connection: the session is another person's.
 *
 * @throws DomainError `not-found`; `you-do-not-have-permission-to-do-this-action` for back office and blocked people
 */
export async function startSeeAs(
  db: Db,
  services: Services,
  session: Session,
  { membershipId, reason, minutes }: BodyOf<typeof startEndpoint>,
  requestId: string,
): Promise<{ sessionId: string; user: SessionUser }> {
  const seen = await findSeen(db, membershipId);
  if (!seen) throw new DomainError('not-found');
  const { rows } = await sql<{ allowed: boolean }>`select see_as_allowed(${membershipId}) as allowed`.execute(db);
  const login = await findLoginOf(db, seen.user_id, membershipId);
  const chosen = login?.acting.memberships.find(({ id }) => id === membershipId);
  if (!rows[0]?.allowed || !login || !chosen) throw new DomainError('you-do-not-have-permission-to-do-this-action');
  const opened = await db
    .insertInto('see_as_sessions')
    .values({
      opened_from: session.id,
      admin_id: session.userId,
      user_id: seen.user_id,
      membership_id: membershipId,
      reason,
      ends_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .returning(['id', 'ends_at'])
    .executeTakeFirstOrThrow();
  const moment = { now: services.clock.now(), requestId };
  await record(db, 'see-as.started', session.userId, seen, { reason, minutes }, moment);
  const user = toSessionUser(
    { ...login.account, mustChangePassword: false, hasSecondStep: true },
    chosen,
    login.acting,
    services.config.secondStep,
  );
  return {
    sessionId: opened.id,
    user: { ...user, seenBy: { name: session.name, reason, until: opened.ends_at.toISOString() } },
  };
}

/**
 * Ends the look and gives back the session that it was opened from.
 *
 * @throws DomainError `not-found` in any other session; `invalid token` when the one behind it is over
 */
export async function endSeeAs(
  db: Db,
  services: Services,
  session: Session,
  requestId: string,
): Promise<{ sessionId: string; user: SessionUser }> {
  if (!session.seenBy) throw new DomainError('not-found');
  const { userId, sessionId } = session.seenBy;
  await closeOne(db, session.id, { now: services.clock.now(), requestId });
  const behind = await db
    .selectFrom('sessions')
    .select(['membership_id', 'only_membership_id'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  const login = behind && (await findLoginOf(db, userId, behind.only_membership_id));
  const chosen = login?.acting.memberships.find(({ id }) => id === behind?.membership_id);
  if (!login || !chosen) throw new DomainError('invalid token');
  return { sessionId, user: toSessionUser(login.account, chosen, login.acting, services.config.secondStep) };
}

/** Marks one as ended and says so, once: whoever comes second finds it closed. */
async function closeOne(db: Db, id: string, moment: Moment): Promise<void> {
  const closed = await db
    .updateTable('see_as_sessions')
    .set({ ended_at: sql<Date>`least(now(), ends_at)` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['admin_id', 'membership_id', 'created_at', 'ended_at'])
    .executeTakeFirst();
  if (!closed?.ended_at) return;
  const seen = await findSeen(db, closed.membership_id);
  const minutes = Math.ceil((closed.ended_at.getTime() - closed.created_at.getTime()) / 60_000);
  if (seen) await record(db, 'see-as.ended', closed.admin_id, seen, { minutes }, moment);
}

/** Looks whose time is over end in the log too. Real time, as every session's (DECISIONS 14). */
export async function endOldSeeAs({ pool, clock }: Services): Promise<void> {
  await withSystem(pool, async (db) => {
    const old = await db
      .selectFrom('see_as_sessions')
      .select('id')
      .where('ended_at', 'is', null)
      .where('ends_at', '<=', sql<Date>`now()`)
      .forUpdate()
      .skipLocked()
      .limit(100)
      .execute();
    for (const { id } of old) await closeOne(db, id, { now: clock.now(), requestId: '' });
  });
}
