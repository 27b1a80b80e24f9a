import type { SessionUser } from '@portal/contract/auth';
import { sql } from 'kysely';
import type { Release } from '../../access/attempts.ts';
import { hashOf } from '../../access/link-tokens.ts';
import type { SessionWay } from '../../access/session.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Services } from '../../services.ts';
import type { Login } from './accounts.queries.ts';
import { membershipFor } from './memberships.rules.ts';
import { toSessionUser } from './session-user.mapping.ts';

export type Origin = { ip: string; userAgent: string; requestId: string };

/**
 * How a person came: by which way and address, from where, on which device, by which second step, after which attempts.
 */
export type Entry = {
  way: SessionWay;
  address: string;
  origin: Origin;
  device?: string | undefined;
  secondStep?: 'app' | 'recovery' | undefined;
  release?: Release;
};
export type OpenedSession = { sessionId: string; user: SessionUser; isFirstLogin: boolean };

/**
 * Opens a session after the proof. A login with a second step has used its code by now (`useCode`), or is refused.
 *
 * @throws DomainError `second-step-required`; `this-account-is-not-allowed` or `employee-is-blocked` (SECURITY T14)
 */
export async function openNewSession(services: Services, db: Db, login: Login, entry: Entry): Promise<OpenedSession> {
  const {
    account,
    acting: { memberships },
    onlyMembershipId,
  } = login;
  if (account.hasSecondStep && !entry.secondStep) throw new DomainError('second-step-required');
  if (account.status === 'BLOCKED') throw new DomainError('this-account-is-not-allowed');
  const chosen = membershipFor(memberships, services.clock.today(), {
    wanted: onlyMembershipId,
    last: account.lastMembershipId,
  });
  // Said after the proof alone, so that strangers learn nothing (SECURITY T14).
  if (chosen === 'use-your-private-email')
    throw new DomainError('this-account-is-not-allowed', [{ path: 'email', key: chosen }]);
  if (typeof chosen === 'string') throw new DomainError(chosen);
  const sessionId = await writeSession(db, { userId: account.id, membershipId: chosen.id, onlyMembershipId }, entry);
  // Closed since they were read.
  if (sessionId === null) throw new DomainError('this-account-is-not-allowed');
  const name = entry.way === 'PRIVATE' ? await nameAtCompany(db, chosen.id) : account.name;
  const user = toSessionUser({ ...account, name, status: 'ACTIVE' }, chosen, login.acting, services.config.secondStep);
  return { sessionId, user, isFirstLogin: account.isFirstLogin };
}

/** What a session at a private address is called, as `open_session` answers later. */
async function nameAtCompany(db: Db, membershipId: string): Promise<string> {
  const [row] = (await sql<{ name: string | null }>`select name_at_company(${membershipId}) as name`.execute(db)).rows;
  return row?.name ?? '';
}

type NewSession = { userId: string; membershipId: string; onlyMembershipId: string | null };

/**
 * The session's id (`open_login`), or null: the login or the membership was closed since it was read.
 */
async function writeSession(
  db: Db,
  session: NewSession,
  { way, address, origin, device, secondStep, release }: Entry,
): Promise<string | null> {
  const written = {
    ...session,
    way,
    address,
    secondStep: secondStep ?? null,
    ...origin,
    userAgent: origin.userAgent.slice(0, 300),
  };
  const [row] = (
    await sql<{ id: string | null }>`select open_login(${JSON.stringify(written)},
    ${device === undefined ? null : hashOf(device)}, ${release?.takenBack ?? []}, ${release?.forgotten ?? []}) as
    id`.execute(db)
  ).rows;
  return row?.id ?? null;
}
