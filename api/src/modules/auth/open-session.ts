import { sql } from 'kysely';
import type { AuditAction } from '@portal/contract/audit-actions';
import type { SessionUser } from '@portal/contract/auth';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Services } from '../../services.ts';
import { listMemberships, type Account } from './accounts.queries.ts';
import { membershipFor } from './memberships.rules.ts';
import { useCode } from './use-code.ts';
import { toSessionUser } from './to-session-user.ts';

export type Origin = { ip: string; userAgent: string; requestId: string };
export type OpenedSession = { sessionId: string; user: SessionUser; isFirstLogin: boolean };

/**
 * Opens a session for somebody who proved who they are, by password or link. Who has a second step proves that here
 * too, so that no way in goes past it; the caller has counted the code. The first login makes the person and their
 * employee row ACTIVE (RULES 3.5).
 * @throws DomainError `second-step-required`, `incorrect-code`; `this-account-is-not-allowed` or `employee-is-blocked`,
 * told only now, after the proof (SECURITY T14)
 */
export async function openNewSession(services: Services, db: Db, account: Account, code: string | undefined, origin: Origin): Promise<OpenedSession> {
  if (account.hasSecondStep && code === undefined) throw new DomainError('second-step-required');
  const secondStep = account.hasSecondStep && code !== undefined ? await useCode(services, db, account.id, code) : 'none';
  if (account.status === 'BLOCKED') throw new DomainError('this-account-is-not-allowed');
  const memberships = await listMemberships(db, account.id);
  const acting = membershipFor(memberships, services.clock.today(), account.membershipId);
  if (typeof acting === 'string') throw new DomainError(acting);
  const [session] = await Promise.all([
    db.insertInto('sessions').values({ user_id: account.id, membership_id: acting.id, ip: origin.ip, user_agent: origin.userAgent.slice(0, 300) }).returning('id').executeTakeFirstOrThrow(),
    db.updateTable('users').set({ last_successful_login: sql<Date>`now()`, status: 'ACTIVE' }).where('id', '=', account.id).execute(),
    db.updateTable('memberships').set({ last_used_at: sql<Date>`now()` }).where('id', '=', acting.id).execute(),
    db.updateTable('employees').set({ status: 'ACTIVE' }).where('user_id', '=', account.id).where('status', '=', 'PENDING').execute(),
    db.insertInto('audit_log').values({
      at: sql<Date>`now()`, actor_id: account.id, actor_role: acting.role, action: 'session.opened' satisfies AuditAction, entity: 'user', entity_id: account.id,
      company_id: acting.companyId, supplier_id: acting.role === 'supplier' ? acting.supplierId : null, request_id: origin.requestId,
      detail: JSON.stringify(secondStep === 'none' ? {} : { secondStep }),
    }).execute(),
  ]);
  const user = toSessionUser({ ...account, status: 'ACTIVE' }, acting, memberships);
  return { sessionId: session.id, user, isFirstLogin: account.lastSuccessfulLogin === null };
}
