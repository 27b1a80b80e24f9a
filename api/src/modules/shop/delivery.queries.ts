import type { EmployeeScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
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

/**
 * To the employee's own address, or to the company address that the subscription names, for the employee's attention.
 */
export async function deliveryFor(
  db: Db,
  scope: EmployeeScope,
  window: Pick<OrderingWindow, 'deliveryMethod' | 'addressId'>,
): Promise<Delivery> {
  const employee = await db
    .selectFrom('employees')
    .where('id', '=', scope.employeeId)
    .select(['name', 'email', 'phone', 'address_line1', 'address_line2', 'zip_code', 'city', 'country'])
    .executeTakeFirstOrThrow();
  const contact = { phone: employee.phone, email: employee.email };
  if (window.deliveryMethod === 'USER_ADDRESS' || window.addressId === null) {
    return {
      ...contact,
      name: employee.name,
      att: '',
      address1: employee.address_line1,
      address2: employee.address_line2,
      zip: employee.zip_code,
      city: employee.city,
      country: employee.country,
    };
  }
  const address = await db
    .selectFrom('company_addresses')
    .where('id', '=', window.addressId)
    .where('company_id', '=', scope.companyId)
    .select(['name', 'att', 'address_line1', 'address_line2', 'zip_code', 'city', 'country'])
    .executeTakeFirstOrThrow();
  return {
    ...contact,
    name: address.name,
    att: [employee.name, address.att].filter(Boolean).join(', '),
    address1: address.address_line1,
    address2: address.address_line2,
    zip: address.zip_code,
    city: address.city,
    country: address.country,
  };
}
