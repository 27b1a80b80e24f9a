import type {
  Calculation,
  Delivery,
  OrderDetail,
  OrderDraw,
  OrderEventLine,
  SupplierOrderDetail,
} from '@portal/contract/order-detail';
import type { OrderProblem } from '@portal/contract/order-kinds';
import type { OrderRow } from '@portal/contract/order-rows';
import type { OrderStatus } from '@portal/contract/order-status';
import { sql } from 'kysely';
import type { AdminScope, CompanyScope, SupplierScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { addendumHashes } from '../../order-confirmation/index.ts';
import { ownOrders, type OrderScope } from '../own-orders.queries.ts';
import { lateSince, problemSql } from './order-conditions.queries.ts';
import { refusedMovesSql } from './refused-moves.queries.ts';

type DetailRow = Awaited<ReturnType<typeof readOrder>>;

/** One order with calculation, draws and history, or 404 `order-not-found`. */
export async function getOrderDetail(
  db: Db,
  scope: CompanyScope | AdminScope,
  orderId: string,
  now: Date,
): Promise<OrderDetail> {
  const order = await readOrder(db, scope, orderId, now);
  const [lines, draws, events, more] = await Promise.all([
    readLines(db, orderId),
    readDraws(db, orderId),
    readEvents(db, orderId),
    readPeople(db, orderId),
  ]);
  const { currency } = order;
  const money = (amount: number) => ({ amount, currency });
  return {
    ...toRow(order),
    ...detailOf(order),
    isPresent: order.is_present,
    acceptedAt: iso(order.accepted_at),
    hasAddendum: order.addendum_path !== null || order.awaits_confirmation,
    addendum: addendumHashes(order),
    subscriptionName: more?.subscription_name ?? '',
    employNo: more?.employ_no ?? null,
    lines: lines.map((line) => ({
      ...toOrderLine(line, currency),
      grossMonth: money(line.gross_month),
      netMonth: money(line.net_month),
    })),
    calculation: calculationOf(order),
    draws,
    events,
    undoUntil:
      order.status === 'PROCESSING' && more?.send_after && more.path === null ? more.send_after.toISOString() : null,
  };
}

/** The same without anything of the employee's salary, and without names of the company's people (RULES 3.6). */
export async function getSupplierOrderDetail(
  db: Db,
  scope: SupplierScope,
  orderId: string,
  now: Date,
): Promise<SupplierOrderDetail> {
  const order = await readOrder(db, scope, orderId, now);
  const [lines, events] = await Promise.all([readLines(db, orderId), readEvents(db, orderId)]);
  return {
    ...toShared(order),
    ...detailOf(order),
    deliveryName: order.delivery_name,
    deliveryZip: order.delivery_zip,
    deliveryCity: order.delivery_city,
    deliveryCountry: order.delivery_country,
    lines: lines.map((line) => toOrderLine(line, order.currency)),
    // Terms of a salary draw are not the supplier's.
    events: events
      .filter(({ kind }) => kind !== 'EXPIRY')
      .map((event) => (event.actorRole === 'supplier' ? event : { ...event, actorName: '' })),
  };
}

async function readOrder(db: Db, scope: OrderScope, orderId: string, now: Date) {
  const order = await db
    .selectFrom('orders')
    .selectAll('orders')
    .where('id', '=', orderId)
    .where(ownOrders(scope))
    .executeTakeFirst();
  if (!order) throw new DomainError('order-not-found');
  const refusedMoves = scope.role === 'admin' ? sql.raw(refusedMovesSql) : sql`null::text[]`;
  const { rows } = await sql<{
    problem: OrderProblem | null;
    refusedMoves: OrderStatus[] | null;
  }>`select ${problemSql(lateSince(now))} as problem, ${refusedMoves} as "refusedMoves" from orders o
    where o.id = ${orderId}`.execute(db);
  return { ...order, problem: rows[0]?.problem ?? null, refusedMoves: rows[0]?.refusedMoves ?? undefined };
}

const readLines = (db: Db, orderId: string) =>
  db
    .selectFrom('order_lines')
    .where('order_id', '=', orderId)
    .orderBy('line_no')
    .select([
      'line_no',
      'is_accessory',
      'product_name',
      'sku',
      'supplier_sku',
      'price_ex_vat',
      'gross_month',
      'net_month',
    ])
    .execute();

const readPeople = (db: Db, orderId: string) =>
  db
    .selectFrom('orders')
    .leftJoin('subscriptions', 'subscriptions.id', 'orders.subscription_id')
    .leftJoin('employees', 'employees.id', 'orders.employee_id')
    .leftJoin('order_files', 'order_files.id', 'orders.order_file_id')
    .where('orders.id', '=', orderId)
    .select(['subscription_name', 'employ_no', 'order_files.send_after', 'order_files.path'])
    .executeTakeFirst();

async function readDraws(db: Db, orderId: string): Promise<OrderDraw[]> {
  const rows = await db
    .selectFrom('salary_draws')
    .where('order_id', '=', orderId)
    .orderBy('period')
    .orderBy('id')
    .select(['period', 'kind', 'effect_date as effectDate', 'units', 'amount', 'currency', 'status'])
    .execute();
  return rows.map(({ amount, currency, ...row }) => ({ ...row, amount: { amount, currency } }));
}

async function readEvents(db: Db, orderId: string): Promise<OrderEventLine[]> {
  const rows = await db
    .selectFrom('order_events')
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .select(['id', 'at', 'kind', 'from_status as fromStatus', 'to_status as toStatus'])
    .select(['actor_name as actorName', 'actor_role as actorRole', 'reason', 'detail'])
    .execute();
  return rows.map(({ at, detail, ...row }) => ({
    ...row,
    at: at.toISOString(),
    serialNumber: detail.serialNumber ?? null,
    previousSerialNumber: detail.previousSerialNumber ?? null,
    tracking: detail.tracking ?? null,
    fileName: detail.fileName ?? null,
    endOfTerm: detail.endOfTerm ?? null,
    daysBefore: detail.daysBefore ?? null,
  }));
}

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

function toShared(order: DetailRow) {
  return {
    orderId: order.id,
    orderNumber: order.order_number,
    orderDate: order.ordered_on,
    status: order.status,
    isAccessory: false,
    companyId: order.company_id,
    companyName: order.company_name,
    employeeName: order.employee_name,
    catalogId: order.catalog_id,
    product: order.product_name,
    productSKU: order.sku,
    supplierSKU: '',
    mainProduct: null,
    accessoryCount: order.accessory_count,
    priceWithoutVat: { amount: order.price_ex_vat, currency: order.currency },
    requiresSerial: order.requires_serial,
    serialNumber: order.serial_number,
    tracking: order.tracking,
    dispatchDate: order.dispatched_on,
    allRiskExpirationDate: order.all_risk_expires,
    problem: order.problem,
    version: order.version,
  };
}

function toRow(order: DetailRow): OrderRow {
  const money = (amount: number) => ({ amount, currency: order.currency });
  return {
    ...toShared(order),
    isProposal: order.is_proposal,
    supplierId: order.supplier_id,
    supplierName: order.supplier_name,
    employeeId: order.employee_id,
    department: order.department,
    subscriptionId: order.subscription_id,
    months: order.months,
    priceWithoutSubsidy: money(order.price_without_subsidy),
    priceWithSubsidy: money(order.monthly_price),
    monthlyPrice: money(order.monthly_price),
    total: money(order.monthly_price * order.months),
    expireDate: order.expire_date,
    orderFileId: order.order_file_id,
    ...(order.refusedMoves ? { refusedMoves: order.refusedMoves } : {}),
  };
}

function detailOf(order: DetailRow) {
  const delivery: Delivery = {
    method: order.delivery_method,
    name: order.delivery_name,
    att: order.delivery_att,
    address1: order.delivery_address1,
    address2: order.delivery_address2,
    zip: order.delivery_zip,
    city: order.delivery_city,
    country: order.delivery_country,
    phone: order.delivery_phone,
    email: order.delivery_email,
  };
  return {
    processedAt: iso(order.processed_at),
    completedAt: iso(order.completed_at),
    note: order.note,
    endOfTerm: order.end_of_term,
    returnedOn: order.returned_on,
    delivery,
  };
}

function toOrderLine(line: Awaited<ReturnType<typeof readLines>>[number], currency: string) {
  return {
    lineNo: line.line_no,
    isAccessory: line.is_accessory,
    product: line.product_name,
    productSKU: line.sku,
    supplierSKU: line.supplier_sku,
    priceWithoutVat: { amount: line.price_ex_vat, currency },
  };
}

function calculationOf(order: DetailRow): Calculation {
  const money = (amount: number) => ({ amount, currency: order.currency });
  return {
    goods: money(order.goods_month),
    net: money(order.net_month),
    allRisk: money(order.all_risk_month),
    employeeIns: money(order.employee_ins_month),
    subsidy: money(order.subsidy_month),
    grossDraw: money(order.gross_draw),
    netDraw: money(order.net_draw),
    monthlyPrice: money(order.monthly_price),
    months: order.months,
    total: money(order.monthly_price * order.months),
  };
}
