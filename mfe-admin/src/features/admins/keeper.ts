import { backOfficeAdmins, companyAdmins, supplierAdmins, type AdministratorDetailsChange, type AdministratorDetailsForm, type AdministratorFilter } from '@portal/contract/admins';
import { call } from '@portal/shared-ui';

/** Whose administrators a page shows: where its addresses begin, and its calls. */
export type Keeper = ReturnType<typeof backOfficeKeeper>;

export function backOfficeKeeper() {
  return {
    path: '/admin/admins',
    list: (query: AdministratorFilter, signal: AbortSignal) => call(backOfficeAdmins.list, { query }, { signal }),
    get: (adminId: string, signal: AbortSignal) => call(backOfficeAdmins.get, { params: { adminId } }, { signal }),
    create: (body: AdministratorDetailsForm) => call(backOfficeAdmins.create, { body }),
    change: (adminId: string, body: AdministratorDetailsChange) => call(backOfficeAdmins.change, { params: { adminId }, body }),
    invite: (adminId: string) => call(backOfficeAdmins.invite, { params: { adminId } }),
  };
}

export function supplierKeeper(supplierId: string): Keeper {
  const params = { supplierId };
  return {
    path: `/admin/suppliers/${supplierId}/admins`,
    list: (query, signal) => call(supplierAdmins.list, { params, query }, { signal }),
    get: (adminId, signal) => call(supplierAdmins.get, { params: { ...params, adminId } }, { signal }),
    create: (body) => call(supplierAdmins.create, { params, body }),
    change: (adminId, body) => call(supplierAdmins.change, { params: { ...params, adminId }, body }),
    invite: (adminId) => call(supplierAdmins.invite, { params: { ...params, adminId } }),
  };
}

export function companyKeeper(companyId: string): Keeper {
  const params = { companyId };
  return {
    path: `/admin/companies/${companyId}/admins`,
    list: (query, signal) => call(companyAdmins.list, { params, query }, { signal }),
    get: (adminId, signal) => call(companyAdmins.get, { params: { ...params, adminId } }, { signal }),
    create: (body) => call(companyAdmins.create, { params, body }),
    change: (adminId, body) => call(companyAdmins.change, { params: { ...params, adminId }, body }),
    invite: (adminId) => call(companyAdmins.invite, { params: { ...params, adminId } }),
  };
}
