import type { User, UserChange } from '@portal/contract/users';
import { sql } from 'kysely';
import { recordAudit } from '../../access/audit.ts';
import { changesOf } from '../../access/changes-of.ts';
import { endSessions } from '../../access/end-sessions.ts';
import type { AdminScope } from '../../access/scope.ts';
import { definedOf } from '../../db/defined.ts';
import { loginLanguage } from '../../db/person-language.ts';
import type { Db } from '../../db/tenant.ts';
import { changedOnce } from '../../db/version.ts';
import { DomainError } from '../../http/domain-error.ts';
import { mailBrandOf } from '../../mail/mail-brand.ts';
import { queueMail } from '../../mail/outbox.ts';
import { temporaryPasswordMail } from '../../mail/temporary-password-mail.ts';
import type { Services } from '../../services.ts';
import { sendLink, startAddressChange } from '../auth/index.ts';
import { turnOffSecondStep } from '../users/index.ts';
import { getUser } from './users.queries.ts';

type LinkCall = { now: Date; requestId: string; services: Services };
type Call = { now: Date; requestId: string; services: Pick<Services, 'config'> };

/**
 * Back office changes a login itself, or blocks it everywhere. Another address counts once a link sent there was used.
 *
 * @throws DomainError `user-not-found`, `changed-by-someone-else`, `last-admin-is-protected`, `currency-not-found`
 */
export async function changeLogin(
  db: Db,
  scope: AdminScope,
  userId: string,
  { version, status, email, ...change }: UserChange,
  { now, requestId, services }: Call,
): Promise<User> {
  const before = await getUser(db, scope, userId);
  if (status === 'BLOCKED') await assertNotTheLast(db, scope, userId);
  if (change.currency !== undefined) await assertCurrency(db, change.currency);
  const update = db
    .updateTable('users')
    .set({ ...definedOf(change), ...(status ? { status: status } : {}), version: version + 1 })
    .where('id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst();
  await changedOnce(update, () => getUser(db, scope, userId), 'user-not-found');
  if (email !== undefined && email !== before.email)
    await startAddressChange(db, userId, email, { scope, now, requestId, services });
  if (status === 'BLOCKED') await endSessions(db, [userId], 'blocked');
  const detail = {
    fields: Object.keys(definedOf({ ...change, email })),
    ...(status ? changesOf(before, { status }, ['status']) : {}),
  };
  await recordAudit(db, { now, scope, requestId }, 'user.changed', ['user', userId], detail);
  return getUser(db, scope, userId);
}

/**
 * Back office sends a person a login link, as the person could ask for it; nothing of it is shown.
 *
 * @throws DomainError `user-not-found`, `this-user-is-blocked`, `too-many-requests`
 */
export async function sendLoginLink(
  db: Db,
  scope: AdminScope,
  userId: string,
  { now, requestId, services }: LinkCall,
): Promise<{ sent: true }> {
  const { email, status } = await getUser(db, scope, userId);
  if (status === 'BLOCKED') throw new DomainError('this-user-is-blocked');
  await sendLink(db, services, email);
  await recordAudit(db, { now, scope, requestId }, 'user.link-sent', ['user', userId]);
  return { sent: true };
}

/**
 * Back office ends every session of a login, for a lost phone or a doubt; the person may log in again.
 *
 * @throws DomainError `user-not-found`
 */
export async function signOutLogin(
  db: Db,
  scope: AdminScope,
  userId: string,
  { now, requestId }: { now: Date; requestId: string },
): Promise<{ ended: number }> {
  await getUser(db, scope, userId);
  const ended = await endSessions(db, [userId], 'ended-by-back-office');
  await recordAudit(db, { now, scope, requestId }, 'user.signed-out', ['user', userId], { ended });
  return { ended };
}

/**
 * Back office gives a login a password that its owner replaces at the next login, on a device that was used before.
 * Every session ends, and a mail without the password tells the owner (SECURITY T24). The system's connection.
 *
 * @throws DomainError `user-not-found`, `this-user-is-blocked`
 */
export async function setTemporaryPassword(
  db: Db,
  scope: AdminScope,
  { userId, passwordHash, name }: { userId: string; passwordHash: string | null; name: string },
  { now, requestId, services }: LinkCall,
): Promise<{ ended: number }> {
  const { email, status } = await getUser(db, scope, userId);
  if (status === 'BLOCKED') throw new DomainError('this-user-is-blocked');
  const { locale } = await db
    .updateTable('users')
    .set({ password_hash: passwordHash, must_change_password: true })
    .where('id', '=', userId)
    .returning(loginLanguage().as('locale'))
    .executeTakeFirstOrThrow();
  const ended = await endSessions(db, [userId], 'password-changed');
  await recordAudit(db, { now, scope, requestId }, 'user.temporary-password-set', ['user', userId], { ended });
  await queueMail(db, now, {
    kind: 'temporary-password',
    to: email,
    locale,
    ...(await mailBrandOf(db, userId)),
    content: temporaryPasswordMail(
      { locale, at: now, by: name, url: services.config.publicUrl },
      services.config.supportEmail,
    ),
  });
  return { ended };
}

/**
 * Back office turns off the second step of a person who can give no code any more; a mail tells them.
 *
 * @throws DomainError `user-not-found`
 */
export async function turnOffSecondStepOf(
  db: Db,
  services: Services,
  { userId, scope, ...caller }: { userId: string; scope: AdminScope; name: string; requestId: string },
): Promise<{ isOn: false }> {
  await getUser(db, scope, userId);
  return turnOffSecondStep(db, services, userId, { scope, ...caller });
}

async function assertCurrency(db: Db, isoCode: string): Promise<void> {
  const found = await db.selectFrom('currencies').select('id').where('iso_code', '=', isoCode).executeTakeFirst();
  if (!found) throw new DomainError('currency-not-found', [{ path: 'currency', key: 'currency-not-found' }]);
}

// An active administrator always remains: back office, a supplier, a company (RULES 3.5). A person cannot block
// themselves.
async function assertNotTheLast(db: Db, scope: AdminScope, userId: string): Promise<void> {
  // Locked in one order: a second block at the same moment waits here, and then counts anew.
  await sql`select from memberships o where o.role <> 'employee' and exists (select from memberships m
    where m.user_id = ${userId} and m.role = o.role and m.company_id is not distinct from o.company_id
    and m.supplier_id is not distinct from o.supplier_id) order by o.id for update`.execute(db);
  const { rows } = await sql<{ alone: boolean }>`
    select exists (
      select from memberships m where m.user_id = ${userId} and m.role <> 'employee' and m.blocked_at is null
      and not exists (
        select from memberships o join users u on u.id = o.user_id
        where o.role = m.role and o.user_id <> m.user_id and o.blocked_at is null and u.status = 'ACTIVE'
        and u.deleted_at is null
          and o.company_id is not distinct from m.company_id and o.supplier_id is not distinct
          from m.supplier_id)) as alone`.execute(db);
  if (userId === scope.userId || rows[0]?.alone) throw new DomainError('last-admin-is-protected');
}
