import { minorToText } from '@portal/contract/money';
import { cleanText } from '../../payroll/text.ts';
import { csvLine } from '../../tabular/csv-line.ts';

/** One line of an order file; nothing of anybody's salary (RULES 4.4). */
export type OrderFileLine = {
  orderNumber: number;
  orderDate: string;
  companyName: string;
  vatNo: string;
  invoiceMail: string;
  deliveryName: string;
  att: string;
  address1: string;
  address2: string;
  zip: string;
  city: string;
  country: string;
  phone: string;
  email: string;
  lineNo: number;
  isAccessory: boolean;
  supplierSKU: string;
  sku: string;
  productName: string;
  unitPriceExVat: number;
  currency: string;
  note: string;
};

const header = [
  'orderNumber',
  'orderDate',
  'companyName',
  'vatNo',
  'invoiceMail',
  'deliveryName',
  'att',
  'address1',
  'address2',
  'zip',
  'city',
  'country',
  'phone',
  'email',
  'lineNo',
  'mainLineNo',
  'isAccessory',
  'supplierSKU',
  'sku',
  'productName',
  'quantity',
  'unitPriceExVat',
  'currency',
  'note',
];

const mainLineNo = '1';

/**
 * The supplier's file: UTF-8 with byte order mark, `;`, one line for each product and accessory. A machine reads it, so
 * leads that a spreadsheet would run are taken away and not prefixed (DECISIONS 16); `+45` becomes `0045` instead.
 */
export function writeOrderFile(lines: readonly OrderFileLine[]): Buffer {
  const rows = lines.map((line) =>
    csvLine(
      toCells(line).map((cell) => cleanText(cell, 'UTF8BOM', ';')),
      ';',
    ),
  );
  return Buffer.from(`\ufeff${csvLine(header, ';')}${rows.join('')}`, 'utf8');
}

function toCells(line: OrderFileLine): string[] {
  return [
    String(line.orderNumber),
    line.orderDate,
    line.companyName,
    line.vatNo,
    line.invoiceMail,
    line.deliveryName,
    line.att,
    line.address1,
    line.address2,
    line.zip,
    line.city,
    line.country,
    line.phone.trim().replace(/^\+/, '00'),
    line.email,
    String(line.lineNo),
    line.isAccessory ? mainLineNo : '',
    String(line.isAccessory),
    line.supplierSKU,
    line.sku,
    line.productName,
    '1',
    minorToText(line.unitPriceExVat),
    line.currency,
    line.note,
  ];
}
