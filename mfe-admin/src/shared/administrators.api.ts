import { toAdministrator, type Administrators } from '@portal/accounts';
import {
  backOfficeAdmins,
  companyAdmins,
  supplierAdmins,
  type AdministratorDetails,
  type AdministratorDetailsChange,
} from '@portal/contract/admins';
import { exportOf } from '@portal/contract/list-exports';
import { call } from '@portal/shared-ui';
import type { NewDetailed } from './detailed-person.ts';

export type DetailedAdministrators = Administrators<NewDetailed, AdministratorDetails, AdministratorDetailsChange>;
type Calls = Omit<DetailedAdministrators, 'above' | 'title'>;

export function backOfficeAdministrators(): Calls {
  return {
    path: '/admin/admins',
    list: (query, signal) => call(backOfficeAdmins.list, { query }, { signal }),
    asFile: { file: exportOf(backOfficeAdmins.list) },
    get: (adminId, signal) => call(backOfficeAdmins.get, { params: { adminId } }, { signal }),
    create: (person) => call(backOfficeAdmins.create, { body: toAdministrator(person) }),
    change: (adminId, body) => call(backOfficeAdmins.change, { params: { adminId }, body }),
    invite: (adminId) => call(backOfficeAdmins.invite, { params: { adminId } }),
  };
}

export function supplierAdministrators(supplierId: string): Calls {
  const params = { supplierId };
  return {
    path: `/admin/suppliers/${supplierId}/admins`,
    list: (query, signal) => call(supplierAdmins.list, { params, query }, { signal }),
    asFile: { file: exportOf(supplierAdmins.list), params },
    get: (adminId, signal) => call(supplierAdmins.get, { params: { ...params, adminId } }, { signal }),
    create: (person) => call(supplierAdmins.create, { params, body: toAdministrator(person) }),
    change: (adminId, body) => call(supplierAdmins.change, { params: { ...params, adminId }, body }),
    invite: (adminId) => call(supplierAdmins.invite, { params: { ...params, adminId } }),
  };
}

export function companyAdministrators(companyId: string): Calls {
  const params = { companyId };
  return {
    path: `/admin/companies/${companyId}/admins`,
    list: (query, signal) => call(companyAdmins.list, { params, query }, { signal }),
    asFile: { file: exportOf(companyAdmins.list), params },
    get: (adminId, signal) => call(companyAdmins.get, { params: { ...params, adminId } }, { signal }),
    create: (person) => call(companyAdmins.create, { params, body: toAdministrator(person) }),
    change: (adminId, body) => call(companyAdmins.change, { params: { ...params, adminId }, body }),
    invite: (adminId) => call(companyAdmins.invite, { params: { ...params, adminId } }),
  };
}
