import { sql } from 'kysely';
import type { Db } from '../../db/tenant.ts';
import type { UblLine } from './order-file-ubl.mapping.ts';

/** VAT of Denmark, Sweden and Norway, for orders that hold no rate of their own. */
const defaultVatRate = 2_500;

/** The lines of a file that leaves: its orders that are still in process or further, each with its accessories. */
export async function readOrderFileLines(
  db: Db,
  orderFileId: string,
): Promise<{ orderIds: string[]; lines: UblLine[] }> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('companies', 'companies.id', 'orders.company_id')
    .leftJoin('company_settings', 'company_settings.company_id', 'orders.company_id')
    .innerJoin('order_lines', (join) =>
      join.onRef('order_lines.order_id', '=', 'orders.id').onRef('order_lines.company_id', '=', 'orders.company_id'),
    )
    .leftJoin('products', 'products.id', 'order_lines.product_id')
    .leftJoin('accessories', 'accessories.id', 'order_lines.accessory_id')
    .where('orders.order_file_id', '=', orderFileId)
    .where('orders.status', '<>', 'DELETED')
    .orderBy('orders.order_number')
    .orderBy('order_lines.line_no')
    .select([
      'orders.id',
      'order_number',
      'ordered_on',
      'orders.company_name',
      'companies.vat_no',
      'companies.invoice_mail',
      'delivery_name',
      'delivery_att',
      'delivery_address1',
      'delivery_address2',
      'delivery_zip',
      'delivery_city',
      'delivery_country',
      'delivery_phone',
      'delivery_email',
      sql<boolean>`coalesce(supplier_contact, true)`.as('with_contact'),
      'order_lines.line_no',
      'order_lines.is_accessory',
      'order_lines.supplier_sku',
      'order_lines.sku',
      'order_lines.product_name',
      'order_lines.price_ex_vat',
      'orders.currency',
      'orders.note',
      sql<number>`coalesce((orders.pricing #>> '{offer,vatRate}')::int, ${defaultVatRate})`.as('vat_rate'),
      sql<string>`coalesce(products.attributes ->> 'GTIN', accessories.attributes ->> 'GTIN', '')`.as('gtin'),
    ])
    .execute();
  return {
    orderIds: [...new Set(rows.map(({ id }) => id))],
    lines: rows.map((row) => ({
      orderNumber: row.order_number,
      orderDate: row.ordered_on,
      companyName: row.company_name,
      vatNo: row.vat_no,
      invoiceMail: row.invoice_mail,
      deliveryName: row.delivery_name,
      att: row.delivery_att,
      address1: row.delivery_address1,
      address2: row.delivery_address2,
      zip: row.delivery_zip,
      city: row.delivery_city,
      country: row.delivery_country,
      // The company may have left them out after the order was made (DECISIONS 45).
      phone: row.with_contact ? row.delivery_phone : '',
      email: row.with_contact ? row.delivery_email : '',
      lineNo: row.line_no,
      isAccessory: row.is_accessory,
      supplierSKU: row.supplier_sku,
      sku: row.sku,
      productName: row.product_name,
      unitPriceExVat: row.price_ex_vat,
      currency: row.currency,
      note: row.note,
      vatRate: row.vat_rate,
      gtin: row.gtin,
    })),
  };
}
