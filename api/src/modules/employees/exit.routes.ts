import * as contract from '@portal/contract/employee-exit';
import type { Router } from '../../http/route.ts';
import { actingOf } from './acting.mapping.ts';
import { getExit, previewExit, sendWaiting, setExit, takeExitBack } from './exit.service.ts';

/** Leaving the company: what it costs, set, send, withdraw (SPEC 4, RULES 2.5, 3.2). */
export function companyExitRoutes(router: Router): void {
  router.route(contract.getEmployeeExit, ({ params, scope, tenant, today }) =>
    tenant((db) => getExit(db, scope, params.employeeId, today)),
  );

  router.route(contract.previewEmployeeExit, ({ params, query, scope, tenant, today }) =>
    tenant((db) => previewExit(db, scope, params.employeeId, query, today)),
  );

  router.route(contract.setEmployeeExit, async (context) => {
    const employee = await context.tenant((db) =>
      setExit(db, context.params.employeeId, context.body, actingOf(context)),
    );
    context.services.queue.notify({ kind: 'deliver-mail' });
    return employee;
  });

  router.route(contract.sendEmployeeExit, async (context) => {
    const exit = await context.tenant((db) =>
      sendWaiting(db, context.params.employeeId, context.body.seen, actingOf(context)),
    );
    context.services.queue.notify({ kind: 'deliver-mail' });
    return exit;
  });

  router.route(contract.withdrawEmployeeExit, (context) =>
    context.tenant((db) => takeExitBack(db, context.params.employeeId, context.body.version, actingOf(context))),
  );
}
