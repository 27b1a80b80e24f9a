import { supplierCompanyAdmins, supplierUsers, type AdministratorChange, type AdministratorFilter, type AdministratorForm } from '@portal/contract/admins';
import { call } from '@portal/shared-ui';

/** Whose people a page shows: where its addresses begin, and its calls. */
export type Keeper = ReturnType<typeof ownKeeper>;

export function ownKeeper() {
  return {
    path: '/supplier/users',
    list: (query: AdministratorFilter, signal: AbortSignal) => call(supplierUsers.list, { query }, { signal }),
    get: (adminId: string, signal: AbortSignal) => call(supplierUsers.get, { params: { adminId } }, { signal }),
    create: (body: AdministratorForm) => call(supplierUsers.create, { body }),
    change: (adminId: string, body: AdministratorChange) => call(supplierUsers.change, { params: { adminId }, body }),
    invite: (adminId: string) => call(supplierUsers.invite, { params: { adminId } }),
  };
}

export function companyKeeper(companyId: string): Keeper {
  const params = { companyId };
  return {
    path: `/supplier/companies/${companyId}/admins`,
    list: (query, signal) => call(supplierCompanyAdmins.list, { params, query }, { signal }),
    get: (adminId, signal) => call(supplierCompanyAdmins.get, { params: { ...params, adminId } }, { signal }),
    create: (body) => call(supplierCompanyAdmins.create, { params, body }),
    change: (adminId, body) => call(supplierCompanyAdmins.change, { params: { ...params, adminId }, body }),
    invite: (adminId) => call(supplierCompanyAdmins.invite, { params: { ...params, adminId } }),
  };
}
