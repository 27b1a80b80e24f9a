import type { OrderStatus } from '@portal/contract/order-status';
import type { Statements } from '../../db/conversation.ts';
import { countLimit } from '../../db/page.ts';
import type { Statement } from '../../db/batch.ts';
import { JsonText } from '../../http/json-text.ts';
import { lateSince, orderConditions, problemSql, type OrderWhere } from './order-conditions.ts';
import type { OrderScope } from './own-orders.ts';

export type OrderListInput = OrderWhere & { status?: OrderStatus | undefined; sort: string; page: number; pageSize: number; count?: 'exact' | undefined };

const sortColumns: Readonly<Record<string, string>> = {
  orderDate: 'o.ordered_at', orderNumber: 'o.order_number', employee: 'o.employee_name', product: 'o.product_name',
  monthlyPrice: 'o.monthly_price', supplier: 'o.supplier_name', company: 'o.company_name',
};

const money = (column: string) => `json_build_object('amount', ${column}, 'currency', o.currency)`;
const onMain = (expression: string) => `case when l.is_accessory then null else ${expression} end`;

/** Names of the contract's row and where each comes from; `l` is the line, `o` its order. */
const shared = (late: string): Readonly<Record<string, string>> => ({
  orderId: 'o.id', orderNumber: 'o.order_number', orderDate: 'o.ordered_on', status: 'o.status', isAccessory: 'coalesce(l.is_accessory, false)',
  companyId: 'o.company_id', companyName: 'o.company_name', employeeName: 'o.employee_name',
  product: 'coalesce(l.product_name, o.product_name)', productSKU: 'coalesce(l.sku, o.sku)', supplierSKU: "coalesce(l.supplier_sku, '')",
  mainProduct: 'case when l.is_accessory then o.product_name end', accessoryCount: 'o.accessory_count',
  priceWithoutVat: money('case when l.is_accessory then l.price_ex_vat else o.price_ex_vat end'),
  requiresSerial: 'o.requires_serial', serialNumber: 'o.serial_number', tracking: 'o.tracking', dispatchDate: 'o.dispatched_on',
  allRiskExpirationDate: 'o.all_risk_expires', problem: problemSql(late), version: 'o.version',
});

const forCompany: Readonly<Record<string, string>> = {
  isProposal: 'o.is_proposal', supplierId: 'o.supplier_id', supplierName: 'o.supplier_name', employeeId: 'o.employee_id', department: 'o.department',
  subscriptionId: 'o.subscription_id', months: 'o.months', priceWithoutSubsidy: onMain(money('o.price_without_subsidy')),
  priceWithSubsidy: onMain(money('o.monthly_price')), monthlyPrice: onMain(money('o.monthly_price')), total: onMain(money('o.monthly_price * o.months')),
  expireDate: 'o.expire_date', orderFileId: 'o.order_file_id',
};

const forSupplier: Readonly<Record<string, string>> = {
  deliveryName: 'o.delivery_name', deliveryZip: 'o.delivery_zip', deliveryCity: 'o.delivery_city', deliveryCountry: 'o.delivery_country',
};

// Few texts exist: one for the supplier and one for everybody else, by the place of `late`.
const rowTexts = new Map<string, string>();

function rowJson({ role }: OrderScope, late: string): string {
  const own = role === 'supplier' ? forSupplier : forCompany;
  const key = `${role === 'supplier'} ${late}`;
  const known = rowTexts.get(key);
  if (known) return known;
  const made = `json_build_object(${Object.entries({ ...shared(late), ...own }).map(([name, expression]) => `'${name}', ${expression}`).join(', ')})`;
  rowTexts.set(key, made);
  return made;
}

/**
 * The two statements of a page: its rows as one JSON text, and the count that stops at the limit. The page is found by
 * ids first; the wide rows and their accessories are then read for those orders only. A page counts orders, so its
 * accessories come on top (DECISIONS 27).
 */
export function orderListStatements(scope: OrderScope, input: OrderListInput, now: Date): { rows: Statement; count: Statement } {
  const { text, values } = orderConditions(scope, input, now);
  const column = sortColumns[input.sort.replace(/^-/, '')] ?? 'o.ordered_at';
  const direction = input.sort.startsWith('-') ? 'desc' : 'asc';
  const at = values.length;
  const rows = `select coalesce('[' || string_agg(${rowJson(scope, `$${at + 3}`)}::text, ',' order by p.n, l.line_no) || ']', '[]') as rows
    from (select o.id, row_number() over () as n from (
      select o.id from orders o where ${text} order by ${column} ${direction}, o.id ${direction} limit $${at + 1} offset $${at + 2}) o) p
    join orders o on o.id = p.id left join order_lines l on l.order_id = o.id and l.company_id = o.company_id`;
  const matches = `select 1 from orders o where ${text}${input.count === 'exact' ? '' : ` limit ${countLimit + 1}`}`;
  return {
    rows: { text: rows, values: [...values, input.pageSize, (input.page - 1) * input.pageSize, lateSince(now)] },
    count: { text: `select count(*)::int as total from (${matches}) matches`, values },
  };
}

/** One page of own orders, in the words of the contract's rows. */
export async function listOrders(statements: Statements, scope: OrderScope, input: OrderListInput, now: Date): Promise<JsonText> {
  const { rows, count } = orderListStatements(scope, input, now);
  const [page, counted] = await Promise.all([statements.query<{ rows: string }>(rows), statements.query<{ total: number }>(count)]);
  const total = counted.rows[0]?.total ?? 0;
  const meta = { total: input.count !== 'exact' && total > countLimit ? null : total, page: input.page, pageSize: input.pageSize };
  return new JsonText(`{"data":${page.rows[0]?.rows ?? '[]'},"meta":${JSON.stringify(meta)}}`);
}
