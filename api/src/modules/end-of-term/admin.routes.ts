import * as contract from '@portal/contract/end-of-term';
import type { Router } from '../../http/route.ts';
import { actorOf } from '../order-events/index.ts';
import { receiveReturn } from './choose.service.ts';

/** Back office notes what has come back. */
export function adminEndOfTermRoutes(router: Router): void {
  router.route(contract.receiveReturn, async ({ params, scope, session, tenant, now, today, requestId }) => {
    const acting = { actor: actorOf(session), now, today, requestId };
    await tenant((db) => receiveReturn(db, scope, params.orderId, acting));
    return { id: params.orderId };
  });
}
