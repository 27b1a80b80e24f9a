import * as contract from '@portal/contract/end-of-term';
import type { Router } from '../../http/route.ts';
import { actorOf } from '../order-events/index.ts';
import { receiveReturn } from './choose.service.ts';
import { toEndingOrder } from './end-of-term.mapping.ts';
import { listEndings } from './end-of-term.queries.ts';

/** A supplier sees which of its items come back, and notes those that have. */
export function supplierEndOfTermRoutes(router: Router): void {
  router.list(contract.listSupplierEndings, async ({ query, scope, tenant, today }) => {
    const { data, meta } = await tenant((db) => listEndings(db, scope, query, today));
    return { data: data.map((row) => toEndingOrder(row, scope)), meta };
  });
  router.route(contract.receiveSupplierReturn, async ({ params, scope, session, tenant, now, today, requestId }) => {
    const acting = { actor: actorOf(session), now, today, requestId };
    await tenant((db) => receiveReturn(db, scope, params.orderId, acting));
    return { id: params.orderId };
  });
}
