import * as contract from '@portal/contract/end-of-term';
import type { Router } from '../../http/route.ts';
import { actorOf } from '../order-events/index.ts';
import { endService, receiveReturn } from './choose.service.ts';
import { toEndingOrder } from './end-of-term.mapping.ts';
import { listEndings } from './end-of-term.queries.ts';

/** A company sees who buys and who sends back, notes what has come back and ends running services. */
export function companyEndOfTermRoutes(router: Router): void {
  router.list(contract.listCompanyEndings, async ({ query, scope, tenant, today }) => {
    const { data, meta } = await tenant((db) => listEndings(db, scope, query, today));
    return { data: data.map((row) => toEndingOrder(row, scope)), meta };
  });
  router.route(contract.receiveCompanyReturn, async ({ params, scope, session, tenant, now, today, requestId }) => {
    const acting = { actor: actorOf(session), now, today, requestId };
    await tenant((db) => receiveReturn(db, scope, params.orderId, acting));
    return { id: params.orderId };
  });
  router.route(contract.endCompanyService, async ({ params, scope, session, tenant, now, today, requestId }) => {
    const acting = { actor: actorOf(session), now, today, requestId };
    await tenant((db) => endService(db, scope, params.orderId, acting));
    return { id: params.orderId };
  });
}
