import { sql } from 'kysely';
import { recordAudit } from '../../access/audit.ts';
import { endSessions } from '../../access/end-sessions.ts';
import { hashOf, linkUrl, newLinkToken } from '../../access/link-tokens.ts';
import type { Scope } from '../../access/scope.ts';
import { loginLanguage } from '../../db/person-language.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { addressChangedMail, addressChangeStartedMail, newAddressMail } from '../../mail/address-mails.ts';
import { mailBrandOf } from '../../mail/mail-brand.ts';
import { queueMails } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';

type Caller = { scope: Scope; now: Date; requestId: string; services: Pick<Services, 'config'> };

/**
 * Lets a login have another address once a link sent to it was used; the present one is told at once. Whether another
 * login has it is found out by the link, so the answer tells nothing. The system's connection.
 */
export async function startAddressChange(
  db: Db,
  userId: string,
  email: string,
  { scope, now, requestId, services: { config } }: Caller,
): Promise<void> {
  await cancelAddressChange(db, userId);
  const user = await db
    .updateTable('users')
    .set({ new_email: email })
    .where('id', '=', userId)
    .returning(['email', 'name', loginLanguage().as('language')])
    .executeTakeFirstOrThrow();
  const token = newLinkToken();
  await db
    .insertInto('magic_links')
    .values({
      user_id: userId,
      purpose: 'EMAIL',
      token_hash: hashOf(token),
      expires_at: sql<Date>`now() + interval '24 hours'`,
    })
    .execute();
  const locale = user.language;
  const brand = await mailBrandOf(db, userId);
  await queueMails(db, now, [
    {
      kind: 'new-address',
      to: email,
      locale,
      ...brand,
      content: newAddressMail({ locale, name: user.name, url: linkUrl(config.publicUrl, token) }, config.supportEmail),
    },
    {
      kind: 'address-change-started',
      to: user.email,
      locale,
      ...brand,
      content: addressChangeStartedMail({ locale, address: email }, config.supportEmail),
    },
  ]);
  await recordAudit(db, { now, scope, requestId }, 'user.email-change-started', ['user', userId]);
}

/** Keeps the present address: the link to the new one opens nothing any more. */
export async function cancelAddressChange(db: Db, userId: string): Promise<void> {
  await db.updateTable('users').set({ new_email: null }).where('id', '=', userId).execute();
  await unusedLinks(db, userId).where('purpose', '=', 'EMAIL').execute();
}

/** Voids the login's links that wait. */
const unusedLinks = (db: Db, userId: string) =>
  db
    .updateTable('magic_links')
    .set({ voided_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null);

/**
 * The link to the new address was used: the login has it now, its sessions end, and the former address is told.
 *
 * @throws DomainError `email-already-exists` when another login took it meanwhile; `invalid-login-link`
 */
export async function takeNewAddress(
  db: Db,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  userId: string,
  requestId: string,
): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'new_email', loginLanguage().as('language')])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  const email = user?.new_email;
  if (!user || !email) throw new DomainError('invalid-login-link');
  const taken = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (taken) throw new DomainError('email-already-exists');
  await db
    .updateTable('users')
    .set({ email, new_email: null, email_proved_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', userId)
    .execute();
  await unusedLinks(db, userId).execute();
  await endSessions(db, [userId], 'signed-out-elsewhere');
  const now = clock.now();
  const locale = user.language;
  await queueMails(db, now, [
    {
      kind: 'address-changed',
      to: user.email,
      locale,
      ...(await mailBrandOf(db, userId)),
      content: addressChangedMail({ locale, address: email }, config.supportEmail),
    },
  ]);
  await recordAudit(db, { now, scope: { role: 'employee', userId }, requestId }, 'user.email-changed', [
    'user',
    userId,
  ]);
}
