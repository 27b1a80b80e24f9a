import type { Day } from '@portal/contract/days';
import { allRiskExpiry } from '@portal/contract/draw-schedule';
import { sql } from 'kysely';
import { recordAudit } from '../../../access/audit.ts';
import type { AdminScope, SupplierScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { DomainError, illegalChange, invalidFields } from '../../../http/domain-error.ts';
import { type Actor, recordOrderEvent } from '../../order-events/index.ts';
import { assertMove } from '../change-status.service.ts';
import { ownOrders } from '../own-orders.queries.ts';
import { makeDraws, planDraws, readDrawTerms } from './plan-draws.service.ts';
import { checkedSerialNumber } from './serial-number.queries.ts';

export type Dispatch = {
  orderId: string;
  serialNumber: string;
  tracking: string;
  dispatchDay: Day;
  today: Day;
  now: Date;
  actor: Actor;
  requestId: string;
};
export type DispatchedOrder = { orderId: string; status: 'DISPATCHED'; serialNumber: string | null; dispatchDate: Day };

/**
 * PROCESSING → DISPATCHED: serial number if the category wants one, dispatch day between order day and today, all-risk
 * expiry, and the n planned draws, in one transaction (RULES 2.4, 3.1). Throws as `checkedSerialNumber` does, 400 for
 * a wrong day, 409 `invalid-data-provided` when the order is not in process.
 */
export async function dispatchOrder(
  db: Db,
  scope: SupplierScope | AdminScope,
  dispatch: Dispatch,
): Promise<DispatchedOrder> {
  const { orderId, dispatchDay, now } = dispatch;
  const order = await db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .where(ownOrders(scope))
    .forUpdate()
    .select([
      'id',
      'company_id',
      'supplier_id',
      'employee_id',
      'status',
      'is_proposal',
      'ordered_on',
      'months',
      'is_present',
      'requires_serial',
      'all_risk_month',
      'has_all_risk',
      'expire_date',
    ])
    .executeTakeFirst();
  if (!order) throw new DomainError('order-not-found');
  if (order.status !== 'PROCESSING') throw illegalChange();
  assertMove(order.status, 'DISPATCHED', scope.role, order.is_proposal);
  if (dispatchDay > dispatch.today || dispatchDay < order.ordered_on)
    throw invalidFields({ path: 'dispatchDate', key: 'invalid-day' });
  const serialNumber = await checkedSerialNumber(
    db,
    { id: order.id, supplierId: order.supplier_id, requiresSerial: order.requires_serial },
    dispatch.serialNumber,
  );

  // A gift has no draws and no term; draws from the effect date on were planned with the processing (DECISIONS 33).
  const isPlanned = order.is_present || order.expire_date !== null;
  const plan = isPlanned ? null : planDraws(await readDrawTerms(db, orderId), dispatchDay, order.months);
  const hasAllRisk = order.has_all_risk || order.all_risk_month > 0;
  await db
    .updateTable('orders')
    .set({
      ...(plan ? { expire_date: plan.expireDate } : {}),
      all_risk_expires: hasAllRisk ? allRiskExpiry(dispatchDay, order.months) : null,
      status: 'DISPATCHED',
      serial_number: serialNumber,
      tracking: dispatch.tracking,
      dispatched_on: dispatchDay,
      dispatched_at: now,
      version: sql`version + 1`,
    })
    .where('id', '=', orderId)
    .where('status', '=', 'PROCESSING')
    .execute();
  if (plan) await makeDraws(db, orderId, plan);

  await recordOrderEvent(db, {
    orderId,
    companyId: order.company_id,
    supplierId: order.supplier_id,
    employeeId: order.employee_id,
    at: now,
    kind: 'STATUS',
    fromStatus: 'PROCESSING',
    toStatus: 'DISPATCHED',
    actor: dispatch.actor,
    detail: {
      ...(serialNumber ? { serialNumber } : {}),
      ...(dispatch.tracking ? { tracking: dispatch.tracking } : {}),
    },
  });
  await recordAudit(
    db,
    { now, scope, requestId: dispatch.requestId, companyId: order.company_id, supplierId: order.supplier_id },
    'order.dispatched',
    ['order', orderId],
    { dispatchDay, draws: plan?.periods.length ?? 0 },
  );
  return { orderId, status: 'DISPATCHED', serialNumber, dispatchDate: dispatchDay };
}
