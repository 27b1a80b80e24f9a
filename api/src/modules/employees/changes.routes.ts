import * as contract from '@portal/contract/employee-changes';
import { DomainError, illegalChange } from '../../http/domain-error.ts';
import type { Router } from '../../http/route.ts';
import { actingOf } from './acting.mapping.ts';
import { findChange, insertChange, insertUndo, listChangedEmployees } from './changes.queries.ts';
import { listIds } from './employees.queries.ts';
import { assertAddressees, previewLoginMails } from './mail-employees.service.ts';

const mailOf = { INVITATION: 'invitation', LOGIN_LINK: 'login-link' } as const;

/** Changes of all that the list shows, in portions by a job. */
export function employeeChangeRoutes(router: Router): void {
  router.route(contract.previewManyMails, (context) =>
    context.tenant(async (db) => {
      const { employeeIds } = await listIds(db, context.scope, context.body.matching);
      return previewLoginMails(db, employeeIds, mailOf[context.body.mail], actingOf(context));
    }),
  );

  router.route(contract.changeMany, async (context) => {
    const { matching, change } = context.body;
    const started = await context.tenant(async (db) => {
      const { employeeIds } = await listIds(db, context.scope, matching);
      if (employeeIds.length === 0) throw new DomainError('employee_not_found');
      const acting = actingOf(context);
      if (change.kind !== 'DEPARTMENT') await assertAddressees(db, employeeIds, change.seen, acting);
      const asked = change.kind === 'DEPARTMENT' ? change : { kind: change.kind };
      return findChange(db, context.scope, await insertChange(db, acting, asked, employeeIds));
    });
    context.services.queue.notify({ kind: 'run-job', id: started.id });
    return started;
  });

  router.route(contract.getManyChange, ({ params, scope, tenant }) =>
    tenant((db) => findChange(db, scope, params.changeId)),
  );

  router.route(contract.undoMany, async (context) => {
    const started = await context.tenant(async (db) => {
      const id = await insertUndo(db, actingOf(context), context.params.changeId);
      if (!id) throw illegalChange();
      return findChange(db, context.scope, id);
    });
    context.services.queue.notify({ kind: 'run-job', id: started.id });
    return started;
  });

  router.list(contract.listChanged, ({ params, query, scope, tenant }) =>
    tenant((db) => listChangedEmployees(db, scope, params.changeId, query)),
  );
}
