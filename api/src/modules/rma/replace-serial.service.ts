import { sql } from 'kysely';
import type { AdminScope, SupplierScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { recordOrderEvent } from '../order-events/index.ts';
import { checkedSerialNumber } from '../orders/index.ts';
import type { Acting } from './report-rma.service.ts';
import type { FoundRma } from './rma.queries.ts';

/**
 * The item that came instead: its number stands on the order, the old one in the histories of the order and of the RMA
 * request; draws stay as they are (scenario 48). Throws as shipping does for a number that is missing, wrong or used,
 * the old one among them.
 */
export async function replaceSerial(
  db: Db,
  _scope: SupplierScope | AdminScope,
  found: FoundRma,
  given: string,
  { actor, now }: Acting,
): Promise<{ old_serial_number: string | null; new_serial_number: string | null }> {
  const serialNumber = await checkedSerialNumber(
    db,
    { id: found.orderId, supplierId: found.supplierId, requiresSerial: found.requiresSerial },
    given,
  );
  if (serialNumber !== null && serialNumber === found.serialNumber) throw new DomainError('serial-number-already-used');
  if (serialNumber !== null) {
    await db
      .updateTable('orders')
      .set({ serial_number: serialNumber, version: sql`version + 1` })
      .where('id', '=', found.orderId)
      .where('supplier_id', '=', found.supplierId)
      .execute();
    await recordOrderEvent(db, {
      orderId: found.orderId,
      companyId: found.companyId,
      supplierId: found.supplierId,
      employeeId: found.employeeId,
      at: now,
      kind: 'SERIAL_NUMBER',
      fromStatus: null,
      toStatus: null,
      actor,
      reason: 'RMA',
      detail: { ...(found.serialNumber === null ? {} : { previousSerialNumber: found.serialNumber }), serialNumber },
    });
  }
  return { old_serial_number: found.serialNumber, new_serial_number: serialNumber };
}
