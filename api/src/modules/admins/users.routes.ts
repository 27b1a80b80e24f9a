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
import type { Router } from '../../http/route.ts';
import { passwordOwner } from '../auth/index.ts';
import {
  changeLogin,
  sendLoginLink,
  setTemporaryPassword,
  signOutLogin,
  turnOffSecondStepOf,
} from './change-login.service.ts';
import { hashTemporary } from './temporary-password.service.ts';
import * as users from './users.queries.ts';

/** Back office keeps all logins. */
export function userAdminRoutes({ route, list }: Router): void {
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
