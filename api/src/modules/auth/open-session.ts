import { sql } from 'kysely';
import type { AuditAction } from '@portal/contract/audit-actions';
import type { SessionUser } from '@portal/contract/auth';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Services } from '../../services.ts';
import type { Account } from './accounts.queries.ts';
import { membershipFor, type Membership } from './memberships.rules.ts';
import { useCode } from './use-code.ts';
import { toSessionUser } from './to-session-user.ts';

export type Origin = { ip: string; userAgent: string; requestId: string };
export type OpenedSession = { sessionId: string; user: SessionUser; isFirstLogin: boolean };

/**
 * Opens a session for somebody who proved who they are, by password or link. Who has a second step proves that here
 * too, so that no way in goes past it; the caller has counted the code. The first login makes the person and their
 * employee row ACTIVE (RULES 3.5). Without a second step all of it is asked for at once.
 * @throws DomainError `second-step-required`, `incorrect-code`; `this-account-is-not-allowed` or `employee-is-blocked`,
 * told only now, after the proof (SECURITY T14)
 */
export async function openNewSession(services: Services, db: Db, account: Account, memberships: readonly Membership[], code: string | undefined, origin: Origin): Promise<OpenedSession> {
  if (account.hasSecondStep && code === undefined) throw new DomainError('second-step-required');
  const secondStep = account.hasSecondStep && code !== undefined ? await useCode(services, db, account.id, code) : undefined;
  if (account.status === 'BLOCKED') throw new DomainError('this-account-is-not-allowed');
  const acting = membershipFor(memberships, services.clock.today(), account.membershipId);
  if (typeof acting === 'string') throw new DomainError(acting);
  const sessionId = await writeSession(db, account, acting, secondStep ? { secondStep } : {}, origin);
  // Closed since they were read.
  if (sessionId === undefined) throw new DomainError('this-account-is-not-allowed');
  const user = toSessionUser({ ...account, status: 'ACTIVE' }, acting, memberships);
  return { sessionId, user, isFirstLogin: account.lastSuccessfulLogin === null };
}

// One statement. Each part goes on from the one before: a login or a seat that was closed meanwhile opens nothing.
async function writeSession(db: Db, account: Account, acting: Membership, detail: object, origin: Origin): Promise<string | undefined> {
  const action: AuditAction = 'session.opened';
  const { rows } = await sql<{ id: string }>`
    with person as (
      update users set last_successful_login = now(), status = 'ACTIVE' where id = ${account.id} and status <> 'BLOCKED' returning id
    ), seat as (
      update memberships m set last_used_at = now() from person p
      where m.id = ${acting.id} and m.user_id = p.id and m.blocked_at is null returning m.id, m.user_id
    ), opened as (
      insert into sessions (user_id, membership_id, ip, user_agent) select user_id, id, ${origin.ip}, ${origin.userAgent.slice(0, 300)} from seat returning id
    ), begun as (
      update employees e set status = 'ACTIVE' from seat s where e.user_id = s.user_id and e.status = 'PENDING'
    ), noted as (
      insert into audit_log (at, actor_id, actor_role, action, entity, entity_id, company_id, supplier_id, request_id, detail)
      select now(), user_id, ${acting.role}, ${action}, 'user', user_id::text, ${acting.companyId}::uuid,
        ${acting.role === 'supplier' ? acting.supplierId : null}::uuid, ${origin.requestId}, ${JSON.stringify(detail)}::jsonb
      from seat
    )
    select id from opened`.execute(db);
  return rows[0]?.id;
}
