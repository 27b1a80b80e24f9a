import { sql } from 'kysely';
import { recordAudit } from '../../access/audit.ts';
import type { Db } from '../../db/tenant.ts';

export type Accepted = { userId: string; membershipId: string };

/**
 * Puts a pending membership to the login of its address: the owner used a link that was mailed there, or said yes
 * signed in. The login is made now where there is none, with the temporary password that the inviter may have typed. A
 * login that was never proved by a mailed link loses its password and its sessions: a third party may have set it
 * (DECISIONS 41; `accept_membership`). Undefined when the membership waits no more. The system's
 * connection.
 */
export async function acceptMembership(
  db: Db,
  membershipId: string,
  now: Date,
  requestId: string,
): Promise<Accepted | undefined> {
  const {
    rows: [row],
  } = await sql<{
    user_id: string;
    membership_id: string;
  }>`select * from accept_membership(${membershipId}::uuid)`.execute(db);
  if (!row) return undefined;
  const accepted = { userId: row.user_id, membershipId: row.membership_id };
  const {
    role,
    company_id: companyId,
    supplier_id: supplierId,
  } = await db
    .selectFrom('memberships')
    .select(['role', 'company_id', 'supplier_id'])
    .where('id', '=', accepted.membershipId)
    .executeTakeFirstOrThrow();
  await recordAudit(
    db,
    { now, scope: { role, userId: accepted.userId }, requestId, companyId, supplierId },
    'membership.accepted',
    ['membership', accepted.membershipId],
    { role },
  );
  return accepted;
}

/** Notes that the owner of a login used a link sent to its address (`prove_address`). */
export async function proveAddress(db: Db, userId: string): Promise<void> {
  await sql`select prove_address(${userId}::uuid)`.execute(db);
}
