import { leasedOrderFields, type LeasedOrderFilter } from '@portal/contract/leased-orders';
import { leasingSchedule, type LeasingFrequency } from '@portal/contract/leasing';
import {
  leasingFields,
  type LeasableOrder,
  type LeasableOrderFilter,
  type LeasingAgreement,
  type LeasingAgreementRow,
  type LeasingChoices,
  type LeasingFilter,
} from '@portal/contract/leasing-agreements';
import { sql } from 'kysely';
import type { OfCompany } from '../../access/scope.ts';
import { containing } from '../../db/like.ts';
import { listOf, readList } from '../../db/list.ts';
import { readPage, type Page } from '../../db/page.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';

const agreementList = listOf(
  leasingFields,
  {
    name: 'leasing_agreements.name',
    leasingStart: 'leasing_agreements.leasing_start',
    leasingEnd: 'leasing_agreements.leasing_end',
    createdAt: 'leasing_agreements.created_at',
  },
  'leasing_agreements.id',
);

const ownAgreements = (db: Db, { companyId }: OfCompany) =>
  db
    .selectFrom('leasing_agreements')
    .where('leasing_agreements.company_id', '=', companyId)
    .where('leasing_agreements.deleted_at', 'is', null);

/** One page of agreements, newest first unless asked otherwise. `q` finds a part of the name or the contract. */
export async function listAgreements(
  db: Db,
  scope: OfCompany,
  filter: LeasingFilter,
): Promise<Page<LeasingAgreementRow>> {
  let filtered = ownAgreements(db, scope);
  const { q } = filter;
  if (q)
    filtered = filtered.where((eb) =>
      eb.or([
        eb('leasing_agreements.name', 'ilike', containing(q)),
        eb('leasing_agreements.contract_id', 'ilike', containing(q)),
      ]),
    );
  const page = await readList(db, agreementList, filtered, withPartner, filter);
  return { ...page, data: page.data.map(toRow) };
}

function withPartner(query: ReturnType<typeof ownAgreements>) {
  return query.selectAll('leasing_agreements').select([
    sql<string | null>`(select p.name from leasing_partners p where p.id = leasing_agreements.partner_id)`.as(
      'partner',
    ),
    sql<number>`(select count(*)::int from leasing_agreement_orders o
        where o.leasing_agreement_id = leasing_agreements.id)`.as('orders'),
    sql<string | null>`(select u.name from users u where u.id = leasing_agreements.created_by)`.as('creator'),
    sql<string>`(select c.company_name from companies c where c.id = leasing_agreements.company_id)`.as('company_name'),
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof withPartner>['executeTakeFirstOrThrow']>>;

function toRow(row: Row): LeasingAgreementRow {
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    id: row.id,
    name: row.name,
    period: row.period,
    drawFreq: frequencyOf(row.draw_freq),
    leasingStart: row.leasing_start,
    leasingEnd: row.leasing_end,
    partner: row.partner,
    contractId: row.contract_id,
    orders: row.orders,
    totalSalaryDraw: money(row.total_salary_draw),
    totalLeasingValue: money(row.total_leasing_value),
  };
}

const frequencyOf = (column: string): LeasingFrequency => (column === 'QUARTERLY' ? 'quarterly' : 'monthly');

/**
 * One agreement with its payments and orders. Another company's and a missing one are both
 * `leasing-agreement-not-found`.
 */
export async function getAgreement(db: Db, scope: OfCompany, id: string): Promise<LeasingAgreement> {
  const row = await withPartner(ownAgreements(db, scope).where('leasing_agreements.id', '=', id)).executeTakeFirst();
  if (!row) throw new DomainError('leasing-agreement-not-found');
  const orders = await withPrices(leasedOrders(db, scope, id).orderBy('orders.order_number')).execute();
  const money = (amount: number) => ({ amount, currency: row.currency });
  // Every order draws the same amount each month, so the agreement's month is its total by its period.
  const monthlyDraw = row.total_salary_draw / row.period;
  const schedule = leasingSchedule({
    start: row.leasing_start,
    months: row.period,
    monthlyDraw,
    frequency: frequencyOf(row.draw_freq),
  });
  return {
    ...toRow(row),
    note: row.note,
    companyName: row.company_name,
    productSum: money(row.product_sum),
    accessorySum: money(row.accessory_sum),
    monthlyDraw: money(monthlyDraw),
    schedule: schedule.map((payment) => ({ ...payment, amount: money(payment.amount) })),
    selectedOrders: orders.map(toOrder),
    createdAt: row.created_at.toISOString(),
    createdBy: row.creator,
  };
}

const ordersOf = (db: Db, { companyId }: OfCompany) =>
  db.selectFrom('orders').where('orders.company_id', '=', companyId);

const leasedOrders = (db: Db, scope: OfCompany, agreementId: string) =>
  ordersOf(db, scope)
    .innerJoin('leasing_agreement_orders as l', 'l.order_id', 'orders.id')
    .where('l.leasing_agreement_id', '=', agreementId);

const prices = (isAccessory: boolean) =>
  sql<number>`(select coalesce(sum(n.price_ex_vat), 0)::bigint from order_lines n where n.order_id = orders.id
    and n.is_accessory = ${sql.lit(isAccessory)})`;

function withPrices(query: ReturnType<typeof ordersOf>) {
  return query
    .select([
      'orders.id',
      'orders.order_number',
      'orders.company_id',
      'orders.employee_id',
      'orders.employee_name',
      'orders.product_name',
      'orders.accessory_count',
      'orders.currency',
      'orders.monthly_price',
    ])
    .select([prices(false).as('product_price'), prices(true).as('accessory_price')]);
}

export function toOrder(
  row: Awaited<ReturnType<ReturnType<typeof withPrices>['executeTakeFirstOrThrow']>>,
): LeasableOrder {
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    orderId: row.id,
    orderNumber: row.order_number,
    companyId: row.company_id,
    employeeId: row.employee_id,
    employeeName: row.employee_name,
    product: row.product_name,
    accessoryCount: row.accessory_count,
    productPrice: money(row.product_price),
    accessoryPrice: money(row.accessory_price),
    drawPerMonth: money(row.monthly_price),
  };
}

const leasedOrderList = listOf(
  leasedOrderFields,
  {
    orderNumber: 'orders.order_number',
    employeeName: 'orders.employee_name',
    product: 'orders.product_name',
    productPrice: prices(false),
    accessoryPrice: prices(true),
    drawPerMonth: 'orders.monthly_price',
  },
  'orders.id',
);

/** One page of an agreement's orders. Another company's agreement and a missing one answer as `getAgreement` does. */
export async function listLeasedOrders(
  db: Db,
  scope: OfCompany,
  id: string,
  filter: LeasedOrderFilter,
): Promise<Page<LeasableOrder>> {
  const known = await ownAgreements(db, scope)
    .where('leasing_agreements.id', '=', id)
    .select('leasing_agreements.id')
    .executeTakeFirst();
  if (!known) throw new DomainError('leasing-agreement-not-found');
  let filtered = leasedOrders(db, scope, id);
  if (filter.q) filtered = filtered.where(foundBy(filter.q));
  const page = await readList(db, leasedOrderList, filtered, withPrices, filter);
  return { ...page, data: page.data.map(toOrder) };
}

/** A part of the person's or the product's name, or the beginning of the number. */
const foundBy = (q: string) =>
  sql<boolean>`(orders.employee_name ilike ${containing(q)} or orders.product_name ilike ${containing(q)}
    or orders.order_number::text like ${`${q.replace(/\D/g, '') || '-'}%`})`;

/** Delivered orders of the company in its currency that are in no agreement (RULES 2.6). */
function freeOrders(db: Db, scope: OfCompany) {
  return ordersOf(db, scope)
    .where('orders.status', 'in', ['DISPATCHED', 'COMPLETED'])
    .where(
      'orders.currency',
      '=',
      db.selectFrom('companies').select('companies.currency').where('companies.id', '=', scope.companyId),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('leasing_agreement_orders as l').select('l.order_id').whereRef('l.order_id', '=', 'orders.id'),
        ),
      ),
    );
}

/** Orders of one period that can be selected. `q` finds a person, a product or the beginning of a number. */
export async function listLeasable(
  db: Db,
  scope: OfCompany,
  { period, q, ...page }: LeasableOrderFilter,
): Promise<Page<LeasableOrder>> {
  let filtered = freeOrders(db, scope).where('orders.months', '=', period);
  if (q) filtered = filtered.where(foundBy(q));
  const found = await readPage(
    db,
    filtered,
    (query) => withPrices(query.orderBy('orders.order_number').orderBy('orders.id')),
    { ...page, count: 'exact' },
  );
  return { ...found, data: found.data.map(toOrder) };
}

/** The named orders of the company, held until the end of the transaction, so that none of them is undone meanwhile. */
export function holdOrders(db: Db, scope: OfCompany, orderIds: readonly string[]) {
  return withPrices(
    ordersOf(db, scope)
      .where('orders.id', 'in', [...orderIds])
      .orderBy('orders.id'),
  )
    .select([
      'orders.months',
      'orders.status',
      'orders.company_id',
      sql<boolean>`exists (select from leasing_agreement_orders l where l.order_id = orders.id)`.as('is_leased'),
    ])
    .forUpdate()
    .execute();
}

/** Currency, periods with how many orders are free, and the partners that are offered. */
export async function leasingChoices(db: Db, scope: OfCompany): Promise<LeasingChoices> {
  const [company, periods, partners] = await Promise.all([
    db.selectFrom('companies').select('currency').where('id', '=', scope.companyId).executeTakeFirstOrThrow(),
    freeOrders(db, scope)
      .select(['orders.months as period', sql<number>`count(*)::int`.as('orders')])
      .groupBy('orders.months')
      .orderBy('orders.months')
      .execute(),
    db
      .selectFrom('leasing_partners')
      .select(['id', 'name'])
      .where('enabled', '=', true)
      .orderBy('name')
      .orderBy('id')
      .execute(),
  ]);
  return { currency: company.currency, periods, partners };
}
