import { confirmSecondStep, getSecondStep, startSecondStep, turnOffSecondStep } from '@portal/contract/second-step';
import { provePassword } from '../../access/prove-password.ts';
import { assertOwnLogin } from '../../access/session.ts';
import type { Router } from '../../http/route.ts';
import { turnOffSecondStep as turnOff } from '../users/index.ts';
import { beginSecondStep, readSecondStep, turnOnSecondStep } from './second-step.service.ts';

/** The second step of the own login, offered to every role and demanded by `SECOND_STEP` (DECISIONS 42). */
export function secondStepRoutes(router: Router): void {
  router.route(getSecondStep, ({ services, session }) => readSecondStep(services, session));
  router.route(startSecondStep, ({ services, session, body }) => beginSecondStep(services, session, body));
  router.route(confirmSecondStep, ({ services, session, body, requestId }) =>
    turnOnSecondStep(services, session, body, requestId),
  );
  router.route(turnOffSecondStep, async ({ services, session, scope, body, requestId, proved }) => {
    assertOwnLogin(session);
    const answer = await proved(
      () => provePassword(services, session, 'password', body.password),
      (db) => turnOff(db, services, session.userId, { scope, name: session.name, requestId }),
    );
    services.queue.notify({ kind: 'deliver-mail' });
    return answer;
  });
}
