import { adminOrderFields } from '@portal/contract/order-filters';
import type { OrderView } from '@portal/contract/order-kinds';
import type { OrderState } from '@portal/contract/order-status';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { joined } from '../../../db/conditions.ts';
import { containing, starting } from '../../../db/like.ts';
import { listOf, matches } from '../../../db/list.ts';
import { ownOrders, type OrderScope } from '../own-orders.queries.ts';

type Condition = RawBuilder<SqlBool>;

/** The filters of every order list; ids were checked before (a foreign one is refused, not answered with nothing). */
export type OrderWhere = {
  view?: OrderView;
  status?: OrderState | undefined;
  from?: string | undefined;
  to?: string | undefined;
  q?: string | undefined;
  companyId?: string | undefined;
  supplierId?: string | undefined;
  employeeId?: string | undefined;
  subscriptionId?: string | undefined;
  categoryId?: string | undefined;
  department?: string | undefined;
  filter?: string | undefined;
};

/** PROCESSING for longer than this is a problem (DECISIONS 24). */
const processingDaysMax = 14;

const addressMissing = sql`(o.delivery_address1 = '' or o.delivery_zip = '' or o.delivery_city = '')`;
const personBlocked = sql`exists (select from employees e where e.id = o.employee_id and e.status = 'BLOCKED')`;
const sendingFailed = sql`exists (select from order_files f where f.id = o.order_file_id
  and f.send_failed_at is not null)`;

/** First of the reasons of DECISIONS 24 that holds, as SQL; `late` is the instant 14 days ago. */
export function problemSql(late: Date | null): RawBuilder<unknown> {
  return sql`case when o.is_proposal then null when o.status in ('ORDERED', 'PROCESSING') then case
      when ${addressMissing} then 'ADDRESS_MISSING' when ${personBlocked} then 'PERSON_BLOCKED'
      when o.status = 'PROCESSING' and ${sendingFailed} then 'SENDING_FAILED'
      when o.status = 'PROCESSING' and o.processed_at < ${late}::timestamptz then 'PROCESSING_TOO_LONG' end
    when o.status <> 'DELETED' and o.requires_serial and o.serial_number is null then 'SERIAL_MISSING' end`;
}

// Open orders and the few shipped ones without a number are found by their own indexes; the reason is asked of those
// only.
const problemView = (late: Date): Condition => sql`not o.is_proposal and (o.status in ('ORDERED', 'PROCESSING')
  or (o.requires_serial and o.serial_number is null and o.status in ('DISPATCHED', 'COMPLETED')))
    and (${problemSql(late)}) is not null`;

const views: Readonly<Record<OrderView, (late: Date) => Condition | undefined>> = {
  PROPOSED: () => stateSql('PROPOSED'),
  TO_PROCESS: () => stateSql('ORDERED'),
  IN_PROCESS: () => sql`o.status = 'PROCESSING'`,
  SHIPPED: () => sql`o.status = 'DISPATCHED'`,
  PROBLEM: problemView,
  ALL: () => undefined,
};

function stateSql(state: OrderState): Condition {
  if (state === 'PROPOSED') return sql`o.status = 'ORDERED' and o.is_proposal`;
  if (state === 'NOT_ACCEPTED') return sql`o.status = 'DELETED' and o.is_proposal`;
  // The contract's names, so none of them is anything that a person typed.
  return sql`o.status = ${sql.lit(state)} and not o.is_proposal`;
}

const state = sql`case when not o.is_proposal then o.status when o.status = 'ORDERED' then 'PROPOSED'
  when o.status = 'DELETED' then 'NOT_ACCEPTED' else o.status end`;

/** Each portal's fields are among these; the schema of its query says which (RULES 3.6). */
export const orderSorting = listOf(
  adminOrderFields,
  {
    orderDate: { sort: 'o.ordered_at', filter: 'o.ordered_on' },
    orderNumber: 'o.order_number',
    employee: 'o.employee_name',
    product: 'o.product_name',
    productSKU: 'o.sku',
    serialNumber: 'o.serial_number',
    price: 'o.price_ex_vat',
    dispatchDate: 'o.dispatched_on',
    status: state,
    supplier: 'o.supplier_name',
    department: 'o.department',
    monthlyPrice: 'o.monthly_price',
    total: sql`o.monthly_price * o.months`,
    months: 'o.months',
    expireDate: 'o.expire_date',
    company: 'o.company_name',
  },
  'o.id',
);

/** Instant before which an order in process is late. */
export function lateSince(now: Date): Date {
  return new Date(now.getTime() - processingDaysMax * 86_400_000);
}

/** The conditions of a list of orders `o`, own ones only. */
export function orderConditions(scope: OrderScope, where: OrderWhere, now: Date): Condition {
  const parts: (Condition | undefined)[] = [ownOrders(scope, 'o')];
  if (where.companyId) parts.push(sql`o.company_id = ${where.companyId}`);
  if (where.supplierId) parts.push(sql`o.supplier_id = ${where.supplierId}`);
  if (where.employeeId) parts.push(sql`o.employee_id = ${where.employeeId}`);
  if (where.subscriptionId) parts.push(sql`o.subscription_id = ${where.subscriptionId}`);
  if (where.categoryId) parts.push(sql`o.category_id = ${where.categoryId}`);
  if (where.department) parts.push(sql`o.department = ${where.department}`);
  if (where.status) parts.push(stateSql(where.status));
  if (where.from) parts.push(sql`o.ordered_on >= ${where.from}`);
  if (where.to) parts.push(sql`o.ordered_on <= ${where.to}`);
  if (where.q?.trim()) parts.push(scope.role === 'admin' ? foundSql(where.q) : searchSql(where.q));
  if (where.filter) parts.push(matches(orderSorting, where));
  parts.push(views[where.view ?? 'ALL'](lateSince(now)));
  return joined(
    parts.filter((part) => part !== undefined),
    'and',
  );
}

// Order and serial numbers from their start, names and products anywhere.
const searchSql = (q: string): Condition => sql`(o.order_number::text like ${starting(q)}
  or o.serial_number like ${starting(q)} or (o.employee_name || ' ' || o.product_name) ilike ${containing(q)})`;

// The same among the orders of all companies, where no company's index narrows first.
const foundSql = (q: string): Condition =>
  sql`o.id in (select matching_orders(${containing(q)}, ${starting(q)}, ${starting(q)}, null))`;
