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
      'orders.id as orderId',
      'order_number as orderNumber',
      'ordered_on as orderDate',
      'orders.company_name as companyName',
      'companies.vat_no as vatNo',
      'companies.invoice_mail as invoiceMail',
      'delivery_name as deliveryName',
      'delivery_att as att',
      'delivery_address1 as address1',
      'delivery_address2 as address2',
      'delivery_zip as zip',
      'delivery_city as city',
      'delivery_country as country',
      'delivery_phone as phone',
      'delivery_email as email',
      sql<boolean>`coalesce(supplier_contact, true)`.as('withContact'),
      'order_lines.line_no as lineNo',
      'order_lines.is_accessory as isAccessory',
      'order_lines.supplier_sku as supplierSKU',
      'order_lines.sku',
      'order_lines.product_name as productName',
      'order_lines.price_ex_vat as unitPriceExVat',
      'orders.currency',
      'orders.note',
      sql<number>`coalesce((orders.pricing #>> '{offer,terms,vatRate}')::int, ${defaultVatRate})`.as('vatRate'),
      sql<string>`coalesce(products.attributes ->> 'GTIN', accessories.attributes ->> 'GTIN', '')`.as('gtin'),
    ])
    .execute();
  return {
    orderIds: [...new Set(rows.map(({ orderId }) => orderId))],
    // The company may have left phone and e-mail out after the order was made (DECISIONS 45).
    lines: rows.map(({ withContact, ...line }) => (withContact ? line : { ...line, phone: '', email: '' })),
  };
}
