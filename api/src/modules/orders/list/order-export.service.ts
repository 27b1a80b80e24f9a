import type { I18n } from '@lingui/core';
import type { Locale } from '@portal/contract/constants';
import { orderStateOf, type OrderState } from '@portal/contract/order-status';
import type { FastifyReply } from 'fastify';
import type { Db } from '../../../db/tenant.ts';
import { sendTable } from '../../../http/send-file.ts';
import { i18nOf } from '../../../i18n.ts';
import { dayCell, type ExportCell } from '../../../tabular/write-csv.ts';
import type { OrderScope } from '../own-orders.queries.ts';
import { assertFilterIds, type FilterIds } from './filter-ids.queries.ts';
import { readPiece, type AnyOrderRow, type OrderListInput } from './order-list.queries.ts';

// By anything but the day each piece sorts all orders, so there are few of them.
const pieceSizeOf = (sort: string): number => (/^-?orderDate$/.test(sort) ? 1_000 : 10_000);

/** `of` names the field of the row that the cell is made of. */
type Column = { header: string; of: keyof AnyOrderRow; cell: (row: AnyOrderRow) => ExportCell };

const stateNames = (i18n: I18n): Record<OrderState, string> => ({
  PROPOSED: i18n.t('Waits for acceptance'),
  ORDERED: i18n.t('Ordered'),
  PROCESSING: i18n.t('Processing'),
  DISPATCHED: i18n.t('Shipped'),
  COMPLETED: i18n.t('Completed'),
  DELETED: i18n.t('Deleted'),
  NOT_ACCEPTED: i18n.t('Not accepted'),
});

const money = (value: { amount: number } | null | undefined): ExportCell => (value ? { minor: value.amount } : null);

const shared = (i18n: I18n, states = stateNames(i18n)): Column[] => [
  { header: i18n.t('Order'), of: 'orderNumber', cell: (row) => row.orderNumber },
  { header: i18n.t('Order date'), of: 'orderDate', cell: (row) => dayCell(row.orderDate) },
  {
    header: i18n.t('Status'),
    of: 'status',
    cell: ({ status, isProposal = false }) => states[orderStateOf({ status, isProposal })],
  },
  { header: i18n.t({ id: 'orders.company', message: 'Company' }), of: 'companyName', cell: (row) => row.companyName },
  { header: i18n.t('Employee'), of: 'employeeName', cell: (row) => row.employeeName },
  { header: i18n.t('Product'), of: 'product', cell: (row) => row.product },
  { header: i18n.t('Accessory'), of: 'isAccessory', cell: (row) => row.isAccessory },
  { header: i18n.t('Main product'), of: 'mainProduct', cell: (row) => row.mainProduct },
  { header: i18n.t('SKU'), of: 'productSKU', cell: (row) => row.productSKU },
  {
    header: i18n.t({ id: 'orders.supplierSKU', message: 'Supplier SKU' }),
    of: 'supplierSKU',
    cell: (row) => row.supplierSKU,
  },
  { header: i18n.t('SN/IMEI'), of: 'serialNumber', cell: (row) => row.serialNumber },
  { header: i18n.t('Price ex VAT'), of: 'priceWithoutVat', cell: (row) => money(row.priceWithoutVat) },
  { header: i18n.t('Currency'), of: 'priceWithoutVat', cell: (row) => row.priceWithoutVat.currency },
  { header: i18n.t('Shipped'), of: 'dispatchDate', cell: (row) => dayCell(row.dispatchDate) },
  { header: i18n.t('All-risk until'), of: 'allRiskExpirationDate', cell: (row) => dayCell(row.allRiskExpirationDate) },
];

const companyColumns = (i18n: I18n): Column[] => [
  ...shared(i18n),
  {
    header: i18n.t({ id: 'table.employNo', message: 'Employee number' }),
    of: 'employeeNumber',
    cell: (row) => row.employeeNumber ?? '',
  },
  { header: i18n.t('Department'), of: 'department', cell: (row) => row.department ?? '' },
  { header: i18n.t('Supplier'), of: 'supplierName', cell: (row) => row.supplierName ?? '' },
  {
    header: i18n.t('Monthly before subsidy'),
    of: 'priceWithoutSubsidy',
    cell: (row) => money(row.priceWithoutSubsidy),
  },
  {
    header: i18n.t({ id: 'amount.monthly', message: 'Monthly' }),
    of: 'monthlyPrice',
    cell: (row) => money(row.monthlyPrice),
  },
  { header: i18n.t('Months'), of: 'months', cell: (row) => row.months ?? null },
  { header: i18n.t('Total'), of: 'total', cell: (row) => money(row.total) },
  { header: i18n.t('Expires'), of: 'expireDate', cell: (row) => dayCell(row.expireDate) },
];

const supplierColumns = (i18n: I18n): Column[] => [
  ...shared(i18n),
  { header: i18n.t('Delivered to'), of: 'deliveryName', cell: (row) => row.deliveryName },
  { header: i18n.t('Zip code'), of: 'deliveryZip', cell: (row) => row.deliveryZip },
  { header: i18n.t('City'), of: 'deliveryCity', cell: (row) => row.deliveryCity },
  { header: i18n.t('Country'), of: 'deliveryCountry', cell: (row) => row.deliveryCountry },
];

/** Runs a read in a transaction of its own (`tenant` of a route's context). */
type Read = <T>(work: (db: Db) => Promise<T>) => Promise<T>;
type Input = Omit<OrderListInput, 'page' | 'pageSize'> & FilterIds;

/**
 * Answers with the filtered list, all of it, as a file in the reader's language; money keeps its hundredths. The first
 * piece is read before the answer begins, so that a filter which names a foreign id is still refused; each is a
 * transaction of its own, so a slow reader holds no connection.
 */
export async function sendOrders(
  reply: FastifyReply,
  read: Read,
  scope: OrderScope,
  { format, ...input }: Input & { format: 'csv' | 'xlsx' },
  locale: Locale,
  now: Date,
): Promise<FastifyReply> {
  const i18n = i18nOf(locale);
  const columns = scope.role === 'supplier' ? supplierColumns(i18n) : companyColumns(i18n);
  const list = {
    input,
    names: new Set<string>([...columns.map((column) => column.of), 'isProposal']),
    size: pieceSizeOf(input.sort),
    now,
  };
  const first = await read(async (db) => {
    await assertFilterIds(db, scope, input);
    return readPiece(db, scope, list, undefined);
  });
  async function* cells() {
    for (let piece = first; ;) {
      for (const row of piece.rows) yield columns.map((column) => column.cell(row));
      const { end } = piece;
      if (!end) return;
      piece = await read((db) => readPiece(db, scope, list, end));
    }
  }
  const header = columns.map((column) => column.header);
  return sendTable(reply, { name: i18n.t('orders'), header, rows: cells() }, format, locale);
}
