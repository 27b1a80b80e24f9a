import {
  backOfficeAdmins,
  changeUser,
  companyAdmins,
  getUser,
  listUsers,
  signOutUser,
  supplierAdmins,
  turnOffUserSecondStep,
} from '@portal/contract/admins';
import { provePassword } from '../../access/prove-password.ts';
import type { Router } from '../../http/route.ts';
import { changeSeated, createSeated, getSeated, inviteSeated, listSeat } from './administrators.service.ts';
import { changeLogin, signOutLogin, turnOffSecondStepOf } from './change-login.service.ts';
import { companySeat, supplierSeat } from './find-organisation.queries.ts';
import { backOffice } from './organisation.mapping.ts';
import * as users from './users.queries.ts';

const ownSeat = async () => backOffice;

/** Back office keeps its own people, every supplier's and every company's administrators, and all logins. */
export function adminAdministratorRoutes({ route }: Router): void {
  route(backOfficeAdmins.list, (context) => listSeat(context, ownSeat, context.query));
  route(backOfficeAdmins.get, (context) => getSeated(context, ownSeat, context.params.adminId));
  route(backOfficeAdmins.create, (context) => createSeated(context, ownSeat, context.body));
  route(backOfficeAdmins.change, (context) => changeSeated(context, ownSeat, context.params.adminId, context.body));
  route(backOfficeAdmins.invite, (context) => inviteSeated(context, ownSeat, context.params.adminId));

  route(supplierAdmins.list, (context) =>
    listSeat(context, (db) => supplierSeat(db, context.scope, context.params.supplierId), context.query),
  );
  route(supplierAdmins.get, (context) =>
    getSeated(context, (db) => supplierSeat(db, context.scope, context.params.supplierId), context.params.adminId),
  );
  route(supplierAdmins.create, (context) =>
    createSeated(context, (db) => supplierSeat(db, context.scope, context.params.supplierId), context.body),
  );
  route(supplierAdmins.change, (context) =>
    changeSeated(
      context,
      (db) => supplierSeat(db, context.scope, context.params.supplierId),
      context.params.adminId,
      context.body,
    ),
  );
  route(supplierAdmins.invite, (context) =>
    inviteSeated(context, (db) => supplierSeat(db, context.scope, context.params.supplierId), context.params.adminId),
  );

  route(companyAdmins.list, (context) =>
    listSeat(context, (db) => companySeat(db, context.scope, context.params.companyId), context.query),
  );
  route(companyAdmins.get, (context) =>
    getSeated(context, (db) => companySeat(db, context.scope, context.params.companyId), context.params.adminId),
  );
  route(companyAdmins.create, (context) =>
    createSeated(context, (db) => companySeat(db, context.scope, context.params.companyId), context.body),
  );
  route(companyAdmins.change, (context) =>
    changeSeated(
      context,
      (db) => companySeat(db, context.scope, context.params.companyId),
      context.params.adminId,
      context.body,
    ),
  );
  route(companyAdmins.invite, (context) =>
    inviteSeated(context, (db) => companySeat(db, context.scope, context.params.companyId), context.params.adminId),
  );

  route(listUsers, ({ query, scope, tenant }) => tenant((db) => users.listUsers(db, scope, query)));
  route(getUser, ({ params, scope, tenant }) => tenant((db) => users.getUser(db, scope, params.userId)));
  route(changeUser, async ({ params, body, scope, now, requestId, services, tenant }) => {
    const changed = await tenant((db) => changeLogin(db, scope, params.userId, body, { now, requestId, services }));
    services.queue.kick({ kind: 'deliver-mail' });
    return changed;
  });
  route(signOutUser, ({ params, scope, now, requestId, tenant }) =>
    tenant((db) => signOutLogin(db, scope, params.userId, { now, requestId })),
  );
  route(turnOffUserSecondStep, async ({ params, body, scope, session, services, requestId, proved }) => {
    const answer = await proved(
      () => provePassword(services, session, 'password', body.password),
      (db) => turnOffSecondStepOf(db, services, { userId: params.userId, scope, name: session.name, requestId }),
    );
    services.queue.kick({ kind: 'deliver-mail' });
    return answer;
  });
}
