import { createProposal, getEmployeeOffer } from '@portal/contract/proposals';
import type { Router } from '../../http/route.ts';
import { actorOf } from '../order-events/index.ts';
import { employeeOffer, proposeOrder } from './proposal.service.ts';

/** A company admin chooses for an employee, who accepts or declines (DECISIONS 22). */
export function companyProposalRoutes(router: Router): void {
  router.route(getEmployeeOffer, ({ params, scope, tenant, today }) =>
    tenant((db) => employeeOffer(db, scope, params, today)),
  );
  router.route(createProposal, async ({ body, scope, session, tenant, now, today, services }) => {
    const proposal = await tenant((db) =>
      proposeOrder(db, scope, body, actorOf(session), { now, today }, services.config),
    );
    services.queue.notify({ kind: 'deliver-mail' });
    return proposal;
  });
}
