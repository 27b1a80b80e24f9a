import * as details from '@portal/contract/order-detail';
import * as dispatching from '@portal/contract/order-dispatch';
import * as lists from '@portal/contract/order-lists';
import * as processing from '@portal/contract/order-processing';
import * as statuses from '@portal/contract/order-status-changes';
import type { Router } from '../../http/route.ts';
import { sendAddendum } from '../order-confirmation/index.ts';
import { actorOf } from '../order-events/index.ts';
import { changeOrder } from './change-order.service.ts';
import { giveBack } from './give-back.service.ts';
import { answerCounts, answerList } from './list/list-answers.service.ts';
import { getOrderDetail } from './list/order-detail.queries.ts';
import { sendOrders } from './list/order-export.service.ts';
import { actDispatch, actDispatchMany, actMove, actMoveMany, actProcess } from './order-actions.service.ts';
import { previewProcessing } from './process/process-preview.service.ts';

/** Orders of all companies for the back office: everything that RULES 3.1 knows, undoing included. */
export function adminOrderRoutes(router: Router): void {
  router.read(lists.listAllOrders, ({ query, scope, tenant, now }) =>
    tenant((db) => answerList(db, scope, query, now)),
  );
  router.read(lists.countAllOrders, ({ query, scope, tenant, now }) =>
    tenant((db) => answerCounts(db, scope, query, now)),
  );
  router.read(lists.exportAllOrders, ({ query, scope, session, tenant, now, reply }) =>
    sendOrders(reply, tenant, scope, query, session.language, now),
  );
  router.route(details.getOrder, ({ params, scope, tenant, now }) =>
    tenant((db) => getOrderDetail(db, scope, params.orderId, now)),
  );
  router.route(details.downloadOrderAddendum, ({ params, scope, session, tenant, services, reply }) =>
    sendAddendum({ scope, orderId: params.orderId, language: session.language, tenant, services, reply }),
  );
  router.route(processing.previewProcess, ({ body, scope, tenant, services }) =>
    tenant((db) => previewProcessing(db, scope, body.orderIds, services.config.processHoldSeconds)),
  );
  router.route(processing.processOrders, (context) => actProcess(context, context.body));
  router.route(dispatching.dispatchOrder, (context) => actDispatch(context, context.params.orderId, context.body));
  router.route(dispatching.dispatchOrders, (context) => actDispatchMany(context, context.body));
  router.route(dispatching.changeOrder, ({ params, body, scope, session, tenant, now }) =>
    tenant((db) => changeOrder(db, scope, { ...params, ...body, actor: actorOf(session), now })),
  );
  router.route(statuses.changeAnyOrderStatus, (context) => actMove(context, context.params.orderId, context.body));
  router.route(statuses.creditOrder, (context) =>
    context.tenant((db) => giveBack(db, context, context.params.orderId, context.body.from)),
  );
  router.route(statuses.changeAnyOrderStatuses, (context) => actMoveMany(context, context.body));
}
