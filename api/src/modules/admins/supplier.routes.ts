import { supplierCompanyAdmins, supplierUsers } from '@portal/contract/admins';
import type { Router } from '../../http/route.ts';
import {
  changeAdministratorOf,
  createAdministratorOf,
  getAdministratorOf,
  inviteAdministratorOf,
  listAdministratorsOf,
} from './administrators.service.ts';
import { getCompanyOrganisation, getSupplierOrganisation } from './find-organisation.queries.ts';

/** A supplier keeps its own people and the administrators of its companies (DECISIONS 12). */
export function supplierAdministratorRoutes({ route }: Router): void {
  route(supplierUsers.list, (context) =>
    listAdministratorsOf(
      context,
      (db) => getSupplierOrganisation(db, context.scope, context.scope.supplierId),
      context.query,
    ),
  );
  route(supplierUsers.get, (context) =>
    getAdministratorOf(
      context,
      (db) => getSupplierOrganisation(db, context.scope, context.scope.supplierId),
      context.params.adminId,
    ),
  );
  route(supplierUsers.create, (context) =>
    createAdministratorOf(
      context,
      (db) => getSupplierOrganisation(db, context.scope, context.scope.supplierId),
      context.body,
    ),
  );
  route(supplierUsers.change, (context) =>
    changeAdministratorOf(
      context,
      (db) => getSupplierOrganisation(db, context.scope, context.scope.supplierId),
      context.params.adminId,
      context.body,
    ),
  );
  route(supplierUsers.invite, (context) =>
    inviteAdministratorOf(
      context,
      (db) => getSupplierOrganisation(db, context.scope, context.scope.supplierId),
      context.params.adminId,
    ),
  );

  route(supplierCompanyAdmins.list, (context) =>
    listAdministratorsOf(
      context,
      (db) => getCompanyOrganisation(db, context.scope, context.params.companyId),
      context.query,
    ),
  );
  route(supplierCompanyAdmins.get, (context) =>
    getAdministratorOf(
      context,
      (db) => getCompanyOrganisation(db, context.scope, context.params.companyId),
      context.params.adminId,
    ),
  );
  route(supplierCompanyAdmins.create, (context) =>
    createAdministratorOf(
      context,
      (db) => getCompanyOrganisation(db, context.scope, context.params.companyId),
      context.body,
    ),
  );
  route(supplierCompanyAdmins.change, (context) =>
    changeAdministratorOf(
      context,
      (db) => getCompanyOrganisation(db, context.scope, context.params.companyId),
      context.params.adminId,
      context.body,
    ),
  );
  route(supplierCompanyAdmins.invite, (context) =>
    inviteAdministratorOf(
      context,
      (db) => getCompanyOrganisation(db, context.scope, context.params.companyId),
      context.params.adminId,
    ),
  );
}
