import type { ProcessResult } from '@portal/contract/order-processing';
import type { Seen } from '@portal/contract/seen';
import { processingFacts } from '@portal/contract/seen-acts';
import { sql } from 'kysely';
import { recordAudit } from '../../../access/audit.ts';
import type { AdminScope, CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { assertSeen } from '../../../http/assert-seen.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { type Actor, recordOrderEvents } from '../../order-events/index.ts';
import { assertOwnOrders } from '../own-orders.queries.ts';
import { planAtProcessing } from '../ship/plan-draws.service.ts';
import { openOrderFile } from './open-order-file.service.ts';
import { goingOf } from './process-preview.service.ts';
import { readCandidates, toOutcome, type Candidate } from './process.queries.ts';

export type ProcessAction = {
  orderIds: readonly string[];
  seen: Seen;
  binding: boolean;
  customName: string;
  actor: Actor;
  now: Date;
  holdSeconds: number;
  requestId: string;
};

/**
 * ORDERED → PROCESSING for many orders at once, binding (RULES 3.1, DECISIONS 9): one order file for each company and
 * supplier, which leaves after the hold. The orders are locked first, so of two people who press at the same moment the
 * second one waits and is told what changed since the preview (DECISIONS 48). Everything stands in one transaction; a
 * crash leaves either all of it or nothing. 400 `binding-not-confirmed` without the confirmation.
 */
export async function processOrders(
  db: Db,
  scope: CompanyScope | AdminScope,
  action: ProcessAction,
): Promise<ProcessResult> {
  if (!action.binding) throw new DomainError('binding-not-confirmed');
  await assertOwnOrders(db, scope, action.orderIds, { lock: true });
  const candidates = await readCandidates(db, scope, action.orderIds);
  assertSeen(action.seen, processingFacts(goingOf(candidates)));
  const going = candidates.filter(({ key }) => key === null);
  // Files of one company are numbered one after another under a lock, taken in the same order everywhere.
  const groups = [...Map.groupBy(going, (order) => `${order.companyId} ${order.supplierId}`)].sort(([left], [right]) =>
    left < right ? -1 : 1,
  );
  const files: ProcessResult['files'] = [];
  for (const [, orders] of groups) {
    const [first] = orders;
    if (first) files.push(await sendGroup(db, scope, first, orders, action));
  }
  return { results: candidates.map(toOutcome), files };
}

async function sendGroup(
  db: Db,
  scope: CompanyScope | AdminScope,
  { companyId, supplierId, supplierName }: Candidate,
  orders: Candidate[],
  { now, holdSeconds, customName, actor, requestId }: ProcessAction,
): Promise<ProcessResult['files'][number]> {
  const sendAfter = new Date(now.getTime() + holdSeconds * 1_000);
  const file = await openOrderFile(db, {
    companyId,
    supplierId,
    customName,
    createdBy: scope.userId,
    now,
    sendAfter,
    orderCount: orders.length,
  });
  const ids = orders.map(({ id }) => id);
  const moved = await db
    .updateTable('orders')
    .set({
      status: 'PROCESSING',
      processed_at: now,
      order_file_id: file.id,
      attempt: sql`attempt + 1`,
      version: sql`version + 1`,
    })
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .where('company_id', '=', companyId)
    .where('status', '=', 'ORDERED')
    .returning(['id', 'attempt'])
    .execute();
  if (moved.length !== ids.length) throw new Error('a locked order was moved by somebody else');
  await planAtProcessing(db, scope, companyId, ids);
  await db
    .insertInto('order_file_orders')
    .values(
      moved.map(({ id, attempt }) => ({
        order_file_id: file.id,
        order_id: id,
        company_id: companyId,
        supplier_id: supplierId,
        attempt,
      })),
    )
    .execute();
  await recordOrderEvents(
    db,
    orders.map((order) => ({
      orderId: order.id,
      companyId,
      supplierId,
      employeeId: order.employeeId,
      at: now,
      kind: 'STATUS',
      fromStatus: 'ORDERED',
      toStatus: 'PROCESSING',
      actor,
      detail: { fileName: file.fileName },
    })),
  );
  await recordAudit(db, { now, scope, requestId, companyId, supplierId }, 'orders.processed', ['order_file', file.id], {
    orderIds: ids,
  });
  return {
    orderFileId: file.id,
    batch: file.batch,
    supplierName,
    orderCount: orders.length,
    sendAfter: sendAfter.toISOString(),
    secondsLeft: holdSeconds,
  };
}
