import type {
  AdministratorDetailsChange,
  AdministratorDetailsForm,
  AdministratorFilter,
  AdministratorForm,
} from '@portal/contract/admins';
import type { Db } from '../../db/tenant.ts';
import type { Services } from '../../services.ts';
import { listAdministrators, type KeeperScope } from './administrators.queries.ts';
import { changeAdministrator, getAdministrator, inviteAgain } from './change-administrator.service.ts';
import { createAdministrator } from './create-administrator.service.ts';
import type { Seat } from './organisation.mapping.ts';
import { hashTemporary } from './temporary-password.service.ts';

/** The part of a request that these calls need, whoever makes them. */
type Call = {
  scope: KeeperScope;
  now: Date;
  requestId: string;
  services: Services;
  tenant: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
};
/** Looks the company or supplier of the path up: not there and not the caller's answer alike. */
type SeatOf = (db: Db) => Promise<Seat>;

/** The five calls of every list of administrators; the routes only say whose list it is. */
export const listSeat = ({ scope, tenant }: Call, seatOf: SeatOf, filter: AdministratorFilter) =>
  tenant(async (db) => listAdministrators(db, scope, await seatOf(db), filter));

export const getSeated = ({ scope, tenant }: Call, seatOf: SeatOf, membershipId: string) =>
  tenant(async (db) => getAdministrator(db, scope, await seatOf(db), membershipId));

export async function createSeated(
  { tenant, ...call }: Call,
  seatOf: SeatOf,
  form: AdministratorForm | AdministratorDetailsForm,
) {
  const organisations = form.password === undefined ? [] : [(await tenant(seatOf)).invitedBy];
  const passwordHash = await hashTemporary(form.password, 'password', { ...form, organisations });
  const created = await tenant(async (db) => {
    const seat = await seatOf(db);
    return getAdministrator(db, call.scope, seat, await createAdministrator(db, seat, form, passwordHash, call));
  });
  call.services.queue.kick({ kind: 'deliver-mail' });
  return created;
}

export async function changeSeated(
  { tenant, ...call }: Call,
  seatOf: SeatOf,
  membershipId: string,
  change: AdministratorDetailsChange,
) {
  const changed = await tenant(async (db) => changeAdministrator(db, await seatOf(db), membershipId, change, call));
  if (change.email) call.services.queue.kick({ kind: 'deliver-mail' });
  return changed;
}

export async function inviteSeated(
  { tenant, ...call }: Call,
  seatOf: SeatOf,
  membershipId: string,
): Promise<{ sent: true }> {
  await tenant(async (db) => inviteAgain(db, await seatOf(db), membershipId, call));
  call.services.queue.kick({ kind: 'deliver-mail' });
  return { sent: true };
}
