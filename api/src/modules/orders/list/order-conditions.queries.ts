import type { OrderView } from '@portal/contract/order-kinds';
import type { OrderState } from '@portal/contract/order-status';
import type { OrderScope } from '../own-orders.queries.ts';

/** Part of a statement, with the values of its numbered places. */
export type Conditions = { text: string; values: unknown[] };

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
};

/** PROCESSING for longer than this is a problem (DECISIONS 24). */
const processingDaysMax = 14;

const addressMissing = "(o.delivery_address1 = '' or o.delivery_zip = '' or o.delivery_city = '')";
const personBlocked = "exists (select from employees e where e.id = o.employee_id and e.status = 'BLOCKED')";
const sendingFailed =
  'exists (select from order_files f where f.id = o.order_file_id and f.send_failed_at is not null)';

/** First of the reasons of DECISIONS 24 that holds, as SQL; `late` is the parameter of the instant 14 days ago. */
export function problemSql(late: string): string {
  return `case when o.is_proposal then null when o.status in ('ORDERED', 'PROCESSING') then case
      when ${addressMissing} then 'ADDRESS_MISSING' when ${personBlocked} then 'PERSON_BLOCKED'
      when o.status = 'PROCESSING' and ${sendingFailed} then 'SENDING_FAILED'
      when o.status = 'PROCESSING' and o.processed_at < ${late} then 'PROCESSING_TOO_LONG' end
    when o.status <> 'DELETED' and o.requires_serial and o.serial_number is null then 'SERIAL_MISSING' end`;
}

// Open orders and the few shipped ones without a number are found by their own indexes; the reason is asked of those
// only.
const problemView = (late: string) => `not o.is_proposal and (o.status in ('ORDERED', 'PROCESSING')
  or (o.requires_serial and o.serial_number is null and o.status in ('DISPATCHED', 'COMPLETED')))
    and (${problemSql(late)}) is not null`;

const views: Readonly<Record<OrderView, (late: string) => string | undefined>> = {
  PROPOSED: () => stateSql('PROPOSED'),
  TO_PROCESS: () => stateSql('ORDERED'),
  IN_PROCESS: () => "o.status = 'PROCESSING'",
  SHIPPED: () => "o.status = 'DISPATCHED'",
  PROBLEM: problemView,
  ALL: () => undefined,
};

// A state's names are the contract's, so none of them is anything that a person typed.
function stateSql(state: OrderState): string {
  if (state === 'PROPOSED') return "o.status = 'ORDERED' and o.is_proposal";
  if (state === 'NOT_ACCEPTED') return "o.status = 'DELETED' and o.is_proposal";
  return `o.status = '${state}' and not o.is_proposal`;
}

/** Instant before which an order in process is late. */
export function lateSince(now: Date): Date {
  return new Date(now.getTime() - processingDaysMax * 86_400_000);
}

/**
 * The conditions of a list of orders `o`, own ones only. Which of them are there decides the text, so few texts exist
 * and each is planned once; what a person typed is always a value.
 */
export function orderConditions(scope: OrderScope, where: OrderWhere, now: Date): Conditions {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const parts: string[] = [];
  if (scope.role === 'company') parts.push(`o.company_id = ${bind(scope.companyId)}`);
  if (scope.role === 'supplier') parts.push(`o.supplier_id = ${bind(scope.supplierId)} and not o.is_proposal`);
  if (scope.role === 'employee')
    parts.push(`o.company_id = ${bind(scope.companyId)} and o.employee_id = ${bind(scope.employeeId)}`);
  if (where.companyId) parts.push(`o.company_id = ${bind(where.companyId)}`);
  if (where.supplierId) parts.push(`o.supplier_id = ${bind(where.supplierId)}`);
  if (where.employeeId) parts.push(`o.employee_id = ${bind(where.employeeId)}`);
  if (where.subscriptionId) parts.push(`o.subscription_id = ${bind(where.subscriptionId)}`);
  if (where.categoryId) parts.push(`o.category_id = ${bind(where.categoryId)}`);
  if (where.department) parts.push(`o.department = ${bind(where.department)}`);
  if (where.status) parts.push(stateSql(where.status));
  if (where.from) parts.push(`o.ordered_on >= ${bind(where.from)}`);
  if (where.to) parts.push(`o.ordered_on <= ${bind(where.to)}`);
  if (where.q?.trim())
    parts.push(scope.role === 'admin' ? foundSql(where.q.trim(), bind) : searchSql(where.q.trim(), bind));
  const view = where.view === 'PROBLEM' ? problemView(bind(lateSince(now))) : views[where.view ?? 'ALL']('');
  if (view) parts.push(view);
  return { text: parts.length > 0 ? parts.join(' and ') : 'true', values };
}

type Bind = (value: unknown) => string;
const escapeLike = (q: string) => q.replace(/[\\%_]/g, (sign) => `\\${sign}`);

// Order and serial numbers from their start, names and products anywhere.
function searchSql(q: string, bind: Bind): string {
  const start = bind(`${escapeLike(q)}%`);
  return `(o.order_number::text like ${start} or o.serial_number like ${start}
    or (o.employee_name || ' ' || o.product_name) ilike ${bind(`%${escapeLike(q)}%`)})`;
}

// The same among the orders of all companies, where no company's index narrows first.
function foundSql(q: string, bind: Bind): string {
  const start = bind(`${escapeLike(q)}%`);
  return `o.id in (select matching_orders(${bind(`%${escapeLike(q)}%`)}, ${start}, ${start}, null))`;
}
