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
  if (sessionId === null) throw new DomainError('this-account-is-not-allowed');
  const user = toSessionUser({ ...account, status: 'ACTIVE' }, acting, memberships);
  return { sessionId, user, isFirstLogin: account.lastSuccessfulLogin === null };
}

/** The session's id (`open_login`, migration 0022), or null: the login or the seat was closed since it was read. */
async function writeSession(db: Db, account: Account, acting: Membership, detail: object, { ip, userAgent, requestId }: Origin): Promise<string | null> {
  const action: AuditAction = 'session.opened';
  const { rows: [row] } = await sql<{ id: string | null }>`
    select open_login(${account.id}, ${acting.id}, ${ip}, ${userAgent.slice(0, 300)}, ${requestId}, ${action}, ${JSON.stringify(detail)}) as id`.execute(db);
  return row?.id ?? null;
}
