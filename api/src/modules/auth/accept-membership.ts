import { sql } from 'kysely';
import type { Scope } from '../../access/scope.ts';
import { recordAudit } from '../../access/audit.ts';
import { endSessions } from '../../access/end-sessions.ts';
import type { Db } from '../../db/tenant.ts';

export type Accepted = { userId: string; membershipId: string };

/**
 * Puts a pending membership to the login of its address: the owner used a link that was mailed there, or said yes signed
 * in. The login is made now where there is none, with the temporary password that the inviter may have typed. A login
 * that was never proved by a mailed link loses its password and its sessions: a third party may have set it (DECISIONS 41).
 * Undefined when the membership waits no more. The system's connection.
 */
export async function acceptMembership(db: Db, membershipId: string, now: Date, requestId: string): Promise<Accepted | undefined> {
  const waiting = await db.selectFrom('memberships').selectAll().where('id', '=', membershipId).where('user_id', 'is', null).where('blocked_at', 'is', null)
    .where(sql<boolean>`not exists (select from employees e where e.id = employee_id and e.deleted_at is not null)`).forUpdate().executeTakeFirst();
  if (!waiting?.email) return undefined;
  const userId = await provedLogin(db, { email: waiting.email, name: waiting.name ?? waiting.email, language: waiting.language ?? 'en-us', passwordHash: waiting.password_hash, details: waiting.details });
  const earlier = await sameMembership(db, waiting, userId);
  if (earlier) await db.updateTable('magic_links').set({ membership_id: earlier, user_id: userId }).where('membership_id', '=', waiting.id).execute();
  if (earlier) await db.deleteFrom('memberships').where('id', '=', waiting.id).execute();
  else await db.updateTable('memberships').set({ user_id: userId, email: null, name: null, language: null, password_hash: null, details: '{}' }).where('id', '=', waiting.id).execute();
  await linkEmployee(db, waiting, userId);
  const accepted = { userId, membershipId: earlier ?? waiting.id };
  await recordAudit(db, {
    now, requestId, scope: { role: waiting.role, userId } as Scope, action: 'membership.accepted', entity: 'membership', entityId: accepted.membershipId,
    companyId: waiting.company_id, supplierId: waiting.supplier_id, detail: { role: waiting.role },
  });
  return accepted;
}

type Typed = { email: string; name: string; language: string; passwordHash: string | null; details: unknown };

/** The login of the address, made when there is none, whose owner has just proved it. */
async function provedLogin(db: Db, { email, name, language, passwordHash, details }: Typed): Promise<string> {
  const known = await db.selectFrom('users').select(['id', 'email_proved_at']).where('email', '=', email).where('deleted_at', 'is', null).forUpdate().executeTakeFirst();
  if (!known) {
    const made = await db.insertInto('users').values({
      ...(details as object), email, name, language, status: 'ACTIVE', password_hash: passwordHash, must_change_password: passwordHash !== null, email_proved_at: sql<Date>`now()`,
    }).returning('id').executeTakeFirstOrThrow();
    return made.id;
  }
  await proveAddress(db, known.id);
  return known.id;
}

/** Notes that the owner of a login used a link sent to its address; what was set before the first such link is void. */
export async function proveAddress(db: Db, userId: string): Promise<void> {
  const first = await db.updateTable('users').set({ email_proved_at: sql<Date>`now()`, password_hash: null, must_change_password: false })
    .where('id', '=', userId).where('email_proved_at', 'is', null).executeTakeFirst();
  if (Number(first.numUpdatedRows) > 0) await endSessions(db, [userId], 'password-changed');
}

type Waiting = { id: string; role: string; company_id: string | null; supplier_id: string | null; employee_id: string | null; email: string | null };

/** The same membership, when the login has it already. */
async function sameMembership(db: Db, { role, company_id, supplier_id, employee_id }: Waiting, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('memberships').select('id').where('user_id', '=', userId).where('role', '=', role)
    .where(sql<boolean>`(company_id, supplier_id, employee_id) is not distinct from (${company_id}::uuid, ${supplier_id}::uuid, ${employee_id}::uuid)`).executeTakeFirst();
  return row?.id;
}

/** The employee row of the membership, or that of a company admin who also is an employee there, gets its login. */
async function linkEmployee(db: Db, { role, company_id, employee_id, email }: Waiting, userId: string): Promise<void> {
  if (!company_id || (role !== 'employee' && role !== 'company')) return;
  const rows = db.updateTable('employees').set({ user_id: userId, status: sql<string>`case when status = 'PENDING' then 'ACTIVE' else status end` })
    .where('company_id', '=', company_id).where('deleted_at', 'is', null).where('user_id', 'is', null);
  await (employee_id ? rows.where('id', '=', employee_id) : rows.where('email', '=', email).where('role', '=', 'COMPANY')).execute();
}
