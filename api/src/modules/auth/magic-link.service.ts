import { sql } from 'kysely';
import type { Locale } from '@portal/contract/constants';
import { isLockHeld } from '../../db/failures.ts';
import { withSystem, type Db } from '../../db/tenant.ts';
import { attemptKey, countAttempts, networkOf } from '../../access/attempts.ts';
import { oneAtATime, UsedElsewhere } from '../../access/one-at-a-time.ts';
import { hashOf, linkUrl, newLinkToken } from '../../access/link-tokens.ts';
import { loginLinkMail } from '../../mail/login-mails.ts';
import { mailSeatOf } from '../../mail/mail-seat.ts';
import { DomainError } from '../../http/domain-error.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { findLogin, findLoginOf, type Account } from './accounts.queries.ts';
import { countCode, useCode } from './use-code.ts';
import { openNewSession, type OpenedSession, type Origin } from './open-session.ts';

type LinkRequest = { email: string; locale?: Locale | undefined; nonce?: string | undefined };

/** Thrown to take back what was written for nobody. */
class Nobody extends Error {}

/**
 * Sends a login link to an address that is known, and does the same work without effect for one that is not, so that
 * neither answer nor delay tells which it was (SECURITY T14). The newest link is the only good one.
 * @throws DomainError `too-many-requests`, counted for the address whether it is known or not
 */
export async function requestLink(services: Services, { email, locale, nonce }: LinkRequest, origin: Origin): Promise<void> {
  const { pool, config, clock, queue } = services;
  const address = email.trim();
  await countAttempts(pool, [
    { key: attemptKey(config.jwtSecret, 'link', address), most: config.loginLinksPerAddress, minutes: 15 },
    { key: attemptKey(config.jwtSecret, 'link-ip', networkOf(origin.ip)), most: config.loginLinksPerHour, minutes: 60 },
  ]);
  try {
    await withSystem(pool, async (db) => {
      // A commit that waits for the disk would be slower than a rollback; a link lost in a power cut is asked for again.
      await sql`set local synchronous_commit = off`.execute(db);
      const known = await findLogin(db, address, clock.today());
      const account = known && known.account.status !== 'BLOCKED' ? known.account : undefined;
      const token = newLinkToken();
      const language = locale ?? account?.language ?? 'en-us';
      const nobody = await anyLogin(db);
      await writeLink(db, account ?? nobody, token, nonce);
      await queueMail(db, clock.now(), {
        kind: 'login-link', to: address, locale: language, ...await linkSeat(db, account ?? nobody),
        content: loginLinkMail({ locale: language, url: linkUrl(config.publicUrl, token), lasts: '15 minutes' }, config.supportEmail),
      });
      if (!account) throw new Nobody();
    });
  } catch (error) {
    if (!(error instanceof Nobody)) throw error;
  }
  queue.kick({ kind: 'deliver-mail' });
}

type LinkOwner = Pick<Account, 'id' | 'membershipId'>;

async function writeLink(db: Db, owner: LinkOwner | undefined, token: string, nonce: string | undefined): Promise<void> {
  if (!owner) return;
  await db.updateTable('magic_links').set({ voided_at: sql<Date>`now()` })
    .where('user_id', '=', owner.id).where('used_at', 'is', null).where('voided_at', 'is', null).execute();
  await db.insertInto('magic_links').values({
    user_id: owner.id, membership_id: owner.membershipId, purpose: 'LOGIN', token_hash: hashOf(token),
    nonce_hash: nonce ? hashOf(nonce) : null, expires_at: sql<Date>`now() + interval '15 minutes'`,
  }).execute();
}

/** Where the link leads, so that the mail has that look. */
const linkSeat = (db: Db, owner: LinkOwner | undefined) => (owner ? mailSeatOf(db, owner.id, owner.membershipId) : { companyId: null, supplierId: null });

/** Any login whose rows the unknown address may be written against, before all of it is rolled back. */
async function anyLogin(db: Db): Promise<LinkOwner | undefined> {
  const row = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return row && { id: row.id, membershipId: null };
}

type LinkUse = { token: string; nonce?: string | undefined; confirmed?: boolean | undefined; code?: string | undefined };

/**
 * Uses a link, once: of any number of attempts at the same time one wins. A nonce must be the asking browser's; who
 * sends none is a person who pressed the button, unless `confirmed` says no (SECURITY T4). A refused account leaves
 * the link unused.
 * @throws DomainError `confirm-login-link` for a good link that nobody confirmed; `invalid-login-link` for one that is
 * unknown, used (by another request at this very moment, too), replaced or too old; `second-step-required`, `incorrect-code`, which leave the link as it is
 */
export async function useLink(services: Services, { token, nonce, confirmed, code }: LinkUse, origin: Origin): Promise<OpenedSession> {
  const { pool } = services;
  const isConfirmed = confirmed ?? nonce === undefined;
  if (code !== undefined) {
    const owner = await withSystem(pool, (db) => db.selectFrom('magic_links').select('user_id').where('token_hash', '=', hashOf(token)).executeTakeFirst(), { readOnly: true });
    if (owner) await countCode(services, owner.user_id);
  }
  return oneAtATime(pool, `link ${hashOf(token).toString('hex')}`, () => new DomainError('invalid-login-link'), () => withSystem(pool, async (db, statements) => {
    const link = await takeLink(db, token, nonce, isConfirmed);
    const [login] = link ? await Promise.all([findLoginOf(db, link.user_id, link.membership_id), sql`set local lock_timeout to default`.execute(db)]) : [];
    if (!link || !login) throw new DomainError('invalid-login-link');
    if (link.used_at === null) throw new DomainError('confirm-login-link');
    const secondStep = login.account.hasSecondStep && code !== undefined ? await useCode(services, db, login.account.id, code) : undefined;
    return openNewSession(services, statements, login, { origin, secondStep, attempts: [] });
  }));
}

/**
 * Marks the link used, if it is good. Of each instance at most one request waits here for one link, so it may wait for a
 * slow use on another instance to end, and then it knows; every other lock is waited for as shortly as ever.
 */
async function takeLink(db: Db, token: string, nonce: string | undefined, isConfirmed: boolean) {
  const [, link] = await Promise.all([
    sql`set local lock_timeout = '10s'`.execute(db),
    db.updateTable('magic_links')
      // The new value of a column is computed from the row as it is found, under its lock.
      .set({ used_at: sql<Date>`case when ${isConfirmed} or nonce_hash = ${hashOf(nonce ?? '')} then now() end` })
      .where('token_hash', '=', hashOf(token)).where('used_at', 'is', null).where('voided_at', 'is', null).where('expires_at', '>', sql<Date>`now()`)
      .returning(['user_id', 'membership_id', 'used_at']).executeTakeFirst().catch((error: unknown) => {
        throw isLockHeld(error) ? new UsedElsewhere() : error;
      }),
  ]);
  return link;
}
