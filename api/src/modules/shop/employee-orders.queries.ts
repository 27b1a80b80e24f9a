import type { TimelineEvent } from '@portal/contract/employee-orders';
import { sql, type RawBuilder } from 'kysely';
import type { EmployeeScope } from '../../access/scope.ts';
import { readPage, type Page, type PageInput } from '../../db/page.ts';
import { categoryNameOf } from '../../db/shown-name.ts';
import type { Db } from '../../db/tenant.ts';
import { mainPictureOf } from '../pictures/index.ts';

const drawsWhere = (condition: RawBuilder<unknown>) =>
  sql<number>`(select coalesce(sum(units), 0)::int from salary_draws d where d.order_id = orders.id
    and d.employee_id = orders.employee_id and d.kind = 'planned' and ${condition})`;

const columns = [
  'orders.id',
  'orders.order_number',
  'orders.ordered_at',
  'orders.status',
  'orders.is_proposal',
  'orders.product_name',
  'orders.sku',
  'orders.accessory_count',
  'orders.months',
  'orders.currency',
  'orders.monthly_price',
  'orders.price_without_subsidy',
  'orders.subsidy_month',
  'orders.pricing',
  'orders.expire_date',
  mainPictureOf('products').as('picture'),
  categoryNameOf('categories').as('category_name'),
  'orders.end_of_term',
  drawsWhere(sql`status <> 'CANCELLED'`).as('draws'),
  drawsWhere(sql`status in ('IN_FILE', 'SENT')`).as('made'),
] as const;

function own(db: Db, scope: EmployeeScope) {
  return db
    .selectFrom('orders')
    .where('orders.company_id', '=', scope.companyId)
    .where('orders.employee_id', '=', scope.employeeId);
}

// The main line is always the first; its product names the picture, everything else is frozen.
function withPicture(db: Db, scope: EmployeeScope) {
  return own(db, scope)
    .leftJoin('order_lines', (join) =>
      join.onRef('order_lines.order_id', '=', 'orders.id').on('order_lines.line_no', '=', 1),
    )
    .leftJoin('products', 'products.id', 'order_lines.product_id')
    .leftJoin('categories', 'categories.id', 'orders.category_id');
}

function listed(db: Db, scope: EmployeeScope) {
  return withPicture(db, scope).select(columns);
}

export type OrderRow = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

/** The employee's own orders, newest first, deleted ones included: they are part of the story. */
export function listOwnOrders(db: Db, scope: EmployeeScope, page: PageInput): Promise<Page<OrderRow>> {
  return readPage(
    db,
    withPicture(db, scope),
    (query) => query.select(columns).orderBy('orders.ordered_at', 'desc').orderBy('orders.id', 'desc'),
    page,
  );
}

/** One own order with everything frozen on it and the window in which it may be taken back. */
export function findOwnOrder(db: Db, scope: EmployeeScope, orderId: string) {
  return listed(db, scope)
    .innerJoin('subscriptions', 'subscriptions.id', 'orders.subscription_id')
    .leftJoin('company_settings', 'company_settings.company_id', 'orders.company_id')
    .where('orders.id', '=', orderId)
    .select([
      'orders.employee_name',
      'orders.supplier_name',
      'orders.company_name',
      'orders.rules_text',
      'orders.rules_version',
      'orders.accepted_at',
      'orders.delivery_method',
      'orders.delivery_name',
      'orders.delivery_att',
      'orders.delivery_address1',
      'orders.delivery_address2',
      'orders.delivery_zip',
      'orders.delivery_city',
      'orders.delivery_country',
      'orders.serial_number',
      'orders.tracking',
      'orders.dispatched_on',
      'orders.all_risk_expires',
      'orders.addendum_path',
      'orders.addendum_sha256',
      'orders.addendum_content_sha256',
      'orders.awaits_confirmation',
      'orders.gross_draw',
      'orders.net_draw',
      'orders.price_ex_vat',
      'subscriptions.subscription_name',
      'subscriptions.start_date',
      'subscriptions.end_date',
      'subscriptions.effect_date',
      'subscriptions.status as subscription_status',
      'company_settings.salary_day',
    ])
    .executeTakeFirst();
}

export type OwnOrder = NonNullable<Awaited<ReturnType<typeof findOwnOrder>>>;

/** Lines of one own order, main line first (DECISIONS 27). */
export function linesOf(db: Db, scope: EmployeeScope, orderId: string) {
  return db
    .selectFrom('order_lines')
    .where('order_id', '=', orderId)
    .where('employee_id', '=', scope.employeeId)
    .select(['is_accessory as isAccessory', 'product_name as productName', 'sku as SKU', 'accessory_id as accessoryId'])
    .select(['price_ex_vat as priceExVat', 'gross_month as grossMonth', 'net_month as netMonth'])
    .orderBy('line_no')
    .execute();
}

/** The history that an employee reads: internal notes stay internal. */
export function eventsOf(db: Db, scope: EmployeeScope, orderId: string) {
  return db
    .selectFrom('order_events')
    .where('order_id', '=', orderId)
    .where('employee_id', '=', scope.employeeId)
    .where(sql<boolean>`(kind <> 'NOTE' or detail ? 'endOfTerm')`)
    .select([
      'at',
      sql<TimelineEvent['kind']>`case kind when 'NOTE' then 'END_OF_TERM' else kind end`.as('kind'),
      'from_status as fromStatus',
      'to_status as toStatus',
      'actor_name as actorName',
      'actor_role as actorRole',
      'reason',
      'detail',
    ])
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Draws of one own order in the order of their periods. */
export function drawsOf(db: Db, scope: EmployeeScope, orderId: string) {
  return db
    .selectFrom('salary_draws')
    .where('order_id', '=', orderId)
    .where('employee_id', '=', scope.employeeId)
    .select(['period', 'effect_date as effectDate', 'amount', 'units', 'currency', 'status'])
    .orderBy('period')
    .orderBy('id')
    .execute();
}

/** Months that the company left out of one own order, and why. */
export function pausedMonthsOf(db: Db, orderId: string): Promise<{ period: string; reason: string }[]> {
  return db
    .selectFrom('left_out_months')
    .where('order_id', '=', orderId)
    .select(['period', 'reason'])
    .orderBy('period')
    .execute();
}
