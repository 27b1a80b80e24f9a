import type { OrderRow, SupplierOrderRow } from '@portal/contract/order-rows';
import { sql, type RawBuilder } from 'kysely';
import { afterSql, orderOf, sortKeys, type PieceEnd } from '../../../db/list.ts';
import { countLimit, type Page } from '../../../db/page.ts';
import type { Db } from '../../../db/tenant.ts';
import { mainPictureOf } from '../../pictures/index.ts';
import type { OrderScope } from '../own-orders.queries.ts';
import { lateSince, orderConditions, orderSorting, problemSql, type OrderWhere } from './order-conditions.queries.ts';
import { refusedMovesSql } from './refused-moves.queries.ts';

export type OrderListInput = OrderWhere & { sort: string; page: number; pageSize: number; count?: 'exact' | undefined };

const money = (column: string) => `json_build_object('amount', ${column}, 'currency', o.currency)`;
const onMain = (expression: string) => `case when l.is_accessory then null else ${expression} end`;

/** Names of the contract's row and where each comes from; `l` is the line, `o` its order. */
const shared: Readonly<Record<string, string>> = {
  orderId: 'o.id',
  orderNumber: 'o.order_number',
  orderDate: 'o.ordered_on',
  status: 'o.status',
  isAccessory: 'coalesce(l.is_accessory, false)',
  companyId: 'o.company_id',
  companyName: 'o.company_name',
  employeeName: 'o.employee_name',
  catalogId: 'o.catalog_id',
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
  version: 'o.version',
};

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

const forBackOffice: Readonly<Record<string, string>> = { refusedMoves: refusedMovesSql };

/** What only a file has, so that lists read no more than they show. */
const forCompanyFile: Readonly<Record<string, string>> = {
  employeeNumber: '(select e.employ_no from employees e where e.company_id = o.company_id and e.id = o.employee_id)',
};

const forSupplier: Readonly<Record<string, string>> = {
  deliveryName: 'o.delivery_name',
  deliveryZip: 'o.delivery_zip',
  deliveryCity: 'o.delivery_city',
  deliveryCountry: 'o.delivery_country',
};

/** The supplier's list has rows of its own, without salary data (RULES 3.6). */
export type RowOf<S extends OrderScope> = S extends { role: 'supplier' } ? SupplierOrderRow : OrderRow;

/** Of a product that the reader's catalogs show; its accessories have none of their own in a list. */
const pictureSql = sql`(select ${mainPictureOf('p')} from products p where p.id = l.product_id and not l.is_accessory)`;

/**
 * Columns by the names of the contract's rows, the `named` ones of a file; `late` is null where no problem is asked
 * for.
 */
function columnsOf({ role }: OrderScope, late: Date | null, named?: ReadonlySet<string>) {
  const own =
    role === 'supplier'
      ? forSupplier
      : { ...forCompany, ...(role === 'admin' && !named && forBackOffice), ...(named && forCompanyFile) };
  const fields = Object.entries({ ...shared, ...own });
  const columns = fields.map(([name, expression]) => [name, sql.raw(expression)] as const);
  return sql.join(
    [...columns, ['problem', problemSql(late)] as const, ['picture', pictureSql] as const]
      .filter(([name]) => named?.has(name) ?? true)
      .map(([name, expression]) => sql`${expression} as ${sql.id(name)}`),
  );
}

// The page is found by ids first; the wide rows and their accessories are then read for those orders only.
const rowsOf = <Row>(columns: RawBuilder<unknown>, ids: RawBuilder<unknown>) =>
  sql<Row>`select ${columns} from (select o.*, row_number() over () as n from (${ids}) o) p
    join orders o on o.id = p.id left join order_lines l on l.order_id = o.id and l.company_id = o.company_id
    order by p.n, l.line_no`;

const sortedBy = (sort: string) => sql.join(sortKeys(orderSorting, sort).map(orderOf));

/**
 * One page of own orders, as rows of the contract. Its two statements are sent together; the count stops at the limit.
 * A page counts orders, so its accessories come on top (DECISIONS 27).
 */
export async function listOrders<S extends OrderScope>(
  db: Db,
  scope: S,
  input: OrderListInput,
  now: Date,
): Promise<Page<RowOf<S>>> {
  const where = orderConditions(scope, input, now);
  const ids = sql`select o.id from orders o where ${where} order by ${sortedBy(input.sort)}
    limit ${input.pageSize} offset ${(input.page - 1) * input.pageSize}`;
  const limit = input.count === 'exact' ? sql`` : sql` limit ${sql.lit(countLimit + 1)}`;
  const [page, counted] = await Promise.all([
    rowsOf<RowOf<S>>(columnsOf(scope, lateSince(now)), ids).execute(db),
    sql<{
      total: number;
    }>`select count(*)::int as total from (select 1 from orders o where ${where}${limit}) matches`.execute(db),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  const isMore = input.count !== 'exact' && total > countLimit;
  return { data: page.rows, meta: { total: isMore ? null : total, page: input.page, pageSize: input.pageSize } };
}

/** A row of either list, or of a file; a field that was not asked for is missing. */
export type AnyOrderRow = Partial<OrderRow> & SupplierOrderRow & { employeeNumber?: string | null };

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
  const keys = sortKeys(orderSorting, input.sort);
  const further = after ? sql` and (${afterSql(keys, after)})` : sql``;
  const end = sql`array[${sql.join(keys.map(({ ref }) => sql`${ref}::text`))}]`;
  const ids = sql`select o.id, ${end} as "end" from orders o where ${orderConditions(scope, input, now)}${further}
    order by ${sortedBy(input.sort)} limit ${size}`;
  const columns = columnsOf(scope, null, names);
  const { rows } = await rowsOf<AnyOrderRow & { n: number; end: PieceEnd }>(sql`${columns}, p.n, p."end"`, ids).execute(
    db,
  );
  const last = rows.at(-1);
  return { rows, end: last?.n === size ? last.end : undefined };
}
