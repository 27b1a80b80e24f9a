import { addDays, type Day } from '@portal/contract/days';
import { endingFields, type EndingFilter, type EndingView } from '@portal/contract/end-of-term';
import { termReminders } from '@portal/contract/end-of-term-rules';
import type { PaymentKind } from '@portal/contract/payment-details';
import { sql, type RawBuilder } from 'kysely';
import type { CompanyScope, EmployeeScope, SupplierScope } from '../../access/scope.ts';
import { containing } from '../../db/like.ts';
import { listOf, readList } from '../../db/list.ts';
import { categoryNameOf } from '../../db/shown-name.ts';
import type { Db } from '../../db/tenant.ts';
import { mainPictureOf } from '../pictures/index.ts';

/**
 * The order is settled: by another pay-in-full, of somebody who leaves or who asked before, or because the purchase at
 * the end is paid and only waits for its closing.
 */
export const isSettled = sql<boolean>`(o.paid_in_full_at is not null or exists (select from pay_in_full_requests r
  where r.order_id = o.id and r.status <> 'CLOSED' and (not r.is_end_of_term or r.status = 'PAID')))`;

type OpenRequest = { id: string; kind: PaymentKind; acceptedAt: string };
const openRequest = sql<OpenRequest | null>`(select json_build_object('id', r.id, 'kind', r.payment_kind,
  'acceptedAt', r.accepted_at) from pay_in_full_requests r where r.order_id = o.id and r.is_end_of_term
  and r.status <> 'CLOSED')`;

export type ReturnAddress = {
  name: string;
  addressLine1: string;
  addressLine2: string;
  zipCode: string;
  city: string;
  country: string;
  email: string;
};
export const returnAddress = sql<ReturnAddress>`(select json_build_object('name', a.name,
  'addressLine1', a.address_line_one, 'addressLine2', a.address_line_two, 'zipCode', a.zipcode, 'city', a.city,
  'country', a.country, 'email', a.email) from return_address(o.id) a)`;

function terms(db: Db, scope: EmployeeScope) {
  return db
    .selectFrom('orders as o')
    .where('o.company_id', '=', scope.companyId)
    .where('o.employee_id', '=', scope.employeeId)
    .where('o.status', 'in', ['DISPATCHED', 'COMPLETED'])
    .where('o.is_present', '=', false)
    .where('o.expire_date', 'is not', null);
}

/** One own order whose term runs, with everything that its end needs to know. */
export function findTerm(db: Db, scope: EmployeeScope, orderId: string) {
  return terms(db, scope)
    .leftJoin('order_lines as l', (join) => join.onRef('l.order_id', '=', 'o.id').on('l.line_no', '=', 1))
    .leftJoin('products as p', 'p.id', 'l.product_id')
    .leftJoin('categories as c', 'c.id', 'o.category_id')
    .where('o.id', '=', orderId)
    .select([
      'o.id as orderId',
      'o.order_number as orderNumber',
      'o.product_name as productName',
      mainPictureOf('p').as('picture'),
      sql<string>`coalesce(${categoryNameOf('c')}, '')`.as('categoryName'),
      'o.serial_number as serialNumber',
      'o.company_id as companyId',
      'o.company_name as companyName',
      'o.supplier_id as supplierId',
      'o.supplier_name as supplierName',
      'o.is_subscription as isSubscription',
      'o.end_of_term as state',
      'o.end_of_term_reminded as reminded',
      'o.returned_on as returnedOn',
      'o.return_by as storedReturnBy',
      'o.months',
      'o.monthly_price as monthlyPrice',
      'o.currency',
      'o.all_risk_expires as allRiskExpires',
      'o.version',
      'o.delivery_name as senderName',
      'o.delivery_address1 as senderAddress1',
      'o.delivery_address2 as senderAddress2',
      'o.delivery_zip as senderZip',
      'o.delivery_city as senderCity',
      'o.delivery_country as senderCountry',
      returnAddress.as('returnTo'),
      isSettled.as('isSettled'),
      openRequest.as('request'),
      sql<Day>`o.expire_date`.as('lastDay'),
      sql<boolean>`(o.addendum_path is not null or o.awaits_confirmation)`.as('hasAddendum'),
      sql<number>`(select count(*)::int from salary_draws d where d.order_id = o.id and d.kind = 'planned'
        and d.status in ('IN_FILE', 'SENT'))`.as('drawnMonths'),
      sql<Day | null>`(select max(d.effect_date) from salary_draws d where d.order_id = o.id and d.kind = 'planned'
        and d.status <> 'CANCELLED')`.as('lastDraw'),
    ])
    .executeTakeFirst();
}
export type FoundTerm = NonNullable<Awaited<ReturnType<typeof findTerm>>>;

/** The same, locked until the transaction ends. */
export async function lockTerm(db: Db, scope: EmployeeScope, orderId: string): Promise<FoundTerm | undefined> {
  await terms(db, scope).where('o.id', '=', orderId).select('o.id').forUpdate('o').execute();
  return findTerm(db, scope, orderId);
}

/** Orders of one view; what is coming ends within the days of the first reminder. */
function inView(view: EndingView, today: Day): RawBuilder<boolean> {
  if (view === 'RETURNS') return sql<boolean>`o.end_of_term = 'RETURN'`;
  if (view === 'BUYING') return sql<boolean>`o.end_of_term = 'BUY'`;
  if (view === 'SETTLED') return sql<boolean>`o.end_of_term in ('BOUGHT', 'RETURNED', 'ENDED')`;
  return sql<boolean>`((o.end_of_term is null and not o.is_subscription
    and o.expire_date between ${today} and ${addDays(today, termReminders[0])} and not ${isSettled})
    or o.end_of_term in ('OPEN', 'RUNS_ON', 'ENDING'))`;
}

const endingList = listOf(
  endingFields,
  {
    lastDay: 'o.expire_date',
    employeeName: 'o.employee_name',
    productName: 'o.product_name',
    orderNumber: 'o.order_number',
    serialNumber: 'o.serial_number',
    state: 'o.end_of_term',
    companyName: 'o.company_name',
    supplierName: 'o.supplier_name',
  },
  'o.id',
);

/** One page of own orders by the end of their term, the nearest first. */
export function listEndings(db: Db, scope: CompanyScope | SupplierScope, filter: EndingFilter, today: Day) {
  const view = filter.view ?? (scope.role === 'company' ? 'COMING' : 'RETURNS');
  let query = db
    .selectFrom('orders as o')
    .where(
      scope.role === 'company'
        ? sql<boolean>`o.company_id = ${scope.companyId}`
        : sql<boolean>`o.supplier_id = ${scope.supplierId}`,
    )
    .where('o.status', 'in', ['DISPATCHED', 'COMPLETED'])
    .where('o.is_present', '=', false)
    .where(inView(view, today));
  if (filter.q?.trim())
    query = query.where(
      sql<boolean>`concat_ws(' ', o.employee_name, o.product_name, o.order_number, o.serial_number)
        ilike ${containing(filter.q)}`,
    );
  return readList(
    db,
    endingList,
    query,
    (rows) =>
      rows.select([
        'o.id as orderId',
        'o.order_number as orderNumber',
        'o.product_name as productName',
        'o.employee_id as employeeId',
        'o.employee_name as employeeName',
        'o.company_id as companyId',
        'o.company_name as companyName',
        'o.supplier_name as supplierName',
        'o.serial_number as serialNumber',
        'o.is_subscription as isSubscription',
        'o.end_of_term as state',
        'o.returned_on as returnedOn',
        'o.return_by as storedReturnBy',
        sql<Day>`o.expire_date`.as('lastDay'),
      ]),
    { ...filter, sort: filter.sort ?? (view === 'SETTLED' ? '-lastDay' : 'lastDay') },
  );
}
export type ListedEnding = Awaited<ReturnType<typeof listEndings>>['data'][number];
