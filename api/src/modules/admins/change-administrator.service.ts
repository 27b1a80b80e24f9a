import type { AdministratorDetailsChange } from '@portal/contract/admins';
import { sql } from 'kysely';
import { recordAudit } from '../../access/audit.ts';
import { changesOf } from '../../access/changes-of.ts';
import { definedOf } from '../../db/defined.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { inviteUser, sendLoginLinks } from '../users/index.ts';
import {
  findAdministrator,
  isOwnLogin,
  otherStatuses,
  type ManagerScope,
  type FoundAdministrator,
} from './administrators.queries.ts';
import { isLastAdministrator } from './administrators.rules.ts';
import type { Acting } from './create-administrator.service.ts';
import { inviteeOf, organisationIds, type Organisation } from './organisation.mapping.ts';

/**
 * Changes an administrator, or closes and opens the membership. Of a pending one only what was typed changes; the
 * address of a login is its owner's.
 *
 * @throws DomainError `user-not-found`, `changed-by-someone-else`, `last-admin-is-protected`,
 *   `you-do-not-have-permission-to-do-this-action`
 */
export async function changeAdministrator(
  db: Db,
  organisation: Organisation,
  membershipId: string,
  change: AdministratorDetailsChange,
  acting: Acting,
): Promise<FoundAdministrator> {
  const { scope, now, requestId } = acting;
  const before = await getAdministrator(db, scope, organisation, membershipId);
  if (before.version !== change.version) throw new DomainError('changed-by-someone-else');
  if (change.status) await changeMembershipStatus(db, organisation, before, change.status, scope, now);
  if (before.userId === null) await changeTyped(db, organisation, before, change, acting);
  else await changePerson(db, before, before.userId, change, scope);
  const detail = {
    role: organisation.role,
    fields: Object.keys(definedOf(change)).filter((name) => name !== 'version'),
    ...(change.status ? changesOf(before, { status: change.status }, ['status']) : {}),
  };
  await recordAudit(
    db,
    { now, scope, requestId, ...organisationIds(organisation) },
    'administrator.changed',
    ['membership', membershipId],
    detail,
  );
  return getAdministrator(db, scope, organisation, membershipId);
}

/** What was typed for a membership that waits. Another address is invited; links to the former one open nothing. */
async function changeTyped(
  db: Db,
  organisation: Organisation,
  before: FoundAdministrator,
  { version, status: _closed, name, email, language, ...details }: AdministratorDetailsChange,
  { services, now }: Acting,
): Promise<void> {
  const saved = await db
    .updateTable('memberships')
    .set({
      ...definedOf({ name, email, language }),
      details: sql`details || ${JSON.stringify(definedOf(details))}::jsonb`,
      version: version + 1,
    })
    .where('id', '=', before.id)
    .where('user_id', 'is', null)
    .where('version', '=', version)
    .executeTakeFirst();
  if (Number(saved.numUpdatedRows) === 0) throw new DomainError('changed-by-someone-else');
  if (email === undefined || email === before.email) return;
  await sql`select void_invitations(${before.id}::uuid)`.execute(db);
  await inviteUser(db, services, now, inviteeOf(organisation, { ...before, ...definedOf({ name, language }), email }));
}

async function changePerson(
  db: Db,
  before: FoundAdministrator,
  userId: string,
  { version, status: _closed, email, ...person }: AdministratorDetailsChange,
  scope: ManagerScope,
): Promise<void> {
  if (email !== undefined && email !== before.email)
    throw new DomainError('you-do-not-have-permission-to-do-this-action');
  const writesPerson = Object.keys(definedOf(person)).length > 0;
  if (writesPerson && !(await isOwnLogin(db, scope, userId)))
    throw new DomainError('you-do-not-have-permission-to-do-this-action');
  const saved = await db
    .updateTable('users')
    .set({ ...definedOf(person), version: version + 1 })
    .where('id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (Number(saved.numUpdatedRows) === 0) throw new DomainError('changed-by-someone-else');
}

/** @throws DomainError `user-not-found` */
export async function getAdministrator(
  db: Db,
  scope: ManagerScope,
  organisation: Organisation,
  membershipId: string,
): Promise<FoundAdministrator> {
  const person = await findAdministrator(db, scope, organisation, membershipId);
  if (!person) throw new DomainError('user-not-found');
  return person;
}

/**
 * Sends a new invitation to who has not accepted, a login link to the others. @throws DomainError
 * `this-account-is-not-allowed`
 */
export async function inviteAgain(
  db: Db,
  organisation: Organisation,
  membershipId: string,
  { scope, services, now, requestId }: Acting,
): Promise<void> {
  const person = await getAdministrator(db, scope, organisation, membershipId);
  if (person.status === 'BLOCKED') throw new DomainError('this-account-is-not-allowed', undefined, 409);
  if (person.status === 'PENDING') await inviteUser(db, services, now, inviteeOf(organisation, person));
  else await sendLoginLinks(db, services, now, [inviteeOf(organisation, person)]);
  await recordAudit(db, { now, scope, requestId, ...organisationIds(organisation) }, 'administrator.invited', [
    'membership',
    membershipId,
  ]);
}

async function changeMembershipStatus(
  db: Db,
  organisation: Organisation,
  before: FoundAdministrator,
  status: 'ACTIVE' | 'BLOCKED',
  scope: ManagerScope,
  now: Date,
): Promise<void> {
  if (status === 'BLOCKED') {
    const others = await otherStatuses(db, scope, organisation, before.id);
    if (before.userId === scope.userId || isLastAdministrator(before.status, others))
      throw new DomainError('last-admin-is-protected');
  } else if (before.isLoginBlocked && before.userId) {
    // The whole login was closed by back office, so only back office opens it.
    if (scope.role !== 'admin') throw new DomainError('you-do-not-have-permission-to-do-this-action');
    await db.updateTable('users').set({ status: 'ACTIVE' }).where('id', '=', before.userId).execute();
  }
  // The next request of an open session finds the membership closed: this-account-is-not-allowed.
  await db
    .updateTable('memberships')
    .set({ blocked_at: status === 'BLOCKED' ? now : null })
    .where('id', '=', before.id)
    .execute();
}
