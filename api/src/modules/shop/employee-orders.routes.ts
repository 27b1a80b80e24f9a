import {
  acceptProposal as acceptEndpoint, confirmReceipt as receiptEndpoint, deleteEmployeeOrder, downloadAddendum, getEmployeeOrder, listEmployeeOrders,
} from '@portal/contract/employee-orders';
import type { Session } from '../../access/session.ts';
import { DomainError } from '../../http/domain-error.ts';
import { sendFile } from '../../http/send-file.ts';
import type { Router } from '../../http/route.ts';
import { confirmOrder } from './confirm-order.ts';
import { findOwnOrder, listOwnOrders } from './employee-orders.queries.ts';
import { toEmployeeOrder } from './employee-orders.mapping.ts';
import { acceptProposal, confirmReceipt, deleteOwnOrder, ownOrderDetail } from './employee-orders.service.ts';

const actorOf = (session: Session) => ({ id: session.userId, name: session.name, role: session.role });

/** The employee's own orders. They stay readable after the exit date (RULES 3.5). */
export function employeeOrderRoutes(router: Router): void {
  router.route(listEmployeeOrders, ({ query, scope, tenant }) => tenant(async (db) => {
    const { data, meta } = await listOwnOrders(db, scope, query);
    return { data: data.map(toEmployeeOrder), meta };
  }));
  router.route(getEmployeeOrder, ({ params, scope, tenant, today }) => tenant((db) => ownOrderDetail(db, scope, params.orderId, today)));
  router.route(deleteEmployeeOrder, ({ params, scope, session, tenant, now, today }) => tenant((db) => deleteOwnOrder(db, scope, params.orderId, actorOf(session), { now, today })));
  router.route(receiptEndpoint, ({ params, scope, session, tenant, now, today }) => tenant((db) => confirmReceipt(db, scope, params.orderId, actorOf(session), { now, today })));
  router.route(acceptEndpoint, async ({ params, body, scope, session, tenant, now, today, request, services }) => {
    const consent = { ...body, actor: actorOf(session), ip: request.ip };
    const changed = await tenant((db) => acceptProposal(db, scope, params.orderId, consent, { now, today }));
    services.queue.kick({ kind: 'confirm-order', id: changed.id });
    return changed;
  });
  router.route(downloadAddendum, async ({ params, scope, tenant, services, reply }) => {
    const pathOf = () => tenant(async (db) => {
      const order = await findOwnOrder(db, scope, params.orderId);
      if (!order) throw new DomainError('order-not-found');
      return { path: order.addendum_path, awaits: order.awaits_confirmation, orderNumber: order.order_number };
    });
    let found = await pathOf();
    if (found.path === null && found.awaits) {
      // Asked for before the worker came to it: made now, and the worker finds nothing left to do.
      await confirmOrder(services, params.orderId);
      found = await pathOf();
    }
    if (found.path === null) throw new DomainError('file-not-found');
    return sendFile(reply, `addendum-${found.orderNumber}.pdf`, await services.files.stream(found.path));
  });
}
