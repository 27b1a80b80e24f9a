import {
  acceptProposal as acceptEndpoint,
  confirmReceipt as receiptEndpoint,
  deleteEmployeeOrder,
  downloadAddendum,
  getEmployeeOrder,
  listEmployeeOrders,
} from '@portal/contract/employee-orders';
import type { Router } from '../../http/route.ts';
import { sendAddendum } from '../order-confirmation/index.ts';
import { actorOf } from '../order-events/index.ts';
import { toEmployeeOrder } from './employee-orders.mapping.ts';
import { listOwnOrders } from './employee-orders.queries.ts';
import { acceptProposal, confirmReceipt, deleteOwnOrder, ownOrderDetail } from './employee-orders.service.ts';
import { taxChoiceOf } from './tax-choice.queries.ts';

/** The employee's own orders. They stay readable after the exit date (RULES 3.5). */
export function employeeOrderRoutes(router: Router): void {
  router.read(listEmployeeOrders, ({ query, scope, tenant }) =>
    tenant(async (db) => {
      const [{ data, meta }, taxChoice] = [await listOwnOrders(db, scope, query), await taxChoiceOf(db, scope)];
      return { data: data.map((row) => toEmployeeOrder(row, taxChoice)), meta };
    }),
  );
  router.route(getEmployeeOrder, ({ params, scope, tenant, today }) =>
    tenant((db) => ownOrderDetail(db, scope, params.orderId, today)),
  );
  router.route(deleteEmployeeOrder, async ({ params, scope, session, thenNotify, now, today, services }) => {
    const { publicUrl } = services.config;
    return thenNotify('deliver-mail', (db) =>
      deleteOwnOrder(db, scope, params.orderId, actorOf(session), { now, today, publicUrl }),
    );
  });
  router.route(receiptEndpoint, ({ params, scope, session, tenant, now, today }) =>
    tenant((db) => confirmReceipt(db, scope, params.orderId, actorOf(session), { now, today })),
  );
  router.route(acceptEndpoint, async ({ params, body, scope, session, tenant, now, today, request, services }) => {
    const consent = { ...body, actor: actorOf(session), ip: request.ip };
    const changed = await tenant((db) => acceptProposal(db, scope, params.orderId, consent, { now, today }));
    services.queue.notify({ kind: 'confirm-order', id: changed.id });
    return changed;
  });
  router.route(downloadAddendum, ({ params, scope, session, tenant, services, reply }) =>
    sendAddendum({ scope, orderId: params.orderId, language: session.language, tenant, services, reply }),
  );
}
