import type { DeliverTo, DeliveryChoice, OwnAddress } from '@portal/contract/delivery';
import { sql } from 'kysely';
import { recordAudit } from '../../access/audit.ts';
import type { EmployeeScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { OrderingWindow } from './ordering-windows.queries.ts';

/** Where an order goes: the only personal data that a supplier sees (RULES 3.6). Frozen on the order. */
export type Delivery = {
  name: string;
  att: string;
  address1: string;
  address2: string;
  zip: string;
  city: string;
  country: string;
  phone: string;
  email: string;
};

/** An offered place: the subscription's own method comes first. */
export type OfferedDelivery = Delivery & { method: DeliverTo };

/**
 * Where an order may go (scenario 70): to the employee's own address and, when the subscription names one beside it, to
 * the company's for the employee's attention; or only there.
 */
export async function listDeliveries(
  db: Db,
  scope: EmployeeScope,
  window: Pick<OrderingWindow, 'deliveryMethod' | 'addressId'>,
): Promise<[OfferedDelivery, ...OfferedDelivery[]]> {
  const { withContact, phone, email, ...home } = await db
    .selectFrom('employees')
    .leftJoin('company_settings as s', 's.company_id', 'employees.company_id')
    .where('id', '=', scope.employeeId)
    .select(['name', 'address_line1 as address1', 'address_line2 as address2', 'zip_code as zip', 'city', 'country'])
    .select(['phone', 'email', 's.supplier_contact as withContact'])
    .executeTakeFirstOrThrow();
  // A company may leave both out of what its suppliers get (DECISIONS 45).
  const contact = withContact === false ? { phone: '', email: '' } : { phone, email };
  const own: OfferedDelivery = { ...home, ...contact, method: 'USER_ADDRESS', att: '' };
  if (window.addressId === null) return [own];
  const { att, ...address } = await db
    .selectFrom('company_addresses')
    .where('id', '=', window.addressId)
    .where('company_id', '=', scope.companyId)
    .select(['name', 'att', 'address_line1 as address1', 'address_line2 as address2', 'zip_code as zip', 'city'])
    .select('country')
    .executeTakeFirstOrThrow();
  const attention = [home.name, att].filter(Boolean).join(', ');
  const atWork: OfferedDelivery = { ...address, ...contact, method: 'COMPANY_ADDRESS', att: attention };
  return window.deliveryMethod === 'COMPANY_ADDRESS' ? [atWork] : [own, atWork];
}

/** The place that was chosen, with the typed address in it. 400 `invalid-data-provided` for one that is not offered. */
export function chosenPlace(
  offered: readonly [OfferedDelivery, ...OfferedDelivery[]],
  { deliverTo, address }: DeliveryChoice,
): OfferedDelivery {
  const place = offered.find(({ method }) => method === (deliverTo ?? offered[0].method));
  if (!place || (address && place.method !== 'USER_ADDRESS'))
    throw new DomainError('invalid-data-provided', [{ path: 'deliverTo', key: 'invalid-data-provided' }]);
  if (!address) return place;
  const { addressLine1, addressLine2, zipCode, city, country } = address;
  return { ...place, address1: addressLine1, address2: addressLine2, zip: zipCode, city, country };
}

/** Keeps the address that the employee typed and asked to keep. */
export async function keepAddress(
  db: Db,
  scope: EmployeeScope,
  { addressLine1, addressLine2, zipCode, city, country }: OwnAddress,
  now: Date,
): Promise<void> {
  await db
    .updateTable('employees')
    .set({ address_line1: addressLine1, address_line2: addressLine2, zip_code: zipCode, city, country })
    .set({ version: sql`version + 1` })
    .where('id', '=', scope.employeeId)
    .where('company_id', '=', scope.companyId)
    .execute();
  await recordAudit(db, { now, scope }, 'employee.address-kept', ['employee', scope.employeeId]);
}
