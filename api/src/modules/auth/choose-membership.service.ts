import type { SessionUser } from '@portal/contract/auth';
import { recordAudit } from '../../access/audit.ts';
import { scopeOf } from '../../access/scope.ts';
import type { Session } from '../../access/session.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError, invalidFields } from '../../http/domain-error.ts';
import type { Services } from '../../services.ts';
import { findLoginOf, type Login } from './accounts.queries.ts';
import { membershipFor } from './memberships.rules.ts';
import { toSessionUser } from './session-user.mapping.ts';
import { countCode, useCode } from './use-code.service.ts';

/**
 * Lets the session act as another membership, one that its way in proves (DECISIONS 13, 41). The system's connection.
 *
 * @throws DomainError `confirm-it-is-you` for an own membership beyond that; `not-found` for any other
 */
export async function chooseOwnMembership(
  db: Db,
  services: Services,
  session: Session,
  membershipId: string,
  requestId: string,
): Promise<SessionUser> {
  const login = await ownLogin(db, session, session.onlyMembershipId);
  if (!login.acting.memberships.some(({ id }) => id === membershipId))
    throw new DomainError((await isBeyond(db, session, membershipId)) ? 'confirm-it-is-you' : 'not-found');
  const chosen = membershipFor(login.acting.memberships, services.clock.today(), { wanted: membershipId });
  if (typeof chosen === 'string') throw new DomainError('not-found');
  await db.updateTable('sessions').set({ membership_id: chosen.id }).where('id', '=', session.id).execute();
  if (session.onlyMembershipId === null)
    await db.updateTable('users').set({ last_membership_id: chosen.id }).where('id', '=', session.userId).execute();
  await recordAudit(
    db,
    {
      now: services.clock.now(),
      scope: scopeOf(session),
      requestId,
      companyId: chosen.companyId,
      supplierId: chosen.role === 'supplier' ? chosen.supplierId : null,
    },
    'session.membership-chosen',
    ['membership', chosen.id],
    { role: chosen.role },
  );
  return toSessionUser({ ...login.account, name: session.name }, chosen, login.acting, services.config.secondStep);
}

async function isBeyond(db: Db, { userId, onlyMembershipId }: Session, membershipId: string): Promise<boolean> {
  if (onlyMembershipId === null) return false;
  const all = await findLoginOf(db, userId, null);
  return all?.acting.memberships.some(({ id }) => id === membershipId) ?? false;
}

/**
 * Opens every membership of the login to this session, after its own password and code were proved.
 *
 * @throws DomainError 400 with the field `code`; `too-many-requests`
 */
export async function proveOwnLogin(
  db: Db,
  services: Services,
  session: Session,
  code: string | undefined,
  requestId: string,
): Promise<SessionUser> {
  const login = await ownLogin(db, session, null);
  // A password from before the first mailed link may be a third party's.
  if (!login.account.isProved) throw new DomainError('confirm-it-is-you');
  if (login.account.hasSecondStep) await proveCode(db, services, session, code);
  await db.updateTable('sessions').set({ only_membership_id: null }).where('id', '=', session.id).execute();
  await recordAudit(db, { now: services.clock.now(), scope: scopeOf(session), requestId }, 'session.proved', [
    'user',
    session.userId,
  ]);
  const chosen = login.acting.memberships.find(({ id }) => id === session.membershipId);
  if (!chosen) throw new DomainError('invalid token');
  return toSessionUser(login.account, chosen, login.acting, services.config.secondStep);
}

async function proveCode(db: Db, services: Services, { userId }: Session, code: string | undefined): Promise<void> {
  if (code === undefined) throw invalidFields({ path: 'code', key: 'code-required' });
  await countCode(services, userId);
  await useCode(services, db, userId, code).catch((error: unknown) => {
    throw error instanceof DomainError ? invalidFields({ path: 'code', key: error.key }) : error;
  });
}

async function ownLogin(db: Db, { userId }: Session, onlyMembershipId: string | null): Promise<Login> {
  const login = await findLoginOf(db, userId, onlyMembershipId);
  if (!login) throw new DomainError('invalid token');
  return login;
}
