import type { OrderRow, SupplierOrderRow } from '@portal/contract/order-rows';
import { CompiledQuery } from 'kysely';
import { countLimit, type Page } from '../../../db/page.ts';
import type { Db } from '../../../db/tenant.ts';
import type { OrderScope } from '../own-orders.queries.ts';
import { lateSince, orderConditions, problemSql, type OrderWhere } from './order-conditions.queries.ts';

export type OrderListInput = OrderWhere & { sort: string; page: number; pageSize: number; count?: 'exact' | undefined };

/** Columns to sort by, and their types; none of them is ever null. */
const sortColumns = {
  orderDate: ['o.ordered_at', 'timestamptz'],
  orderNumber: ['o.order_number', 'bigint'],
  employee: ['o.employee_name', 'text'],
  product: ['o.product_name', 'text'],
  monthlyPrice: ['o.monthly_price', 'bigint'],
  supplier: ['o.supplier_name', 'text'],
  company: ['o.company_name', 'text'],
} as const;

/** How a list is sorted: `-orderDate` by time, newest first. An id decides between equals, so no order comes twice. */
function sortingOf(sort: string): { column: string; type: string; direction: 'asc' | 'desc' } {
  const [column, type] = sortColumns[sort.replace(/^-/, '') as keyof typeof sortColumns] ?? sortColumns.orderDate;
  return { column, type, direction: sort.startsWith('-') ? 'desc' : 'asc' };
}

const money = (column: string) => `json_build_object('amount', ${column}, 'currency', o.currency)`;
const onMain = (expression: string) => `case when l.is_accessory then null else ${expression} end`;

/** Names of the contract's row and where each comes from; `l` is the line, `o` its order. */
const shared = (late: string): Readonly<Record<string, string>> => ({
  orderId: 'o.id',
  orderNumber: 'o.order_number',
  orderDate: 'o.ordered_on',
  status: 'o.status',
  isAccessory: 'coalesce(l.is_accessory, false)',
  companyId: 'o.company_id',
  companyName: 'o.company_name',
  employeeName: 'o.employee_name',
  product: 'coalesce(l.product_name, o.product_name)',
  productSKU: 'coalesce(l.sku, o.sku)',
  supplierSKU: "coalesce(l.supplier_sku, '')",
  mainProduct: 'case when l.is_accessory then o.product_name end',
  accessoryCount: 'o.accessory_count',
  priceWithoutVat: money('case when l.is_accessory then l.price_ex_vat else o.price_ex_vat end'),
  requiresSerial: 'o.requires_serial',
  serialNumber: 'o.serial_number',
  tracking: 'o.tracking',
  dispatchDate: 'o.dispatched_on',
  allRiskExpirationDate: 'o.all_risk_expires',
  problem: problemSql(late),
  version: 'o.version',
});

const forCompany: Readonly<Record<string, string>> = {
  isProposal: 'o.is_proposal',
  supplierId: 'o.supplier_id',
  supplierName: 'o.supplier_name',
  employeeId: 'o.employee_id',
  department: 'o.department',
  subscriptionId: 'o.subscription_id',
  months: 'o.months',
  priceWithoutSubsidy: onMain(money('o.price_without_subsidy')),
  priceWithSubsidy: onMain(money('o.monthly_price')),
  monthlyPrice: onMain(money('o.monthly_price')),
  total: onMain(money('o.monthly_price * o.months')),
  expireDate: 'o.expire_date',
  orderFileId: 'o.order_file_id',
};

const forSupplier: Readonly<Record<string, string>> = {
  deliveryName: 'o.delivery_name',
  deliveryZip: 'o.delivery_zip',
  deliveryCity: 'o.delivery_city',
  deliveryCountry: 'o.delivery_country',
};

/** The supplier's list has rows of its own, without salary data (RULES 3.6). */
export type RowOf<S extends OrderScope> = S extends { role: 'supplier' } ? SupplierOrderRow : OrderRow;

const fieldsOf = ({ role }: OrderScope, late: string) =>
  Object.entries({ ...shared(late), ...(role === 'supplier' ? forSupplier : forCompany) });

const columnsOf = (fields: readonly (readonly [string, string])[]) =>
  fields.map(([name, expression]) => `${expression} as "${name}"`).join(', ');

// The page is found by ids first; the wide rows and their accessories are then read for those orders only.
const rowsOf = (columns: string, ids: string) =>
  `select ${columns} from (select o.*, row_number() over () as n from (${ids}) o) p
    join orders o on o.id = p.id left join order_lines l on l.order_id = o.id and l.company_id = o.company_id
    order by p.n, l.line_no`;

/**
 * The two statements of a page: its rows, and the count that stops at the limit. A page counts orders, so its
 * accessories come on top (DECISIONS 27).
 */
function orderListStatements(scope: OrderScope, input: OrderListInput, now: Date) {
  const { text, values } = orderConditions(scope, input, now);
  const { column, direction } = sortingOf(input.sort);
  const at = values.length;
  const skipped = (input.page - 1) * input.pageSize;
  const ids = `select o.id from orders o where ${text}
    order by ${column} ${direction}, o.id ${direction} limit $${at + 1} offset $${at + 2}`;
  const rows = rowsOf(columnsOf(fieldsOf(scope, `$${at + 3}`)), ids);
  const matches = `select 1 from orders o where ${text}${input.count === 'exact' ? '' : ` limit ${countLimit + 1}`}`;
  return {
    rows: CompiledQuery.raw(rows, [...values, input.pageSize, skipped, lateSince(now)]),
    count: CompiledQuery.raw(`select count(*)::int as total from (${matches}) matches`, [...values]),
  };
}

/** One page of own orders, as rows of the contract. */
export async function listOrders<S extends OrderScope>(
  db: Db,
  scope: S,
  input: OrderListInput,
  now: Date,
): Promise<Page<RowOf<S>>> {
  const { rows, count } = orderListStatements(scope, input, now);
  const [page, counted] = await Promise.all([
    db.executeQuery<RowOf<S>>(rows),
    db.executeQuery<{ total: number }>(count),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  const isMore = input.count !== 'exact' && total > countLimit;
  return { data: page.rows, meta: { total: isMore ? null : total, page: input.page, pageSize: input.pageSize } };
}

/** Where a piece ended: its last order and what that was sorted by. */
export type PieceEnd = { at: string; id: string };

/** A row of either list; a field that was not asked for is missing. */
export type AnyOrderRow = Partial<OrderRow> & SupplierOrderRow;

export type PieceOfList = {
  input: Omit<OrderListInput, 'page' | 'pageSize'>;
  names: ReadonlySet<string>;
  size: number;
  now: Date;
};

/**
 * The next orders of the whole list, `size` of them and their accessories, with the named fields of the contract's
 * rows, and where they end. By key: the last piece of half a million costs as much as the first, and orders that come
 * in meanwhile move nothing.
 */
export async function readPiece(
  db: Db,
  scope: OrderScope,
  { input, names, size, now }: PieceOfList,
  after: PieceEnd | undefined,
): Promise<{ rows: AnyOrderRow[]; end: PieceEnd | undefined }> {
  const { text: where, values } = orderConditions(scope, input, now);
  const { column, type, direction } = sortingOf(input.sort);
  const at = values.length;
  const fields = fieldsOf(scope, 'null').filter(([name]) => names.has(name));
  const further = after
    ? ` and (${column}, o.id) ${direction === 'asc' ? '>' : '<'} ($${at + 2}::${type}, $${at + 3}::uuid)`
    : '';
  const ids = `select o.id, ${column} as at from orders o where ${where}${further}
    order by ${column} ${direction}, o.id ${direction} limit $${at + 1}`;
  const text = rowsOf(`${columnsOf(fields)}, p.n, p.at::text as at, p.id`, ids);
  const { rows } = await db.executeQuery<AnyOrderRow & { n: number; at: string; id: string }>(
    CompiledQuery.raw(text, [...values, size, ...(after ? [after.at, after.id] : [])]),
  );
  const last = rows.at(-1);
  return { rows, end: last?.n === size ? { at: last.at, id: last.id } : undefined };
}
