import { backOfficeAdmins, companyAdmins, supplierAdmins } from '@portal/contract/admins';
import {
  changeUser,
  getUser,
  listUsers,
  sendUserLoginLink,
  setUserPassword,
  signOutUser,
  turnOffUserSecondStep,
} from '@portal/contract/users';
import { provePassword } from '../../access/prove-password.ts';
import type { Db } from '../../db/tenant.ts';
import type { Router } from '../../http/route.ts';
import { passwordOwner } from '../auth/index.ts';
import type { ManagerScope } from './administrators.queries.ts';
import {
  changeAdministratorOf,
  createAdministratorOf,
  getAdministratorOf,
  inviteAdministratorOf,
  listAdministratorsOf,
} from './administrators.service.ts';
import {
  changeLogin,
  sendLoginLink,
  setTemporaryPassword,
  signOutLogin,
  turnOffSecondStepOf,
} from './change-login.service.ts';
import { getSupplierOrganisation, ofCompany } from './find-organisation.queries.ts';
import { backOffice } from './organisation.mapping.ts';
import { hashTemporary } from './temporary-password.service.ts';
import * as users from './users.queries.ts';

const ownOrganisation = async () => backOffice;
const ofSupplier =
  ({ scope, params }: { scope: ManagerScope; params: { supplierId: string } }) =>
  (db: Db) =>
    getSupplierOrganisation(db, scope, params.supplierId);

/** Back office keeps its own people, every supplier's and every company's administrators, and all logins. */
export function adminAdministratorRoutes({ route, list }: Router): void {
  list(backOfficeAdmins.list, (context) => listAdministratorsOf(context, ownOrganisation, context.query));
  route(backOfficeAdmins.get, (context) => getAdministratorOf(context, ownOrganisation, context.params.adminId));
  route(backOfficeAdmins.create, (context) => createAdministratorOf(context, ownOrganisation, context.body));
  route(backOfficeAdmins.change, (context) =>
    changeAdministratorOf(context, ownOrganisation, context.params.adminId, context.body),
  );
  route(backOfficeAdmins.invite, (context) => inviteAdministratorOf(context, ownOrganisation, context.params.adminId));

  list(supplierAdmins.list, (context) => listAdministratorsOf(context, ofSupplier(context), context.query));
  route(supplierAdmins.get, (context) => getAdministratorOf(context, ofSupplier(context), context.params.adminId));
  route(supplierAdmins.create, (context) => createAdministratorOf(context, ofSupplier(context), context.body));
  route(supplierAdmins.change, (context) =>
    changeAdministratorOf(context, ofSupplier(context), context.params.adminId, context.body),
  );
  route(supplierAdmins.invite, (context) =>
    inviteAdministratorOf(context, ofSupplier(context), context.params.adminId),
  );

  list(companyAdmins.list, (context) => listAdministratorsOf(context, ofCompany(context), context.query));
  route(companyAdmins.get, (context) => getAdministratorOf(context, ofCompany(context), context.params.adminId));
  route(companyAdmins.create, (context) => createAdministratorOf(context, ofCompany(context), context.body));
  route(companyAdmins.change, (context) =>
    changeAdministratorOf(context, ofCompany(context), context.params.adminId, context.body),
  );
  route(companyAdmins.invite, (context) => inviteAdministratorOf(context, ofCompany(context), context.params.adminId));

  list(listUsers, ({ query, scope, tenant }) => tenant((db) => users.listUsers(db, scope, query)));
  route(getUser, ({ params, scope, tenant }) => tenant((db) => users.getUser(db, scope, params.userId)));
  route(changeUser, ({ params, body, scope, now, requestId, services, thenNotify }) =>
    thenNotify('deliver-mail', (db) => changeLogin(db, scope, params.userId, body, { now, requestId, services })),
  );
  route(sendUserLoginLink, async ({ params, scope, now, requestId, services, proved }) => {
    // Whose an address is, only the system may ask.
    const answer = await proved(
      async () => undefined,
      (db) => sendLoginLink(db, scope, params.userId, { now, requestId, services }),
    );
    services.queue.notify({ kind: 'deliver-mail' });
    return answer;
  });
  route(signOutUser, ({ params, scope, now, requestId, tenant }) =>
    tenant((db) => signOutLogin(db, scope, params.userId, { now, requestId })),
  );
  route(setUserPassword, async ({ params: { userId }, body, scope, session, services, now, requestId, proved }) => {
    const answer = await proved(
      async () => {
        await provePassword(services, session, 'password', body.password);
        return hashTemporary(body.temporaryPassword, 'temporaryPassword', await passwordOwner(services, userId));
      },
      (db, passwordHash) =>
        setTemporaryPassword(db, scope, { userId, passwordHash, name: session.name }, { now, requestId, services }),
    );
    services.queue.notify({ kind: 'deliver-mail' });
    return answer;
  });
  route(turnOffUserSecondStep, async ({ params, body, scope, session, services, requestId, proved }) => {
    const answer = await proved(
      () => provePassword(services, session, 'password', body.password),
      (db) => turnOffSecondStepOf(db, services, { userId: params.userId, scope, name: session.name, requestId }),
    );
    services.queue.notify({ kind: 'deliver-mail' });
    return answer;
  });
}
