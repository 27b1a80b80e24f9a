import { toAdministrator, type Administrators, type NewPerson } from '@portal/accounts';
import {
  supplierCompanyAdmins,
  supplierUsers,
  type Administrator,
  type AdministratorChange,
} from '@portal/contract/admins';
import { exportOf } from '@portal/contract/list-exports';
import { call } from '@portal/shared-ui';

export type ContactAdministrators = Administrators<NewPerson, Administrator, AdministratorChange>;
type Calls = Omit<ContactAdministrators, 'above' | 'title'>;

export function ownAdministrators(): Calls {
  return {
    path: '/supplier/users',
    list: (query, signal) => call(supplierUsers.list, { query }, { signal }),
    asFile: { file: exportOf(supplierUsers.list) },
    get: (adminId, signal) => call(supplierUsers.get, { params: { adminId } }, { signal }),
    create: (person) => call(supplierUsers.create, { body: toAdministrator(person) }),
    change: (adminId, body) => call(supplierUsers.change, { params: { adminId }, body }),
    invite: (adminId) => call(supplierUsers.invite, { params: { adminId } }),
  };
}

export function companyAdministrators(companyId: string): Calls {
  const params = { companyId };
  return {
    path: `/supplier/companies/${companyId}/admins`,
    list: (query, signal) => call(supplierCompanyAdmins.list, { params, query }, { signal }),
    asFile: { file: exportOf(supplierCompanyAdmins.list), params },
    get: (adminId, signal) => call(supplierCompanyAdmins.get, { params: { ...params, adminId } }, { signal }),
    create: (person) => call(supplierCompanyAdmins.create, { params, body: toAdministrator(person) }),
    change: (adminId, body) => call(supplierCompanyAdmins.change, { params: { ...params, adminId }, body }),
    invite: (adminId) => call(supplierCompanyAdmins.invite, { params: { ...params, adminId } }),
  };
}
