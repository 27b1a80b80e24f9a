import * as contract from '@portal/contract/orders';
import type { Router } from '../../http/route.ts';
import { actorOf } from './actor.ts';
import { changeOrder } from './change-order.ts';
import { assertFilterIds } from './filter-ids.ts';
import { answerCounts, answerList } from './list-answers.ts';
import { actDispatch, actDispatchMany, actMove, actMoveMany } from './order-actions.ts';
import { getSupplierOrderDetail } from './order-detail.queries.ts';
import { readForExport, sendExport } from './order-export.ts';

/** Orders to one supplier, without salary data: ship, complete, delete with a reason. A supplier never processes. */
export function supplierOrderRoutes(router: Router): void {
  router.route(contract.listSupplierOrders, ({ query, scope, tenant, now }) => tenant((db, statements) => answerList(db, statements, scope, query, now)));
  router.route(contract.countSupplierOrders, ({ query, scope, tenant, now, today }) => tenant((db, statements) => answerCounts(db, statements, scope, query, now, today)));
  router.route(contract.exportSupplierOrders, async ({ query, scope, session, tenant, now, reply }) => {
    const rows = await tenant(async (db, statements) => {
      await assertFilterIds(db, scope, query);
      return readForExport(statements, scope, query, now);
    });
    return sendExport(reply, rows, scope, query.format, session.language);
  });
  router.route(contract.getSupplierOrder, ({ params, scope, tenant, now }) => tenant((db) => getSupplierOrderDetail(db, scope, params.orderId, now)));
  router.route(contract.dispatchSupplierOrder, (context) => actDispatch(context, context.params.orderId, context.body));
  router.route(contract.dispatchSupplierOrders, (context) => actDispatchMany(context, context.body));
  router.route(contract.changeSupplierOrder, ({ params, body, scope, session, tenant, now }) => tenant((db) => changeOrder(db, scope, { ...params, ...body, actor: actorOf(session), now })));
  router.route(contract.changeSupplierOrderStatus, (context) => actMove(context, context.params.orderId, context.body));
  router.route(contract.changeSupplierOrderStatuses, (context) => actMoveMany(context, context.body));
}
