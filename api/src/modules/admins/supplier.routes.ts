import { supplierCompanyAdmins, supplierUsers } from '@portal/contract/admins';
import type { Router } from '../../http/route.ts';
import { changeSeated, createSeated, getSeated, inviteSeated, listSeat } from './administrators.service.ts';
import { companySeat, supplierSeat } from './find-organisation.queries.ts';

/** A supplier keeps its own people and the administrators of its companies (DECISIONS 12). */
export function supplierAdministratorRoutes({ route }: Router): void {
  route(supplierUsers.list, (context) =>
    listSeat(context, (db) => supplierSeat(db, context.scope, context.scope.supplierId), context.query),
  );
  route(supplierUsers.get, (context) =>
    getSeated(context, (db) => supplierSeat(db, context.scope, context.scope.supplierId), context.params.adminId),
  );
  route(supplierUsers.create, (context) =>
    createSeated(context, (db) => supplierSeat(db, context.scope, context.scope.supplierId), context.body),
  );
  route(supplierUsers.change, (context) =>
    changeSeated(
      context,
      (db) => supplierSeat(db, context.scope, context.scope.supplierId),
      context.params.adminId,
      context.body,
    ),
  );
  route(supplierUsers.invite, (context) =>
    inviteSeated(context, (db) => supplierSeat(db, context.scope, context.scope.supplierId), context.params.adminId),
  );

  route(supplierCompanyAdmins.list, (context) =>
    listSeat(context, (db) => companySeat(db, context.scope, context.params.companyId), context.query),
  );
  route(supplierCompanyAdmins.get, (context) =>
    getSeated(context, (db) => companySeat(db, context.scope, context.params.companyId), context.params.adminId),
  );
  route(supplierCompanyAdmins.create, (context) =>
    createSeated(context, (db) => companySeat(db, context.scope, context.params.companyId), context.body),
  );
  route(supplierCompanyAdmins.change, (context) =>
    changeSeated(
      context,
      (db) => companySeat(db, context.scope, context.params.companyId),
      context.params.adminId,
      context.body,
    ),
  );
  route(supplierCompanyAdmins.invite, (context) =>
    inviteSeated(context, (db) => companySeat(db, context.scope, context.params.companyId), context.params.adminId),
  );
}
