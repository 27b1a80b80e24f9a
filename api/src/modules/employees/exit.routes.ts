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

  router.route(contract.setEmployeeExit, (context) =>
    context.thenNotify('deliver-mail', (db) => setExit(db, context.params.employeeId, context.body, actingOf(context))),
  );

  router.route(contract.sendEmployeeExit, (context) =>
    context.thenNotify('deliver-mail', (db) =>
      sendWaiting(db, context.params.employeeId, context.body.seen, actingOf(context)),
    ),
  );

  router.route(contract.withdrawEmployeeExit, (context) =>
    context.tenant((db) => takeExitBack(db, context.params.employeeId, context.body.version, actingOf(context))),
  );
}
