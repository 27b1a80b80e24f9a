import type { AuditAction } from '@portal/contract/audit-actions';
import type { SessionUser } from '@portal/contract/auth';
import type { Statements } from '../../db/conversation.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Services } from '../../services.ts';
import { ofAttempts, type CountedAttempt } from '../../access/attempts.ts';
import type { Login } from './accounts.queries.ts';
import { membershipFor } from './memberships.rules.ts';
import { toSessionUser } from './to-session-user.ts';

export type Origin = { ip: string; userAgent: string; requestId: string };
/** How somebody came: from where, by which second step, and after which attempts, which were no failures. */
export type Entry = { origin: Origin; secondStep?: 'app' | 'recovery' | undefined; attempts: readonly CountedAttempt[] };
export type OpenedSession = { sessionId: string; user: SessionUser; isFirstLogin: boolean };

/**
 * Opens a session for somebody who proved who they are, by password or link. Who has a second step has used it by now
 * (`useCode`), or is refused: no way in goes past it. The first login makes the person and their employee row ACTIVE
 * (RULES 3.5).
 * @throws DomainError `second-step-required`; `this-account-is-not-allowed` or `employee-is-blocked`, told only now, after
 * the proof (SECURITY T14)
 */
export async function openNewSession(services: Services, statements: Statements, { account, memberships }: Login, entry: Entry): Promise<OpenedSession> {
  const { secondStep } = entry;
  if (account.hasSecondStep && !secondStep) throw new DomainError('second-step-required');
  if (account.status === 'BLOCKED') throw new DomainError('this-account-is-not-allowed');
  const acting = membershipFor(memberships, services.clock.today(), { wanted: account.membershipId, last: account.lastMembershipId });
  if (typeof acting === 'string') throw new DomainError(acting);
  const sessionId = await writeSession(statements, { userId: account.id, membershipId: acting.id, detail: secondStep ? { secondStep } : {} }, entry);
  // Closed since they were read.
  if (sessionId === null) throw new DomainError('this-account-is-not-allowed');
  const user = toSessionUser({ ...account, status: 'ACTIVE' }, acting, memberships);
  return { sessionId, user, isFirstLogin: account.isFirstLogin };
}

type NewSession = { userId: string; membershipId: string; detail: object };

/** The session's id (`open_login`, migration 0024), or null: the login or the seat was closed since it was read. */
async function writeSession(statements: Statements, { userId, membershipId, detail }: NewSession, { origin: { ip, userAgent, requestId }, attempts }: Entry): Promise<string | null> {
  const action: AuditAction = 'session.opened';
  const { keys, moments } = ofAttempts(attempts);
  const { rows: [row] } = await statements.query<{ id: string | null }>({
    text: 'select open_login($1, $2, $3, $4, $5, $6, $7, $8, $9) as id',
    values: [userId, membershipId, ip, userAgent.slice(0, 300), requestId, action, JSON.stringify(detail), keys, moments],
  });
  return row?.id ?? null;
}
