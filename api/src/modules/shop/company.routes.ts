import * as contract from '@portal/contract/proposals';
import type { Router } from '../../http/route.ts';
import { actorOf } from '../order-events/index.ts';
import {
  previewReminders,
  previewWithdrawals,
  remindOfProposals,
  withdrawProposals,
} from './proposal-mails.service.ts';
import { employeeOffer, proposeOrder, takenCategories } from './proposal.service.ts';

/** A company admin chooses for an employee, who accepts or declines (DECISIONS 22). */
export function companyProposalRoutes(router: Router): void {
  router.route(contract.listTakenCategories, ({ params, scope, tenant, today }) =>
    tenant((db) => takenCategories(db, scope, params, today)),
  );
  router.route(contract.getEmployeeOffer, ({ params, scope, tenant, today }) =>
    tenant((db) => employeeOffer(db, scope, params, today)),
  );
  router.route(contract.createProposal, ({ body, scope, session, thenNotify, now, today, services }) =>
    thenNotify('deliver-mail', (db) =>
      proposeOrder(db, scope, body, actorOf(session), { now, today }, services.config),
    ),
  );
  router.route(contract.previewProposalReminders, ({ body, scope, tenant, today, services }) =>
    tenant((db) => previewReminders(db, scope, body.orderIds, today, services.config)),
  );
  router.route(contract.remindOfProposals, async ({ body, scope, session, thenNotify, services, ...moment }) => {
    const act = { ...moment, actor: actorOf(session) };
    return thenNotify('deliver-mail', (db) => remindOfProposals(db, scope, body, act, services.config));
  });
  router.route(contract.previewWithdrawals, ({ body, scope, tenant, today, services }) =>
    tenant((db) => previewWithdrawals(db, scope, body.orderIds, today, services.config)),
  );
  router.route(contract.withdrawProposals, async ({ body, scope, session, tenant, services, ...moment }) => {
    const act = { ...moment, actor: actorOf(session) };
    const { jobId, sent } = await tenant((db) => withdrawProposals(db, scope, body, act, services.config));
    if (jobId) services.queue.notify({ kind: 'run-job', id: jobId });
    return { sent };
  });
}
