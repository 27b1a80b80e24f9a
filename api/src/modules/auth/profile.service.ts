import type { BodyOf } from '@portal/contract/endpoint';
import type { changePassword, changeProfile, Profile } from '@portal/contract/user';
import { sql } from 'kysely';
import { recordAudit } from '../../access/audit.ts';
import { endSessions } from '../../access/end-sessions.ts';
import { assertHardToGuess, type PasswordOwner } from '../../access/password-strength.ts';
import { hashPassword } from '../../access/passwords.ts';
import { provePassword } from '../../access/prove-password.ts';
import { scopeOf } from '../../access/scope.ts';
import { assertOwnLogin, type Session } from '../../access/session.ts';
import { definedOf } from '../../db/defined.ts';
import { loginLanguage } from '../../db/person-language.ts';
import { withSystem, type Db } from '../../db/tenant.ts';
import { DomainError, invalidFields } from '../../http/domain-error.ts';
import type { Services } from '../../services.ts';

export async function getOwnProfile(db: Db, userId: string): Promise<Profile> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select([
      'name',
      'email',
      'new_email as newEmail',
      'phone_number',
      'address_line_one',
      'address_line_two',
      'zipcode',
      'city',
      'country',
      loginLanguage().as('language'),
      'must_change_password as mustChangePassword',
      'version',
      sql<boolean>`password_hash is not null`.as('hasPassword'),
    ])
    .executeTakeFirstOrThrow();
  return row;
}

/** A profile for a session whose way in proves one membership alone: its name is the one that membership has. */
export const withoutContact = (profile: Profile, name: string): Profile => ({
  ...profile,
  name,
  newEmail: null,
  phone_number: '',
  address_line_one: '',
  address_line_two: '',
  zipcode: '',
  city: '',
  country: '',
});

/** @throws DomainError `changed-by-someone-else` when the version is not the current one */
export async function changeOwnProfile(
  db: Db,
  userId: string,
  { version, ...changes }: BodyOf<typeof changeProfile>,
): Promise<Profile> {
  const changed = await db
    .updateTable('users')
    .set({ ...definedOf(changes), version: version + 1 })
    .where('id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (Number(changed.numUpdatedRows) === 0) throw new DomainError('changed-by-someone-else');
  return getOwnProfile(db, userId);
}

/**
 * The hash of a password that the person may set. The current one proves who is asking, except where there is none yet,
 * or where another person set it (SECURITY T24).
 *
 * @throws DomainError 400 with the field and its key; `too-many-requests`; `confirm-it-is-you`
 */
export async function newPassword(
  services: Services,
  session: Session,
  { currentPassword, password, passwordAgain }: BodyOf<typeof changePassword>,
): Promise<string> {
  assertOwnLogin(session);
  if (password !== passwordAgain) throw invalidFields({ path: 'passwordAgain', key: 'passwords-do-not-match' });
  await assertHardToGuess(password, await passwordOwner(services, session.userId), 'password');
  const stored = await withSystem(
    services.pool,
    (db) => db.selectFrom('users').select('password_hash').where('id', '=', session.userId).executeTakeFirstOrThrow(),
    { readOnly: true },
  );
  if (stored.password_hash !== null && !session.mustChangePassword)
    await provePassword(services, session, 'currentPassword', currentPassword ?? '');
  return hashPassword(password);
}

/**
 * The words of a login that its password must not hold: of the person and of every company and supplier it acts for.
 *
 * @throws DomainError `user-not-found`
 */
export function passwordOwner({ pool }: Services, userId: string): Promise<PasswordOwner> {
  return withSystem(
    pool,
    async (db) => {
      const user = await db.selectFrom('users').select(['name', 'email']).where('id', '=', userId).executeTakeFirst();
      if (!user) throw new DomainError('user-not-found');
      const memberships = await db
        .selectFrom('memberships as m')
        .leftJoin('companies as c', 'c.id', 'm.company_id')
        .leftJoin('suppliers as s', 's.id', 'm.supplier_id')
        .select(['c.company_name as company', 's.name as supplier'])
        .where('m.user_id', '=', userId)
        .execute();
      return {
        ...user,
        organisations: memberships.flatMap(({ company, supplier }) =>
          [company, supplier].flatMap((name) => name ?? []),
        ),
      };
    },
    { readOnly: true },
  );
}

/**
 * Sets an own password and ends every other session.
 *
 * @throws DomainError `this-account-is-not-allowed` when the login was blocked meanwhile
 */
export async function setOwnPassword(
  db: Db,
  now: Date,
  session: Session,
  hash: string,
  requestId: string,
): Promise<{ changed: true }> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: hash, must_change_password: false, status: 'ACTIVE' })
    .where('id', '=', session.userId)
    .where('status', '<>', 'BLOCKED')
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) throw new DomainError('this-account-is-not-allowed');
  await endSessions(db, [session.userId], 'password-changed', session.id);
  await recordAudit(db, { now, scope: scopeOf(session), requestId }, 'user.password-changed', ['user', session.userId]);
  return { changed: true };
}
