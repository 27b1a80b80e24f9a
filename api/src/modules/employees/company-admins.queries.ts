import { sql } from 'kysely';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';

/**
 * Holds every other change of the company's administrators until this transaction ends: two cannot demote each other.
 */
export async function lockAdmins(db: Db, scope: CompanyScope): Promise<void> {
  await db.selectFrom('companies').select('id').where('id', '=', scope.companyId).forUpdate().execute();
}

/** Active administrators of the company besides one login: those who have logged in and are not blocked. */
export async function countOtherAdmins(db: Db, scope: CompanyScope, userId: string | null): Promise<number> {
  const { count } = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('employees as e', (join) =>
      join
        .onRef('e.user_id', '=', 'm.user_id')
        .onRef('e.company_id', '=', 'm.company_id')
        .on('e.deleted_at', 'is', null),
    )
    .where('m.company_id', '=', scope.companyId)
    .where('m.role', '=', 'company')
    .where('m.blocked_at', 'is', null)
    .where('u.status', '=', 'ACTIVE')
    .where('u.deleted_at', 'is', null)
    .where(sql<boolean>`(e.id is null or e.status <> 'BLOCKED') and m.user_id is distinct from ${userId}::uuid`)
    .select(sql<number>`count(distinct m.user_id)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The person of an administrator's membership: the login that accepted it, or the address that it waits for. */
export type AdminPerson = { userId: string | null; email: string };

const isOf = ({ userId, email }: AdminPerson) =>
  sql<boolean>`(user_id = ${userId}::uuid or (user_id is null and email = ${email}))`;

/** Closes or opens the administrator's membership, accepted or pending; what else the login may do stays. */
export async function blockAdminMembership(
  db: Db,
  scope: CompanyScope,
  person: AdminPerson,
  blockedAt: Date | null,
): Promise<void> {
  await db
    .updateTable('memberships')
    .set({ blocked_at: blockedAt })
    .where('company_id', '=', scope.companyId)
    .where('role', '=', 'company')
    .where(isOf(person))
    .execute();
}

/**
 * Takes the right to administer the company, accepted or pending; the sessions that used it end with the membership.
 */
export async function removeAdminMembership(db: Db, scope: CompanyScope, person: AdminPerson): Promise<void> {
  await db
    .deleteFrom('memberships')
    .where('company_id', '=', scope.companyId)
    .where('role', '=', 'company')
    .where(isOf(person))
    .execute();
}

/** Takes the right to act as this employee. */
export async function removeEmployeeMembership(db: Db, scope: CompanyScope, employeeId: string): Promise<void> {
  await db
    .deleteFrom('memberships')
    .where('company_id', '=', scope.companyId)
    .where('employee_id', '=', employeeId)
    .execute();
}

/** Closes a login that has no membership left anywhere and frees its address; the answer tells nothing of others. */
export async function eraseIdleLogin(db: Db, userId: string): Promise<void> {
  await sql`select erase_idle_login(${userId}::uuid)`.execute(db);
}
