import type { FastifyReply } from 'fastify';
import type { Locale } from '@portal/contract/constants';
import type { OrderStatus } from '@portal/contract/order-status';
import type { OrderRow, SupplierOrderRow } from '@portal/contract/order-rows';
import type { Statements } from '../../db/conversation.ts';
import { sendFile } from '../../http/send-file.ts';
import { dayCell, writeCsv, type ExportCell } from '../../tabular/write-csv.ts';
import { writeXlsx } from '../../tabular/write-xlsx.ts';
import { orderListStatements, type OrderListInput } from './order-list.queries.ts';
import type { OrderScope } from './own-orders.ts';

/** An export holds at most this many orders; a longer list is filtered first. */
const ordersMax = 20_000;
const pageSize = 1_000;

type AnyRow = Partial<OrderRow> & SupplierOrderRow;
type Column = { header: Record<Locale, string>; cell: (row: AnyRow, locale: Locale) => ExportCell };

const statusNames: Record<Locale, Record<OrderStatus, string>> = {
  'en-us': { ORDERED: 'Ordered', PROCESSING: 'Processing', DISPATCHED: 'Shipped', COMPLETED: 'Completed', DELETED: 'Deleted' },
  'da-dk': { ORDERED: 'Bestilt', PROCESSING: 'Behandles', DISPATCHED: 'Afsendt', COMPLETED: 'Afsluttet', DELETED: 'Slettet' },
};

const money = (value: { amount: number } | null | undefined): ExportCell => (value ? { minor: value.amount } : null);

const shared: Column[] = [
  { header: { 'en-us': 'Order', 'da-dk': 'Ordre' }, cell: (row) => row.orderNumber },
  { header: { 'en-us': 'Order date', 'da-dk': 'Ordredato' }, cell: (row) => dayCell(row.orderDate) },
  { header: { 'en-us': 'Status', 'da-dk': 'Status' }, cell: (row, locale) => statusNames[locale][row.status] },
  { header: { 'en-us': 'Company', 'da-dk': 'Firma' }, cell: (row) => row.companyName },
  { header: { 'en-us': 'Employee', 'da-dk': 'Medarbejder' }, cell: (row) => row.employeeName },
  { header: { 'en-us': 'Product', 'da-dk': 'Produkt' }, cell: (row) => row.product },
  { header: { 'en-us': 'Accessory', 'da-dk': 'Tilbehør' }, cell: (row) => row.isAccessory },
  { header: { 'en-us': 'Main product', 'da-dk': 'Hovedprodukt' }, cell: (row) => row.mainProduct },
  { header: { 'en-us': 'SKU', 'da-dk': 'SKU' }, cell: (row) => row.productSKU },
  { header: { 'en-us': 'Supplier SKU', 'da-dk': 'Leverandør-SKU' }, cell: (row) => row.supplierSKU },
  { header: { 'en-us': 'SN/IMEI', 'da-dk': 'SN/IMEI' }, cell: (row) => row.serialNumber },
  { header: { 'en-us': 'Price ex VAT', 'da-dk': 'Pris ekskl. moms' }, cell: (row) => money(row.priceWithoutVat) },
  { header: { 'en-us': 'Currency', 'da-dk': 'Valuta' }, cell: (row) => row.priceWithoutVat.currency },
  { header: { 'en-us': 'Shipped', 'da-dk': 'Afsendt' }, cell: (row) => dayCell(row.dispatchDate) },
  { header: { 'en-us': 'All-risk until', 'da-dk': 'All-risk til' }, cell: (row) => dayCell(row.allRiskExpirationDate) },
];

const companyColumns: Column[] = [
  ...shared,
  { header: { 'en-us': 'Department', 'da-dk': 'Afdeling' }, cell: (row) => row.department ?? '' },
  { header: { 'en-us': 'Supplier', 'da-dk': 'Leverandør' }, cell: (row) => row.supplierName ?? '' },
  { header: { 'en-us': 'Monthly before subsidy', 'da-dk': 'Pr. måned før tilskud' }, cell: (row) => money(row.priceWithoutSubsidy) },
  { header: { 'en-us': 'Monthly', 'da-dk': 'Pr. måned' }, cell: (row) => money(row.monthlyPrice) },
  { header: { 'en-us': 'Months', 'da-dk': 'Måneder' }, cell: (row) => row.months ?? null },
  { header: { 'en-us': 'Total', 'da-dk': 'I alt' }, cell: (row) => money(row.total) },
  { header: { 'en-us': 'Expires', 'da-dk': 'Udløber' }, cell: (row) => dayCell(row.expireDate) },
];

const supplierColumns: Column[] = [
  ...shared,
  { header: { 'en-us': 'Delivered to', 'da-dk': 'Leveres til' }, cell: (row) => row.deliveryName },
  { header: { 'en-us': 'Zip code', 'da-dk': 'Postnr.' }, cell: (row) => row.deliveryZip },
  { header: { 'en-us': 'City', 'da-dk': 'By' }, cell: (row) => row.deliveryCity },
  { header: { 'en-us': 'Country', 'da-dk': 'Land' }, cell: (row) => row.deliveryCountry },
];

/** Reads the filtered list as whole rows, page after page. */
export async function readForExport(statements: Statements, scope: OrderScope, input: Omit<OrderListInput, 'page' | 'pageSize'>, now: Date): Promise<AnyRow[]> {
  const all: AnyRow[] = [];
  for (let page = 1; (page - 1) * pageSize < ordersMax; page += 1) {
    const { rows } = orderListStatements(scope, { ...input, page, pageSize }, now);
    const answer = await statements.query<{ rows: string }>(rows);
    const read = JSON.parse(answer.rows[0]?.rows ?? '[]') as AnyRow[];
    all.push(...read);
    if (read.filter(({ isAccessory }) => !isAccessory).length < pageSize) break;
  }
  return all;
}

/** Answers with the rows as a file in the reader's language; money keeps its hundredths. */
export async function sendExport(reply: FastifyReply, rows: AnyRow[], scope: OrderScope, format: 'csv' | 'xlsx', locale: Locale): Promise<FastifyReply> {
  const columns = scope.role === 'supplier' ? supplierColumns : companyColumns;
  const header = columns.map((column) => column.header[locale]);
  const name = locale === 'da-dk' ? 'ordrer' : 'orders';
  const cells = rows.map((row) => columns.map((column) => column.cell(row, locale)));
  return sendFile(reply, `${name}.${format}`, format === 'xlsx' ? await writeXlsx(header, cells, name) : writeCsv(header, cells, locale));
}
