import * as contract from '@portal/contract/orders';
import type { Router } from '../../http/route.ts';
import { actorOf } from './actor.ts';
import { changeOrder } from './change-order.ts';
import { assertFilterIds } from './filter-ids.ts';
import { answerCounts, answerList } from './list-answers.ts';
import { actDispatch, actDispatchMany, actMove, actMoveMany, actProcess } from './order-actions.ts';
import { getOrderDetail } from './order-detail.queries.ts';
import { readForExport, sendExport } from './order-export.ts';
import { previewProcessing } from './process-preview.ts';

/** Orders of all companies for the back office: everything that RULES 3.1 knows, undoing included. */
export function adminOrderRoutes(router: Router): void {
  router.route(contract.listAllOrders, ({ query, scope, tenant, now }) => tenant((db, statements) => answerList(db, statements, scope, query, now)));
  router.route(contract.countAllOrders, ({ query, scope, tenant, now, today }) => tenant((db, statements) => answerCounts(db, statements, scope, query, now, today)));
  router.route(contract.exportAllOrders, async ({ query, scope, session, tenant, now, reply }) => {
    const rows = await tenant(async (db, statements) => {
      await assertFilterIds(db, scope, query);
      return readForExport(statements, scope, query, now);
    });
    return sendExport(reply, rows, scope, query.format, session.language);
  });
  router.route(contract.getOrder, ({ params, scope, tenant, now }) => tenant((db) => getOrderDetail(db, scope, params.orderId, now)));
  router.route(contract.previewProcess, ({ body, scope, tenant, services }) => tenant((db) => previewProcessing(db, scope, body.orderIds, services.config.processHoldSeconds)));
  router.route(contract.processOrders, (context) => actProcess(context, context.body));
  router.route(contract.dispatchOrder, (context) => actDispatch(context, context.params.orderId, context.body));
  router.route(contract.dispatchOrders, (context) => actDispatchMany(context, context.body));
  router.route(contract.changeOrder, ({ params, body, scope, session, tenant, now }) => tenant((db) => changeOrder(db, scope, { ...params, ...body, actor: actorOf(session), now })));
  router.route(contract.changeAnyOrderStatus, (context) => actMove(context, context.params.orderId, context.body));
  router.route(contract.changeAnyOrderStatuses, (context) => actMoveMany(context, context.body));
}
