import type { Locale } from '@portal/contract/constants';
import type { OrderStatus } from '@portal/contract/order-status';
import type { FastifyReply } from 'fastify';
import type { Db } from '../../../db/tenant.ts';
import { sendFile } from '../../../http/send-file.ts';
import { dayCell, writeCsv, type ExportCell } from '../../../tabular/write-csv.ts';
import { writeXlsx } from '../../../tabular/write-xlsx.ts';
import type { OrderScope } from '../own-orders.queries.ts';
import { assertFilterIds, type FilterIds } from './filter-ids.queries.ts';
import { readPiece, type AnyOrderRow, type OrderListInput } from './order-list.queries.ts';

/** Orders that are read at once. */
const pieceSize = 1_000;

/** `of` names the field of the row that the cell is made of. */
type Column = {
  header: Record<Locale, string>;
  of: keyof AnyOrderRow;
  cell: (row: AnyOrderRow, locale: Locale) => ExportCell;
};

const statusNames: Record<Locale, Record<OrderStatus, string>> = {
  'en-us': {
    ORDERED: 'Ordered',
    PROCESSING: 'Processing',
    DISPATCHED: 'Shipped',
    COMPLETED: 'Completed',
    DELETED: 'Deleted',
  },
  'da-dk': {
    ORDERED: 'Bestilt',
    PROCESSING: 'Behandles',
    DISPATCHED: 'Afsendt',
    COMPLETED: 'Afsluttet',
    DELETED: 'Slettet',
  },
};

const money = (value: { amount: number } | null | undefined): ExportCell => (value ? { minor: value.amount } : null);

const shared: Column[] = [
  { header: { 'en-us': 'Order', 'da-dk': 'Ordre' }, of: 'orderNumber', cell: (row) => row.orderNumber },
  { header: { 'en-us': 'Order date', 'da-dk': 'Ordredato' }, of: 'orderDate', cell: (row) => dayCell(row.orderDate) },
  {
    header: { 'en-us': 'Status', 'da-dk': 'Status' },
    of: 'status',
    cell: (row, locale) => statusNames[locale][row.status],
  },
  { header: { 'en-us': 'Company', 'da-dk': 'Firma' }, of: 'companyName', cell: (row) => row.companyName },
  { header: { 'en-us': 'Employee', 'da-dk': 'Medarbejder' }, of: 'employeeName', cell: (row) => row.employeeName },
  { header: { 'en-us': 'Product', 'da-dk': 'Produkt' }, of: 'product', cell: (row) => row.product },
  { header: { 'en-us': 'Accessory', 'da-dk': 'Tilbehør' }, of: 'isAccessory', cell: (row) => row.isAccessory },
  { header: { 'en-us': 'Main product', 'da-dk': 'Hovedprodukt' }, of: 'mainProduct', cell: (row) => row.mainProduct },
  { header: { 'en-us': 'SKU', 'da-dk': 'SKU' }, of: 'productSKU', cell: (row) => row.productSKU },
  { header: { 'en-us': 'Supplier SKU', 'da-dk': 'Leverandør-SKU' }, of: 'supplierSKU', cell: (row) => row.supplierSKU },
  { header: { 'en-us': 'SN/IMEI', 'da-dk': 'SN/IMEI' }, of: 'serialNumber', cell: (row) => row.serialNumber },
  {
    header: { 'en-us': 'Price ex VAT', 'da-dk': 'Pris ekskl. moms' },
    of: 'priceWithoutVat',
    cell: (row) => money(row.priceWithoutVat),
  },
  {
    header: { 'en-us': 'Currency', 'da-dk': 'Valuta' },
    of: 'priceWithoutVat',
    cell: (row) => row.priceWithoutVat.currency,
  },
  { header: { 'en-us': 'Shipped', 'da-dk': 'Afsendt' }, of: 'dispatchDate', cell: (row) => dayCell(row.dispatchDate) },
  {
    header: { 'en-us': 'All-risk until', 'da-dk': 'All-risk til' },
    of: 'allRiskExpirationDate',
    cell: (row) => dayCell(row.allRiskExpirationDate),
  },
];

const companyColumns: Column[] = [
  ...shared,
  { header: { 'en-us': 'Department', 'da-dk': 'Afdeling' }, of: 'department', cell: (row) => row.department ?? '' },
  { header: { 'en-us': 'Supplier', 'da-dk': 'Leverandør' }, of: 'supplierName', cell: (row) => row.supplierName ?? '' },
  {
    header: { 'en-us': 'Monthly before subsidy', 'da-dk': 'Pr. måned før tilskud' },
    of: 'priceWithoutSubsidy',
    cell: (row) => money(row.priceWithoutSubsidy),
  },
  { header: { 'en-us': 'Monthly', 'da-dk': 'Pr. måned' }, of: 'monthlyPrice', cell: (row) => money(row.monthlyPrice) },
  { header: { 'en-us': 'Months', 'da-dk': 'Måneder' }, of: 'months', cell: (row) => row.months ?? null },
  { header: { 'en-us': 'Total', 'da-dk': 'I alt' }, of: 'total', cell: (row) => money(row.total) },
  { header: { 'en-us': 'Expires', 'da-dk': 'Udløber' }, of: 'expireDate', cell: (row) => dayCell(row.expireDate) },
];

const supplierColumns: Column[] = [
  ...shared,
  { header: { 'en-us': 'Delivered to', 'da-dk': 'Leveres til' }, of: 'deliveryName', cell: (row) => row.deliveryName },
  { header: { 'en-us': 'Zip code', 'da-dk': 'Postnr.' }, of: 'deliveryZip', cell: (row) => row.deliveryZip },
  { header: { 'en-us': 'City', 'da-dk': 'By' }, of: 'deliveryCity', cell: (row) => row.deliveryCity },
  { header: { 'en-us': 'Country', 'da-dk': 'Land' }, of: 'deliveryCountry', cell: (row) => row.deliveryCountry },
];

/** Runs a read in a transaction of its own (`tenant` of a route's context). */
type Read = <T>(work: (db: Db) => Promise<T>) => Promise<T>;
type Input = Omit<OrderListInput, 'page' | 'pageSize'> & FilterIds;

/**
 * Answers with the filtered list, all of it, as a file in the reader's language; money keeps its hundredths. The first
 * piece is read before the answer begins, so that a filter which names somebody else's is still refused; each is a
 * transaction of its own, so a slow reader holds no connection.
 *
 * @throws DomainError `workbook-too-long` for a workbook that would not fit into memory; as CSV there is no limit
 */
export async function sendOrders(
  reply: FastifyReply,
  read: Read,
  scope: OrderScope,
  { format, ...input }: Input & { format: 'csv' | 'xlsx' },
  locale: Locale,
  now: Date,
): Promise<FastifyReply> {
  const columns = scope.role === 'supplier' ? supplierColumns : companyColumns;
  const list = { input, names: new Set<string>(columns.map((column) => column.of)), size: pieceSize, now };
  const first = await read(async (db) => {
    await assertFilterIds(db, scope, input);
    return readPiece(db, scope, list, undefined);
  });
  async function* cells() {
    for (let piece = first; ;) {
      for (const row of piece.rows) yield columns.map((column) => column.cell(row, locale));
      const { end } = piece;
      if (!end) return;
      piece = await read((db) => readPiece(db, scope, list, end));
    }
  }
  const header = columns.map((column) => column.header[locale]);
  const name = locale === 'da-dk' ? 'ordrer' : 'orders';
  return sendFile(
    reply,
    `${name}.${format}`,
    format === 'xlsx' ? await writeXlsx(header, cells(), name) : writeCsv(header, cells(), locale),
  );
}
