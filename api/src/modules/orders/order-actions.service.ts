import type { Day } from '@portal/contract/days';
import type { OrderOutcome } from '@portal/contract/order-outcomes';
import type { ProcessResult } from '@portal/contract/order-processing';
import type { OrderStatus } from '@portal/contract/order-status';
import type { Seen } from '@portal/contract/seen';
import type { AdminScope, CompanyScope, SupplierScope } from '../../access/scope.ts';
import type { Session } from '../../access/session.ts';
import type { Db } from '../../db/tenant.ts';
import type { Services } from '../../services.ts';
import { actorOf } from '../order-events/index.ts';
import { forEachOrder } from './each-order.service.ts';
import { tellAboutOrders } from './mails/order-mails.job.ts';
import { moveOrder, type MoverScope } from './move-order.service.ts';
import { cancelOrderFile } from './process/cancel-order-file.service.ts';
import { processOrders } from './process/process.service.ts';
import type { DispatchedOrder } from './ship/dispatch.service.ts';
import { dispatchOrder } from './ship/dispatch.service.ts';

/** What a route hands over: who asks, when, and the one way to the database. */
export type Act<S> = {
  scope: S;
  session: Session;
  now: Date;
  today: Day;
  requestId: string;
  services: Services;
  tenant: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
};

/** Processes orders and wakes the sender when the hold is over. */
export async function actProcess(
  { scope, session, now, requestId, services, tenant }: Act<CompanyScope | AdminScope>,
  body: { orderIds: string[]; seen: Seen; binding: boolean; customName?: string | undefined },
): Promise<ProcessResult> {
  const holdSeconds = services.config.processHoldSeconds;
  const result = await tenant((db) =>
    processOrders(db, scope, {
      ...body,
      customName: body.customName ?? '',
      actor: actorOf(session),
      now,
      requestId,
      holdSeconds,
    }),
  );
  if (result.files.length > 0) services.queue.notify({ kind: 'scheduled-jobs', afterSeconds: holdSeconds + 1 });
  // A repeated key gets the first answer, and by then less of the hold is left.
  const left = (sendAfter: string) => Math.max(0, Math.ceil((Date.parse(sendAfter) - now.getTime()) / 1_000));
  return { ...result, files: result.files.map((file) => ({ ...file, secondsLeft: left(file.sendAfter) })) };
}

/** Takes a whole order file back before it leaves. */
export function actCancelFile(
  { scope, session, now, requestId, tenant }: Act<CompanyScope | AdminScope>,
  orderFileId: string,
): Promise<{ orderFileId: string; orderCount: number }> {
  return tenant((db) => cancelOrderFile(db, scope, orderFileId, { actor: actorOf(session), now, requestId }));
}

export type MoveBody = { to: OrderStatus; reason: string; creditDraws: boolean };

/** Moves one order and tells whom it concerns. */
export async function actMove(
  act: Act<MoverScope>,
  orderId: string,
  body: MoveBody,
): Promise<{ orderId: string; status: OrderStatus }> {
  const { scope, session, now, today, requestId, services, tenant } = act;
  const { jobId, ...answer } = await tenant(async (db) => {
    await moveOrder(db, scope, { ...body, orderId, actor: actorOf(session), now, today, requestId });
    return { orderId, status: body.to, jobId: await tellMoved(db, act, [orderId], body) };
  });
  notify(services, jobId);
  return answer;
}

/** Moves many orders, with one answer each. */
export async function actMoveMany(
  act: Act<MoverScope>,
  body: MoveBody & { orderIds: string[] },
): Promise<{ results: OrderOutcome[] }> {
  const { scope, session, now, today, requestId, services, tenant } = act;
  const { jobId, results } = await tenant(async (db) => {
    const outcomes = await forEachOrder(db, scope, body.orderIds, (orderId) =>
      moveOrder(db, scope, { ...body, orderId, actor: actorOf(session), now, today, requestId }),
    );
    return { results: outcomes, jobId: await tellMoved(db, act, doneIds(outcomes), body) };
  });
  notify(services, jobId);
  return { results };
}

export type DispatchBody = { serialNumber: string; tracking: string; dispatchDate?: Day | undefined };

/** Ships one order and tells the employee. */
export async function actDispatch(
  { scope, session, now, today, requestId, services, tenant }: Act<SupplierScope | AdminScope>,
  orderId: string,
  body: DispatchBody,
): Promise<DispatchedOrder> {
  const { jobId, ...answer } = await tenant(async (db) => {
    const dispatched = await dispatchOrder(db, scope, {
      ...body,
      orderId,
      dispatchDay: body.dispatchDate ?? today,
      today,
      now,
      actor: actorOf(session),
      requestId,
    });
    return {
      ...dispatched,
      jobId: await tellAboutOrders(db, scope, now, { kind: 'order-shipped', orderIds: [orderId] }),
    };
  });
  notify(services, jobId);
  return answer;
}

/** Ships many orders with their serial numbers, with one answer each. */
export async function actDispatchMany(
  { scope, session, now, today, requestId, services, tenant }: Act<SupplierScope | AdminScope>,
  body: { items: ({ orderId: string } & Omit<DispatchBody, 'dispatchDate'>)[]; dispatchDate?: Day | undefined },
): Promise<{ results: OrderOutcome[] }> {
  const items = new Map(body.items.map((item) => [item.orderId, item]));
  const { jobId, results } = await tenant(async (db) => {
    const outcomes = await forEachOrder(db, scope, [...items.keys()], (orderId) =>
      dispatchOrder(db, scope, {
        orderId,
        serialNumber: items.get(orderId)?.serialNumber ?? '',
        tracking: items.get(orderId)?.tracking ?? '',
        dispatchDay: body.dispatchDate ?? today,
        today,
        now,
        actor: actorOf(session),
        requestId,
      }),
    );
    return {
      results: outcomes,
      jobId: await tellAboutOrders(db, scope, now, { kind: 'order-shipped', orderIds: doneIds(outcomes) }),
    };
  });
  notify(services, jobId);
  return { results };
}

const doneIds = (outcomes: OrderOutcome[]) => outcomes.filter(({ done }) => done).map(({ orderId }) => orderId);

// Shipping and deleting are told; completing and undoing change nothing for the employee.
async function tellMoved(
  db: Db,
  { scope, now }: Act<MoverScope>,
  orderIds: string[],
  { to, reason }: MoveBody,
): Promise<string | null> {
  if (to === 'DISPATCHED') return tellAboutOrders(db, scope, now, { kind: 'order-shipped', orderIds });
  if (to === 'DELETED')
    return tellAboutOrders(db, scope, now, {
      kind: 'order-deleted',
      orderIds,
      reason,
      toCompany: scope.role !== 'company',
    });
  return null;
}

function notify({ queue }: Services, jobId: string | null): void {
  if (jobId) queue.notify({ kind: 'run-job', id: jobId });
}
