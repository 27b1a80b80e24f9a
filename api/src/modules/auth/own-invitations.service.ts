import type { Invitation } from '@portal/contract/auth';
import { sql } from 'kysely';
import { recordAudit } from '../../access/audit.ts';
import { scopeOf } from '../../access/scope.ts';
import type { Session } from '../../access/session.ts';
import { withSystem, type Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Services } from '../../services.ts';
import { acceptMembership } from './accept-membership.service.ts';

/** Memberships that wait for the login's address. A session that proves one membership only sees none. */
export async function listOwnInvitations(
  { pool }: Services,
  { userId, onlyMembershipId }: Session,
): Promise<Invitation[]> {
  if (onlyMembershipId !== null) return [];
  const rows = await withSystem(
    pool,
    (db) =>
      waitingFor(db, userId)
        .leftJoin('companies as c', 'c.id', 'm.company_id')
        .leftJoin('suppliers as p', 'p.id', 'm.supplier_id')
        .select([
          'm.id',
          'm.role',
          'm.created_at',
          sql<string>`coalesce(c.company_name, p.name, 'Benefits')`.as('name'),
        ])
        .orderBy('m.created_at', 'desc')
        .orderBy('m.id')
        .limit(100)
        .execute(),
    { readOnly: true },
  );
  return rows.map(({ id, role, name, created_at: at }) => ({ id, role: role, name, createdAt: at.toISOString() }));
}

const waitingFor = (db: Db, userId: string) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.email', 'm.email')
    .where('u.id', '=', userId)
    .where('u.deleted_at', 'is', null)
    .where('m.user_id', 'is', null)
    .where('m.blocked_at', 'is', null);

/** @throws DomainError `not-found` for another person's, a missing and an accepted one alike; `confirm-it-is-you` */
async function requireOwn(db: Db, { userId, onlyMembershipId }: Session, membershipId: string): Promise<void> {
  const row = await waitingFor(db, userId).select('m.id').where('m.id', '=', membershipId).executeTakeFirst();
  if (!row) throw new DomainError('not-found');
  if (onlyMembershipId !== null) throw new DomainError('confirm-it-is-you');
}

/**
 * The owner says yes, signed in; the session may choose it from now on. The system's connection. @throws as
 * `requireOwn`
 */
export async function acceptOwn(
  db: Db,
  { clock }: Services,
  session: Session,
  membershipId: string,
  requestId: string,
): Promise<{ membershipId: string }> {
  await requireOwn(db, session, membershipId);
  const accepted = await acceptMembership(db, membershipId, clock.now(), requestId);
  if (!accepted) throw new DomainError('not-found');
  return { membershipId: accepted.membershipId };
}

/**
 * The owner says no: the membership is gone, and who invited may invite again. The system's connection. @throws as
 * `requireOwn`
 */
export async function declineOwn(
  db: Db,
  { clock }: Services,
  session: Session,
  membershipId: string,
  requestId: string,
): Promise<{ declined: true }> {
  await requireOwn(db, session, membershipId);
  const gone = await db
    .deleteFrom('memberships')
    .where('id', '=', membershipId)
    .where('user_id', 'is', null)
    .returning(['role', 'company_id', 'supplier_id'])
    .executeTakeFirst();
  if (!gone) throw new DomainError('not-found');
  await recordAudit(
    db,
    { now: clock.now(), scope: scopeOf(session), requestId, companyId: gone.company_id, supplierId: gone.supplier_id },
    'membership.declined',
    ['membership', membershipId],
    { role: gone.role },
  );
  return { declined: true };
}
