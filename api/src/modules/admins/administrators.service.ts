import type {
  AdministratorDetailsChange,
  AdministratorDetailsForm,
  AdministratorFilter,
  AdministratorForm,
} from '@portal/contract/admins';
import type { Db } from '../../db/tenant.ts';
import type { Services } from '../../services.ts';
import { listAdministrators, type ManagerScope } from './administrators.queries.ts';
import { changeAdministrator, getAdministrator, inviteAgain } from './change-administrator.service.ts';
import { createAdministrator } from './create-administrator.service.ts';
import type { Organisation } from './organisation.mapping.ts';
import { hashTemporary } from './temporary-password.service.ts';

/** The part of a request that these calls need. */
type Call = {
  scope: ManagerScope;
  now: Date;
  requestId: string;
  services: Services;
  tenant: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
};
/** Looks the company or supplier of the path up: not there and not the caller's answer alike. */
type FindOrganisation = (db: Db) => Promise<Organisation>;

/** The five calls of every list of administrators; the routes only say whose list it is. */
export const listAdministratorsOf = (
  { scope, tenant }: Call,
  findOrganisation: FindOrganisation,
  filter: AdministratorFilter,
) => tenant(async (db) => listAdministrators(db, scope, await findOrganisation(db), filter));

export const getAdministratorOf = ({ scope, tenant }: Call, findOrganisation: FindOrganisation, membershipId: string) =>
  tenant(async (db) => getAdministrator(db, scope, await findOrganisation(db), membershipId));

export async function createAdministratorOf(
  { tenant, ...call }: Call,
  findOrganisation: FindOrganisation,
  form: AdministratorForm | AdministratorDetailsForm,
) {
  const organisations = form.password === undefined ? [] : [(await tenant(findOrganisation)).invitedBy];
  const passwordHash = await hashTemporary(form.password, 'password', { ...form, organisations });
  const created = await tenant(async (db) => {
    const organisation = await findOrganisation(db);
    return getAdministrator(
      db,
      call.scope,
      organisation,
      await createAdministrator(db, organisation, form, passwordHash, call),
    );
  });
  call.services.queue.notify({ kind: 'deliver-mail' });
  return created;
}

export async function changeAdministratorOf(
  { tenant, ...call }: Call,
  findOrganisation: FindOrganisation,
  membershipId: string,
  change: AdministratorDetailsChange,
) {
  const changed = await tenant(async (db) =>
    changeAdministrator(db, await findOrganisation(db), membershipId, change, call),
  );
  if (change.email) call.services.queue.notify({ kind: 'deliver-mail' });
  return changed;
}

export async function inviteAdministratorOf(
  { tenant, ...call }: Call,
  findOrganisation: FindOrganisation,
  membershipId: string,
): Promise<{ sent: true }> {
  await tenant(async (db) => inviteAgain(db, await findOrganisation(db), membershipId, call));
  call.services.queue.notify({ kind: 'deliver-mail' });
  return { sent: true };
}
