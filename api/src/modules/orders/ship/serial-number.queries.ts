import { checkDigitOf, normalizeSerialNumber, serialNumberError } from '@portal/contract/serial-number';
import type { Db } from '../../../db/tenant.ts';
import { DomainError } from '../../../http/domain-error.ts';

/**
 * The serial number as it is stored, or null where none is needed and none was given. Throws `serial-number-required`,
 * `invalid-serial-number` (15 digits are an IMEI and must pass its check digit), or `serial-number-already-used` for
 * one that another order of the same supplier carries, with that order's number. The unique index has the last word.
 */
export async function checkedSerialNumber(
  db: Db,
  order: { id: string; supplierId: string; requiresSerial: boolean },
  given: string,
): Promise<string | null> {
  if (given.trim() === '' && !order.requiresSerial) return null;
  const fault = serialNumberError(given);
  if (fault) {
    const of = checkDigitOf(given);
    throw new DomainError(fault, of === undefined ? undefined : [{ path: 'serialNumber', key: fault, of }]);
  }
  const serialNumber = normalizeSerialNumber(given);
  const other = await db
    .selectFrom('orders')
    .select('order_number')
    .where('supplier_id', '=', order.supplierId)
    .where('serial_number', '=', serialNumber)
    .where('status', '<>', 'DELETED')
    .where('id', '<>', order.id)
    .executeTakeFirst();
  if (other) {
    const of = String(other.order_number);
    throw new DomainError('serial-number-already-used', [
      { path: 'serialNumber', key: 'serial-number-already-used', of },
    ]);
  }
  return serialNumber;
}
