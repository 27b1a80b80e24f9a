import { sql } from 'kysely';
import type { AdminScope, SupplierScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError, illegalChange } from '../../http/domain-error.ts';
import { type Actor, recordOrderEvent } from '../order-events/index.ts';
import { ownOrders } from './own-orders.queries.ts';
import { checkedSerialNumber } from './ship/serial-number.queries.ts';

export type OrderChange = {
  orderId: string;
  serialNumber?: string | undefined;
  tracking?: string | undefined;
  version: number;
  actor: Actor;
  now: Date;
};

/**
 * Corrects serial number or tracking of a shipped order; the history keeps the number that was there (RULES 3.1).
 * 409 `changed-by-someone-else` for a stale version, 409 `invalid-data-provided` before shipping or after deletion.
 */
export async function changeOrder(
  db: Db,
  scope: SupplierScope | AdminScope,
  change: OrderChange,
): Promise<{ orderId: string; serialNumber: string | null; tracking: string; version: number }> {
  const order = await db
    .selectFrom('orders')
    .where('id', '=', change.orderId)
    .where(ownOrders(scope))
    .forUpdate()
    .select([
      'id',
      'company_id',
      'supplier_id',
      'employee_id',
      'status',
      'requires_serial',
      'serial_number',
      'tracking',
      'version',
    ])
    .executeTakeFirst();
  if (!order) throw new DomainError('order-not-found');
  if (order.status !== 'DISPATCHED' && order.status !== 'COMPLETED') throw illegalChange();
  if (order.version !== change.version) throw new DomainError('changed-by-someone-else');
  const serialNumber =
    change.serialNumber === undefined
      ? order.serial_number
      : await checkedSerialNumber(
          db,
          { id: order.id, supplierId: order.supplier_id, requiresSerial: order.requires_serial },
          change.serialNumber,
        );
  const tracking = change.tracking ?? order.tracking;
  const { version } = await db
    .updateTable('orders')
    .set({ serial_number: serialNumber, tracking, version: sql`version + 1` })
    .where('id', '=', order.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  const event = {
    orderId: order.id,
    companyId: order.company_id,
    supplierId: order.supplier_id,
    employeeId: order.employee_id,
    at: change.now,
    fromStatus: null,
    toStatus: null,
    actor: change.actor,
  };
  if (serialNumber !== order.serial_number) {
    await recordOrderEvent(db, {
      ...event,
      kind: 'SERIAL_NUMBER',
      detail: {
        ...(order.serial_number ? { previousSerialNumber: order.serial_number } : {}),
        ...(serialNumber ? { serialNumber } : {}),
      },
    });
  }
  if (tracking !== order.tracking) await recordOrderEvent(db, { ...event, kind: 'NOTE', detail: { tracking } });
  return { orderId: order.id, serialNumber, tracking, version };
}
