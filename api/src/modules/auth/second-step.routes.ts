import { confirmSecondStep, getSecondStep, startSecondStep, turnOffSecondStep } from '@portal/contract/second-step';
import { provePassword } from '../../access/prove-password.ts';
import type { Router } from '../../http/route.ts';
import { beginSecondStep, readSecondStep, removeSecondStep, turnOnSecondStep } from './second-step.service.ts';

/** The optional second step of an administrator's own login (SECURITY, declared deviation 6.3.3). */
export function secondStepRoutes(router: Router): void {
  router.route(getSecondStep, ({ services, session }) => readSecondStep(services, session));
  router.route(startSecondStep, ({ services, session, body }) => beginSecondStep(services, session, body));
  router.route(confirmSecondStep, ({ services, session, body, requestId }) => turnOnSecondStep(services, session, body, requestId));
  router.route(turnOffSecondStep, ({ services, session, body, requestId, proved }) => (
    proved(() => provePassword(services, session, 'password', body.password), (db) => removeSecondStep(db, services.clock.now(), session, requestId))
  ));
}
