import { sql } from 'kysely';
import { hashOf } from '../../access/link-tokens.ts';
import { oneAtATime, UsedElsewhere } from '../../access/one-at-a-time.ts';
import type { SessionWay } from '../../access/session.ts';
import { isLockHeld } from '../../db/failures.ts';
import { withSystem, type Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Services } from '../../services.ts';
import { acceptMembership, proveAddress } from './accept-membership.service.ts';
import { findLoginOf, type Login } from './accounts.queries.ts';
import { takeNewAddress } from './change-address.service.ts';
import { openNewSession, type OpenedSession, type Origin } from './open-session.service.ts';
import { confirmPrivateAddress } from './private-address.service.ts';
import { countCode, useCode } from './use-code.service.ts';

type LinkUse = {
  token: string;
  nonce?: string | undefined;
  confirmed?: boolean | undefined;
  code?: string | undefined;
  device?: string | undefined;
};
type Link = { purpose: string; user_id: string | null; membership_id: string | null; used_at: Date | null };

/**
 * Uses a link, once. A nonce must be the asking browser's; who sends none is a person who pressed the button, unless
 * `confirmed` says no (SECURITY T4).
 *
 * @throws DomainError `invalid-login-link`; `confirm-login-link`, `second-step-required`, `incorrect-code`,
 *   `email-already-exists` and what `openNewSession` refuses leave the link as it is
 */
export async function useLink(
  services: Services,
  { token, nonce, confirmed, code, device }: LinkUse,
  origin: Origin,
): Promise<OpenedSession> {
  const { pool } = services;
  const isConfirmed = confirmed ?? nonce === undefined;
  if (code !== undefined) await countCodeOf(services, token);
  return oneAtATime(
    pool,
    `link ${hashOf(token).toString('hex')}`,
    () => new DomainError('invalid-login-link'),
    () =>
      withSystem(pool, async (db) => {
        const link = await takeLink(db, token, nonce, isConfirmed);
        await sql`set local lock_timeout to default`.execute(db);
        if (!link) throw new DomainError('invalid-login-link');
        if (link.used_at === null) throw new DomainError('confirm-login-link');
        const { login, way } = await follow(db, services, link, origin.requestId);
        const secondStep =
          login.account.hasSecondStep && code !== undefined
            ? await useCode(services, db, login.account.id, code)
            : undefined;
        return openNewSession(services, db, login, { way, address: login.account.email, origin, device, secondStep });
      }),
  );
}

/** The owner's code is counted before it is looked at. */
async function countCodeOf(services: Services, token: string): Promise<void> {
  const owner = await withSystem(
    services.pool,
    (db) =>
      db
        .selectFrom('magic_links as k')
        .leftJoin('memberships as m', 'm.id', 'k.membership_id')
        .leftJoin('users as u', (join) => join.on(sql<boolean>`u.email = m.email and u.deleted_at is null`))
        .select(sql<string | null>`coalesce(k.user_id, m.user_id, u.id)`.as('id'))
        .where('token_hash', '=', hashOf(token))
        .executeTakeFirst(),
    { readOnly: true },
  );
  if (owner?.id) await countCode(services, owner.id);
}

/** What a link that was used proves, and the login that it opens. @throws DomainError `invalid-login-link` */
async function follow(
  db: Db,
  services: Services,
  link: Link,
  requestId: string,
): Promise<{ login: Login; way: SessionWay }> {
  const now = services.clock.now();
  if (link.purpose === 'PRIVATE') {
    await confirmPrivateAddress(db, services, link, requestId);
    return { way: 'PRIVATE', login: await loginOf(db, link.user_id, link.membership_id) };
  }
  if (link.purpose === 'INVITATION' && link.membership_id) {
    const accepted = await acceptMembership(db, link.membership_id, now, requestId);
    const membership = await db
      .selectFrom('memberships')
      .select(['id', 'user_id'])
      .where('id', '=', accepted?.membershipId ?? link.membership_id)
      .executeTakeFirst();
    if (membership?.user_id) await proveAddress(db, membership.user_id);
    return { way: 'INVITATION', login: await loginOf(db, membership?.user_id ?? null, membership?.id ?? null) };
  }
  // First, because a new address counts as proved: a password from before the first link is a third party's.
  if (link.user_id) await proveAddress(db, link.user_id);
  if (link.purpose === 'EMAIL' && link.user_id) await takeNewAddress(db, services, link.user_id, requestId);
  return { way: 'LINK', login: await loginOf(db, link.user_id, null) };
}

async function loginOf(db: Db, userId: string | null, onlyMembershipId: string | null): Promise<Login> {
  const login = userId === null ? undefined : await findLoginOf(db, userId, onlyMembershipId);
  if (!login) throw new DomainError('invalid-login-link');
  return login;
}

/**
 * Marks the link used, if it is good. Of each instance at most one request waits here for one link, so it may wait for
 * a slow use on another instance to end, and then it knows; every other lock is waited for as shortly as ever.
 */
async function takeLink(
  db: Db,
  token: string,
  nonce: string | undefined,
  isConfirmed: boolean,
): Promise<Link | undefined> {
  const [, link] = await Promise.all([
    sql`set local lock_timeout = '10s'`.execute(db),
    db
      .updateTable('magic_links')
      // The new value of a column is computed from the row as it is found, under its lock.
      .set({ used_at: sql<Date>`case when ${isConfirmed} or nonce_hash = ${hashOf(nonce ?? '')} then now() end` })
      .where('token_hash', '=', hashOf(token))
      .where('used_at', 'is', null)
      .where('voided_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['purpose', 'user_id', 'membership_id', 'used_at'])
      .executeTakeFirst()
      .catch((error: unknown) => {
        throw isLockHeld(error) ? new UsedElsewhere() : error;
      }),
  ]);
  return link;
}
