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
import { dispatchOrder, type DispatchedOrder } from './ship/dispatch.service.ts';

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

/** Who does it and when, as the services take it. */
const moment = ({ session, now, today, requestId }: Act<unknown>) => ({
  actor: actorOf(session),
  now,
  today,
  requestId,
});

/** Processes orders and wakes the sender when the hold is over. */
export async function actProcess(
  act: Act<CompanyScope | AdminScope>,
  body: { orderIds: string[]; seen: Seen; binding: boolean; customName?: string | undefined },
): Promise<ProcessResult> {
  const { scope, now, services, tenant } = act;
  const holdSeconds = services.config.processHoldSeconds;
  const result = await tenant((db) =>
    processOrders(db, scope, { ...body, ...moment(act), customName: body.customName ?? '', holdSeconds }),
  );
  if (result.files.length > 0) services.queue.notify({ kind: 'scheduled-jobs', afterSeconds: holdSeconds + 1 });
  // A repeated key gets the first answer, and by then less of the hold is left.
  const left = (sendAfter: string) => Math.max(0, Math.ceil((Date.parse(sendAfter) - now.getTime()) / 1_000));
  return { ...result, files: result.files.map((file) => ({ ...file, secondsLeft: left(file.sendAfter) })) };
}

/** Takes a whole order file back before it leaves. */
export function actCancelFile(
  act: Act<CompanyScope | AdminScope>,
  orderFileId: string,
): Promise<{ orderFileId: string; orderCount: number }> {
  return act.tenant((db) => cancelOrderFile(db, act.scope, orderFileId, moment(act)));
}

export type MoveBody = { to: OrderStatus; reason: string; creditDraws: boolean };

/** Moves one order and tells whom it concerns. */
export async function actMove(
  act: Act<MoverScope>,
  orderId: string,
  body: MoveBody,
): Promise<{ orderId: string; status: OrderStatus }> {
  const { scope, services, tenant } = act;
  const { jobId, ...answer } = await tenant(async (db) => {
    await moveOrder(db, scope, { ...body, ...moment(act), orderId });
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
  const { scope, services, tenant } = act;
  const { jobId, results } = await tenant(async (db) => {
    const outcomes = await forEachOrder(db, scope, body.orderIds, (orderId) =>
      moveOrder(db, scope, { ...body, ...moment(act), orderId }),
    );
    return { results: outcomes, jobId: await tellMoved(db, act, doneIds(outcomes), body) };
  });
  notify(services, jobId);
  return { results };
}

export type DispatchBody = { serialNumber: string; tracking: string; dispatchDate?: Day | undefined };

/** Ships one order and tells the employee. */
export async function actDispatch(
  act: Act<SupplierScope | AdminScope>,
  orderId: string,
  body: DispatchBody,
): Promise<DispatchedOrder> {
  const { scope, now, today, services, tenant } = act;
  const { jobId, ...answer } = await tenant(async (db) => {
    const dispatchDay = body.dispatchDate ?? today;
    const dispatched = await dispatchOrder(db, scope, { ...body, ...moment(act), orderId, dispatchDay });
    const told = await tellAboutOrders(db, scope, now, { kind: 'order-shipped', orderIds: [orderId] });
    return { ...dispatched, jobId: told };
  });
  notify(services, jobId);
  return answer;
}

/** Ships many orders with their serial numbers, with one answer each. */
export async function actDispatchMany(
  act: Act<SupplierScope | AdminScope>,
  body: { items: ({ orderId: string } & Omit<DispatchBody, 'dispatchDate'>)[]; dispatchDate?: Day | undefined },
): Promise<{ results: OrderOutcome[] }> {
  const { scope, now, today, services, tenant } = act;
  const items = new Map(body.items.map((item) => [item.orderId, item]));
  const dispatchDay = body.dispatchDate ?? today;
  const { jobId, results } = await tenant(async (db) => {
    const outcomes = await forEachOrder(db, scope, [...items.keys()], (orderId) =>
      dispatchOrder(db, scope, {
        serialNumber: items.get(orderId)?.serialNumber ?? '',
        tracking: items.get(orderId)?.tracking ?? '',
        ...moment(act),
        orderId,
        dispatchDay,
      }),
    );
    const told = await tellAboutOrders(db, scope, now, { kind: 'order-shipped', orderIds: doneIds(outcomes) });
    return { results: outcomes, jobId: told };
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
