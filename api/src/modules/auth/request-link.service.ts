import type { Locale } from '@portal/contract/constants';
import { personLanguage } from '@portal/contract/person-language';
import { sql } from 'kysely';
import { attemptKey, countAttempts, networkOf } from '../../access/attempts.ts';
import { hashOf, linkUrl, newLinkToken } from '../../access/link-tokens.ts';
import { withoutTenant, withSystem, type Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { loginLinkMail } from '../../mail/login-mails.ts';
import { mailBrandOf } from '../../mail/mail-brand.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { findAddress, type AddressOwner } from './accounts.queries.ts';
import type { Origin } from './open-session.service.ts';

type LinkRequest = {
  email: string;
  /** what the page and its browser ask for, the first first */
  browser?: readonly string[] | undefined;
  nonce?: string | undefined;
  device?: string | undefined;
};

/** Where a link leads and to which stored address it goes. */
type Target = {
  to: string;
  purpose: 'LOGIN' | 'INVITATION' | 'PRIVATE';
  userId: string | null;
  membershipId: string | null;
  language: Locale;
  brand: { companyId: string | null; supplierId: string | null };
};

/** Thrown to roll back what was written for an address that gets no mail. */
class NoMail extends Error {}

/**
 * Sends a login link to a known address, and does the same work without effect for an unknown one (SECURITY T14).
 * Earlier links stay good; where enough of them wait no other is sent, so a stranger neither voids nor floods.
 *
 * @throws DomainError `too-many-requests` for a network that asks too often, unless the device logged in before
 */
export async function requestLink(
  services: Services,
  { email, browser, nonce, device }: LinkRequest,
  origin: Origin,
): Promise<void> {
  const { pool, config, clock, queue } = services;
  const found = await withoutTenant(pool, (db) => findAddress(db, email, clock.today(), device));
  if (!found.isKnownDevice)
    await countAttempts(pool, [
      {
        key: attemptKey(config.jwtSecret, 'link-ip', networkOf(origin.ip)),
        most: config.loginLinksPerHour,
        minutes: 60,
      },
    ]);
  try {
    await withSystem(pool, async (db) => {
      // A commit that waits for the disk would be slower than a rollback; a link lost in a power cut is asked for
      // again.
      await sql`set local synchronous_commit = off`.execute(db);
      if (!(await writeMail(db, services, { email, browser, nonce }, found))) throw new NoMail();
    });
  } catch (error) {
    if (!(error instanceof NoMail)) throw error;
  }
  queue.notify({ kind: 'deliver-mail' });
}

/**
 * The same mail because back office asks for it, in the caller's transaction as the system.
 *
 * @throws DomainError `too-many-requests` where enough links wait unused
 */
export async function sendLink(db: Db, services: Services, email: string): Promise<void> {
  const found = await findAddress(db, email, services.clock.today(), undefined);
  if (!(await writeMail(db, services, { email }, found))) throw new DomainError('too-many-requests');
}

/** Writes a link and its mail; false where none may leave, so that the caller rolls both back. */
async function writeMail(
  db: Db,
  { config, clock }: Services,
  { email, browser, nonce }: LinkRequest,
  found: AddressOwner,
): Promise<boolean> {
  const target = await targetOf(db, email, found);
  const decoy = target ?? (await anyTarget(db));
  const token = newLinkToken();
  const language = personLanguage({ own: target?.language, browser });
  const isEnough = decoy ? (await countUnused(db, decoy)) >= config.loginLinksPerAddress : true;
  if (decoy) await writeLink(db, decoy, token, nonce);
  await queueMail(db, clock.now(), {
    kind: 'login-link',
    to: target?.to ?? email,
    locale: language,
    ...(decoy?.brand ?? { companyId: null, supplierId: null }),
    content: loginLinkMail(
      { locale: language, url: linkUrl(config.publicUrl, token), lasts: '15 minutes' },
      config.supportEmail,
    ),
  });
  return target !== undefined && !isEnough;
}

/**
 * A login's own address opens the login; without one the membership that waits for the address, or the leaver's own.
 */
async function targetOf(
  db: Db,
  address: string,
  { login, isPrivate, waiting }: AddressOwner,
): Promise<Target | undefined> {
  if (login && login.account.status === 'BLOCKED') return undefined;
  if (login && isPrivate)
    return { ...(await targetFor(db, 'PRIVATE', login.account, login.onlyMembershipId)), to: address };
  if (login && (login.acting.memberships.length > 0 || !waiting)) return targetFor(db, 'LOGIN', login.account, null);
  return waiting
    ? {
        to: address,
        purpose: 'INVITATION',
        userId: null,
        membershipId: waiting.membershipId,
        language: waiting.language,
        brand: { companyId: waiting.companyId, supplierId: waiting.supplierId },
      }
    : undefined;
}

async function targetFor(
  db: Db,
  purpose: Target['purpose'],
  { id, email, language }: { id: string; email: string; language: Locale },
  membershipId: string | null,
): Promise<Target> {
  return { to: email, purpose, userId: id, membershipId, language, brand: await mailBrandOf(db, id, membershipId) };
}

/** Any login whose rows the unknown address may be written against, before all of it is rolled back. */
async function anyTarget(db: Db): Promise<Target | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row && targetFor(db, 'LOGIN', { ...row, language: 'en-us' }, null);
}

/** Good links of this kind that wait for the same person. */
async function countUnused(db: Db, { userId, membershipId }: Target): Promise<number> {
  const row = await db
    .selectFrom('magic_links')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<boolean>`(user_id, membership_id) is not distinct from (${userId}::uuid, ${membershipId}::uuid)`)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('expires_at', '<=', sql<Date>`now() + interval '15 minutes'`)
    .executeTakeFirstOrThrow();
  return row.count;
}

async function writeLink(
  db: Db,
  { purpose, userId, membershipId }: Target,
  token: string,
  nonce: string | undefined,
): Promise<void> {
  await db
    .insertInto('magic_links')
    .values({
      user_id: userId,
      membership_id: membershipId,
      purpose,
      token_hash: hashOf(token),
      nonce_hash: nonce ? hashOf(nonce) : null,
      expires_at: sql<Date>`now() + interval '15 minutes'`,
    })
    .execute();
}
