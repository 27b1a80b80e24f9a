import { sql } from 'kysely';
import { recordAudit } from '../../access/audit.ts';
import type { Db } from '../../db/tenant.ts';

export type Accepted = { userId: string; membershipId: string };

/**
 * Puts a pending membership to the login of its address, which is made where there is none. A login that no mailed link
 * ever proved loses its password and its sessions: a third party may have set it (DECISIONS 41). Undefined when the
 * membership waits no more. The system's connection.
 */
export async function acceptMembership(
  db: Db,
  membershipId: string,
  now: Date,
  requestId: string,
): Promise<Accepted | undefined> {
  const [row] = (
    await sql<{
      user_id: string;
      membership_id: string;
    }>`select * from accept_membership(${membershipId}::uuid)`.execute(db)
  ).rows;
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
