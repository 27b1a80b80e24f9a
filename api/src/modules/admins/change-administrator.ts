import { sql } from 'kysely';
import type { AdministratorDetailsChange } from '@portal/contract/admins';
import { recordAudit } from '../../access/audit.ts';
import { definedOf } from '../../db/defined.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { inviteUser, sendLoginLinks, type Invitee } from '../users/invitations.ts';
import { findAdministrator, isOwnLogin, otherStatuses, type KeeperScope, type SeatedPerson } from './administrators.queries.ts';
import { isLastAdministrator } from './administrators.rules.ts';
import type { Acting } from './create-administrator.ts';
import { partyOf, type Seat } from './seat.ts';

/**
 * Changes a person, or closes and opens the seat.
 * @throws DomainError `user-not-found`, `changed-by-someone-else`, `last-admin-is-protected`, and
 * `you-do-not-have-permission-to-do-this-action` when a supplier would write a login that others use too
 */
export async function changeAdministrator(db: Db, seat: Seat, userId: string, change: AdministratorDetailsChange, acting: Acting): Promise<SeatedPerson> {
  const { scope, now, requestId } = acting;
  const { version, status, email, ...person } = change;
  const before = await getAdministrator(db, scope, seat, userId);
  if (before.version !== version) throw new DomainError('changed-by-someone-else');
  const writesPerson = email !== undefined || Object.keys(definedOf(person)).length > 0;
  if (writesPerson && !(await isOwnLogin(db, scope, userId))) throw new DomainError('you-do-not-have-permission-to-do-this-action');
  if (status) await changeSeatStatus(db, seat, before, status, scope, now);
  const saved = await db.updateTable('users').set({ ...definedOf(person), version: version + 1 }).where('id', '=', userId).where('version', '=', version).executeTakeFirst();
  if (Number(saved.numUpdatedRows) === 0) throw new DomainError('changed-by-someone-else');
  const holderId = email === undefined || email === before.email.toLowerCase() ? userId : await changeAddress(db, seat, before, email, acting);
  const detail = { role: seat.role, fields: Object.keys(definedOf(change)).filter((name) => name !== 'version'), ...(status ? { status } : {}) };
  await recordAudit(db, { now, scope, requestId, action: 'administrator.changed', entity: 'user', entityId: userId, ...partyOf(seat), detail });
  return getAdministrator(db, scope, seat, holderId);
}

/** @throws DomainError `user-not-found` */
export async function getAdministrator(db: Db, scope: KeeperScope, seat: Seat, userId: string): Promise<SeatedPerson> {
  const person = await findAdministrator(db, scope, seat, userId);
  if (!person) throw new DomainError('user-not-found');
  return person;
}

/** Sends a new invitation to who never came in, a login link to the others. @throws DomainError `this-account-is-not-allowed` */
export async function inviteAgain(db: Db, seat: Seat, userId: string, { scope, services, now, requestId }: Acting): Promise<void> {
  const person = await getAdministrator(db, scope, seat, userId);
  if (person.status === 'BLOCKED') throw new DomainError('this-account-is-not-allowed', undefined, 409);
  if (person.status === 'PENDING') await inviteUser(db, services, now, inviteeOf(seat, person));
  else await sendLoginLinks(db, services, now, [inviteeOf(seat, person)]);
  await recordAudit(db, { now, scope, requestId, action: 'administrator.invited', entity: 'user', entityId: userId, ...partyOf(seat) });
}

const inviteeOf = (seat: Seat, { email, name, language }: Pick<SeatedPerson, 'email' | 'name' | 'language'>): Invitee =>
  ({ email, name, language, role: seat.role, ...partyOf(seat), invitedBy: seat.invitedBy });

async function changeSeatStatus(db: Db, seat: Seat, before: SeatedPerson, status: 'ACTIVE' | 'BLOCKED', scope: KeeperScope, now: Date): Promise<void> {
  if (status === 'BLOCKED') {
    const others = await otherStatuses(db, scope, seat, before.id);
    if (before.id === scope.userId || isLastAdministrator(before.status, others)) throw new DomainError('last-admin-is-protected');
  } else if (before.isLoginBlocked) {
    // The whole login was closed by back office, so only back office opens it.
    if (scope.role !== 'admin') throw new DomainError('you-do-not-have-permission-to-do-this-action');
    await db.updateTable('users').set({ status: before.lastSuccessfulLogin === null ? 'PENDING' : 'ACTIVE' }).where('id', '=', before.id).execute();
  }
  // The next request of an open session finds the seat closed: this-account-is-not-allowed.
  await db.updateTable('memberships').set({ blocked_at: status === 'BLOCKED' ? now : null }).where('id', '=', before.membershipId).execute();
}

/**
 * Back office gives the login another address. For a supplier the seat goes to the login of the new address instead:
 * it must not learn whether that address is known, nor lead somebody's login to an address of its choice.
 */
async function changeAddress(db: Db, seat: Seat, before: SeatedPerson, email: string, acting: Acting): Promise<string> {
  const { scope, services, now } = acting;
  if (scope.role === 'admin') {
    await db.updateTable('users').set({ email }).where('id', '=', before.id).execute();
    // Links that went to the old address must not open the login any more.
    await db.updateTable('magic_links').set({ voided_at: sql<Date>`now()` }).where('user_id', '=', before.id).where('used_at', 'is', null).where('voided_at', 'is', null).execute();
    const renamed = await getAdministrator(db, scope, seat, before.id);
    if (renamed.status === 'PENDING') await inviteUser(db, services, now, inviteeOf(seat, renamed));
    return before.id;
  }
  const current = await getAdministrator(db, scope, seat, before.id);
  const { userId } = await inviteUser(db, services, now, inviteeOf(seat, { ...current, email }));
  await db.deleteFrom('memberships').where('id', '=', before.membershipId).execute();
  return userId;
}
