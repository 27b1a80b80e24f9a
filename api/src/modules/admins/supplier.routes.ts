import { supplierCompanyAdmins, supplierUsers } from '@portal/contract/admins';
import type { SupplierScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import type { Router } from '../../http/route.ts';
import {
  changeAdministratorOf,
  createAdministratorOf,
  getAdministratorOf,
  inviteAdministratorOf,
  listAdministratorsOf,
} from './administrators.service.ts';
import { getSupplierOrganisation, ofCompany } from './find-organisation.queries.ts';

const ofSupplier =
  ({ scope }: { scope: SupplierScope }) =>
  (db: Db) =>
    getSupplierOrganisation(db, scope, scope.supplierId);

/** A supplier keeps its own people and the administrators of its companies (DECISIONS 12). */
export function supplierAdministratorRoutes({ route, list }: Router): void {
  list(supplierUsers.list, (context) => listAdministratorsOf(context, ofSupplier(context), context.query));
  route(supplierUsers.get, (context) => getAdministratorOf(context, ofSupplier(context), context.params.adminId));
  route(supplierUsers.create, (context) => createAdministratorOf(context, ofSupplier(context), context.body));
  route(supplierUsers.change, (context) =>
    changeAdministratorOf(context, ofSupplier(context), context.params.adminId, context.body),
  );
  route(supplierUsers.invite, (context) => inviteAdministratorOf(context, ofSupplier(context), context.params.adminId));

  list(supplierCompanyAdmins.list, (context) => listAdministratorsOf(context, ofCompany(context), context.query));
  route(supplierCompanyAdmins.get, (context) =>
    getAdministratorOf(context, ofCompany(context), context.params.adminId),
  );
  route(supplierCompanyAdmins.create, (context) => createAdministratorOf(context, ofCompany(context), context.body));
  route(supplierCompanyAdmins.change, (context) =>
    changeAdministratorOf(context, ofCompany(context), context.params.adminId, context.body),
  );
  route(supplierCompanyAdmins.invite, (context) =>
    inviteAdministratorOf(context, ofCompany(context), context.params.adminId),
  );
}
