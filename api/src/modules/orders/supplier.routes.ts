import * as details from '@portal/contract/order-detail';
import * as dispatching from '@portal/contract/order-dispatch';
import * as lists from '@portal/contract/order-lists';
import * as statuses from '@portal/contract/order-status-changes';
import type { Router } from '../../http/route.ts';
import { actorOf } from '../order-events/index.ts';
import { changeOrder } from './change-order.service.ts';
import { answerCounts, answerList } from './list/list-answers.service.ts';
import { getSupplierOrderDetail } from './list/order-detail.queries.ts';
import { sendOrders } from './list/order-export.service.ts';
import { actDispatch, actDispatchMany, actMove, actMoveMany } from './order-actions.service.ts';

/** Orders to one supplier, without salary data: ship, complete, delete with a reason. A supplier never processes. */
export function supplierOrderRoutes(router: Router): void {
  router.read(lists.listSupplierOrders, ({ query, scope, tenant, now }) =>
    tenant((db) => answerList(db, scope, query, now)),
  );
  router.read(lists.countSupplierOrders, ({ query, scope, tenant, now }) =>
    tenant((db) => answerCounts(db, scope, query, now)),
  );
  router.read(lists.exportSupplierOrders, ({ query, scope, session, tenant, now, reply }) =>
    sendOrders(reply, tenant, scope, query, session.language, now),
  );
  router.route(details.getSupplierOrder, ({ params, scope, tenant, now }) =>
    tenant((db) => getSupplierOrderDetail(db, scope, params.orderId, now)),
  );
  router.route(dispatching.dispatchSupplierOrder, (context) =>
    actDispatch(context, context.params.orderId, context.body),
  );
  router.route(dispatching.dispatchSupplierOrders, (context) => actDispatchMany(context, context.body));
  router.route(dispatching.changeSupplierOrder, ({ params, body, scope, session, tenant, now }) =>
    tenant((db) => changeOrder(db, scope, { ...params, ...body, actor: actorOf(session), now })),
  );
  router.route(statuses.changeSupplierOrderStatus, (context) => actMove(context, context.params.orderId, context.body));
  router.route(statuses.changeSupplierOrderStatuses, (context) => actMoveMany(context, context.body));
}
