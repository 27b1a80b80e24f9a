import {
  backOfficeAdmins,
  companyAdmins,
  supplierAdmins,
  supplierCompanyAdmins,
  supplierUsers,
} from '@portal/contract/admins';
import type { Db } from '../../db/tenant.ts';
import type { Router } from '../../http/route.ts';
import { listAdministrators, type ManagerScope } from './administrators.queries.ts';
import { changeAdministrator, getAdministrator, inviteAgain } from './change-administrator.service.ts';
import { createAdministrator } from './create-administrator.service.ts';
import { getCompanyOrganisation, getSupplierOrganisation } from './find-organisation.queries.ts';
import { backOffice, type Organisation } from './organisation.mapping.ts';
import { hashTemporary } from './temporary-password.service.ts';

type Call = { scope: ManagerScope; params: { companyId?: string; supplierId?: string; adminId?: string } };

/** Whose administrators: the company's or the supplier's of the path, else the caller's own organisation's. */
async function organisationOf(db: Db, { scope, params }: Call): Promise<Organisation> {
  if (params.companyId !== undefined) return getCompanyOrganisation(db, scope, params.companyId);
  const supplierId = scope.role === 'supplier' ? scope.supplierId : params.supplierId;
  return supplierId === undefined ? backOffice : getSupplierOrganisation(db, supplierId);
}

const backOfficeLists = [backOfficeAdmins, supplierAdmins, companyAdmins];
const supplierLists = [supplierUsers, supplierCompanyAdmins];

/** The five calls of one list of administrators. */
function registerList(
  { route, list }: Router,
  endpoints: (typeof backOfficeLists)[number] | (typeof supplierLists)[number],
): void {
  list(endpoints.list, (call) =>
    call.tenant(async (db) => listAdministrators(db, call.scope, await organisationOf(db, call), call.query)),
  );
  route(endpoints.get, (call) =>
    call.tenant(async (db) => getAdministrator(db, call.scope, await organisationOf(db, call), call.params.adminId)),
  );
  route(endpoints.create, async (call) => {
    const { body, scope, look, thenNotify } = call;
    const organisations = body.password === undefined ? [] : [(await look((db) => organisationOf(db, call))).invitedBy];
    const passwordHash = await hashTemporary(body.password, 'password', { ...body, organisations });
    return thenNotify('deliver-mail', async (db) => {
      const organisation = await organisationOf(db, call);
      const id = await createAdministrator(db, organisation, body, passwordHash, call);
      return getAdministrator(db, scope, organisation, id);
    });
  });
  route(endpoints.change, (call) =>
    call.thenNotify('deliver-mail', async (db) =>
      changeAdministrator(db, await organisationOf(db, call), call.params.adminId, call.body, call),
    ),
  );
  route(endpoints.invite, (call) =>
    call.thenNotify('deliver-mail', async (db) => {
      await inviteAgain(db, await organisationOf(db, call), call.params.adminId, call);
      return { sent: true as const };
    }),
  );
}

/** Back office keeps its own people, and every supplier's and every company's administrators. */
export function adminAdministratorRoutes(router: Router): void {
  for (const endpoints of backOfficeLists) registerList(router, endpoints);
}

/** A supplier keeps its own people and the administrators of its companies (DECISIONS 12). */
export function supplierAdministratorRoutes(router: Router): void {
  for (const endpoints of supplierLists) registerList(router, endpoints);
}
