import * as details from '@portal/contract/order-detail';
import * as lists from '@portal/contract/order-lists';
import * as processing from '@portal/contract/order-processing';
import * as statuses from '@portal/contract/order-status-changes';
import type { Router } from '../../http/route.ts';
import { sendAddendum } from '../order-confirmation/index.ts';
import { answerCounts, answerList } from './list/list-answers.service.ts';
import { getOrderDetail } from './list/order-detail.queries.ts';
import { sendOrders } from './list/order-export.service.ts';
import { actMove, actMoveMany, actProcess } from './order-actions.service.ts';
import { previewProcessing } from './process/process-preview.service.ts';

/** A company's own orders: see, process (binding), delete while ordered. */
export function companyOrderRoutes(router: Router): void {
  router.read(lists.listCompanyOrders, ({ query, scope, tenant, now }) =>
    tenant((db) => answerList(db, scope, query, now)),
  );
  router.read(lists.countCompanyOrders, ({ query, scope, tenant, now }) =>
    tenant((db) => answerCounts(db, scope, query, now)),
  );
  router.read(lists.exportCompanyOrders, ({ query, scope, session, tenant, now, reply }) =>
    sendOrders(reply, tenant, scope, query, session.language, now),
  );
  router.route(details.getCompanyOrder, ({ params, scope, tenant, now }) =>
    tenant((db) => getOrderDetail(db, scope, params.orderId, now)),
  );
  router.route(details.downloadCompanyAddendum, ({ params, scope, session, tenant, services, reply }) =>
    sendAddendum({ scope, orderId: params.orderId, language: session.language, tenant, services, reply }),
  );
  router.route(processing.previewCompanyProcess, ({ body, scope, tenant, services }) =>
    tenant((db) => previewProcessing(db, scope, body.orderIds, services.config.processHoldSeconds)),
  );
  router.route(processing.processCompanyOrders, (context) => actProcess(context, context.body));
  router.route(statuses.changeCompanyOrderStatus, (context) => actMove(context, context.params.orderId, context.body));
  router.route(statuses.changeCompanyOrderStatuses, (context) => actMoveMany(context, context.body));
}
