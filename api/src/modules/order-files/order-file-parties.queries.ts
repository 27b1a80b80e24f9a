import type { OrderFileFormat } from '@portal/contract/order-file-formats';
import type { Db } from '../../db/tenant.ts';
import { buyerEndpoint, type UblParty, type UblSettings } from './order-file-ubl.mapping.ts';

/** Between whom a file goes, and in which form its reader wants it. */
export type OrderFileParties = { format: OrderFileFormat; settings: UblSettings; buyer: UblParty; seller: UblParty };

/** The company and the supplier of a file that leaves, as they are at that moment. */
export async function readParties(
  db: Db,
  file: { company_id: string; supplier_id: string },
): Promise<OrderFileParties> {
  const company = await db
    .selectFrom('companies')
    .select([
      'company_name',
      'vat_no',
      'invoice_mail',
      'address_line_one as address1',
      'address_line_two as address2',
      'zipcode as zip',
      'city',
      'country',
      'phone_number as phone',
    ])
    .where('id', '=', file.company_id)
    .executeTakeFirstOrThrow();
  const supplier = await db
    .selectFrom('suppliers')
    .select([
      'order_file_format',
      'ubl_customization_id',
      'ubl_profile_id',
      'ubl_endpoint as endpoint',
      'name',
      'address_line_one as address1',
      'address_line_two as address2',
      'zipcode as zip',
      'city',
      'country',
      'phone',
      'email',
    ])
    .where('id', '=', file.supplier_id)
    .executeTakeFirstOrThrow();
  const { order_file_format, ubl_customization_id, ubl_profile_id, ...seller } = supplier;
  const { company_name, vat_no, invoice_mail, ...buyer } = company;
  return {
    format: order_file_format,
    settings: { customizationId: ubl_customization_id, profileId: ubl_profile_id },
    seller,
    buyer: {
      ...buyer,
      name: company_name,
      email: invoice_mail,
      endpoint: buyerEndpoint(buyer.country, vat_no, invoice_mail),
    },
  };
}
