import type { Day } from '@portal/contract/days';
import { payInFull } from '@portal/contract/pay-in-full';
import { sql } from 'kysely';
import { companyScopeForJob, type EmployeeScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { frozenPrice } from './frozen-price.mapping.ts';
import type { Acting } from './move-request.service.ts';
import { logRequest, type ChangedBy } from './request-writes.queries.ts';
import { storedPrice } from './stored-price.queries.ts';

/** What buying at the end of the term costs: the frozen share of the goods ex VAT, and VAT once (DECISIONS 40). */
export type BuyOut = {
  supplierId: string;
  currency: string;
  goods: number;
  scrapPercent: number;
  value: number;
  vatRate: number;
  vat: number;
  total: number;
  contractStart: Day;
  firstDraw: Day | null;
};

/** Null for what is not bought: a running service, a gift, and an order whose VAT was missing when it was priced. */
export async function buyOutOf(db: Db, scope: EmployeeScope, orderId: string): Promise<BuyOut | null> {
  const order = await db
    .selectFrom('orders as o')
    .innerJoin('categories as c', 'c.id', 'o.category_id')
    .where('o.company_id', '=', scope.companyId)
    .where('o.employee_id', '=', scope.employeeId)
    .where('o.id', '=', orderId)
    .select([
      ...storedPrice,
      'o.currency',
      'o.supplier_id as supplierId',
      'o.is_present as isPresent',
      'o.ordered_on as orderedOn',
      'o.dispatched_on as dispatchedOn',
      sql<Day | null>`(select min(d.effect_date) from salary_draws d where d.order_id = o.id and d.kind = 'planned'
        and d.status <> 'CANCELLED')`.as('firstDraw'),
    ])
    .executeTakeFirst();
  if (!order || order.isSubscription || order.lacksVat) return null;
  const frozen = frozenPrice(order);
  const paid = payInFull({
    ...frozen,
    drawn: order.months,
    isSubscription: false,
    isPresent: order.isPresent,
    fee: 0,
    keepAllRisk: false,
    keepSubsidy: false,
    covered: false,
    settlement: 'BUY_OUT',
    payment: 'INVOICE',
  });
  return (
    paid && {
      supplierId: order.supplierId,
      currency: order.currency,
      goods: frozen.price.goodsExVat,
      scrapPercent: frozen.scrapPercent,
      value: paid.sum,
      vatRate: frozen.vatRate,
      vat: paid.vat,
      total: paid.total,
      contractStart: order.dispatchedOn ?? order.orderedOn,
      firstDraw: order.firstDraw,
    }
  );
}

export type BuyOutPayment = 'CARD' | 'INVOICE';

/**
 * The employee buys: a request that is accepted at once and paid as every pay-in-full is. One open request an order is
 * the database's word.
 */
export async function openBuyOut(
  db: Db,
  scope: EmployeeScope,
  order: { id: string; lastDay: Day },
  { buyOut, paymentKind }: { buyOut: BuyOut; paymentKind: BuyOutPayment },
  acting: Acting,
): Promise<void> {
  const by = changedBy(scope, acting);
  const { id: requestId } = await db
    .insertInto('pay_in_full_requests')
    .values({
      company_id: scope.companyId,
      employee_id: scope.employeeId,
      order_id: order.id,
      supplier_id: buyOut.supplierId,
      status: 'ACCEPTED',
      is_end_of_term: true,
      exit_date: order.lastDay,
      payment_kind: paymentKind,
      months_remaining: 0,
      all_risk_months: 0,
      contract_start: buyOut.contractStart,
      first_salary_draw: buyOut.firstDraw ?? order.lastDay,
      price_lines: JSON.stringify([{ key: 'scrap', months: 1, perMonth: buyOut.value, amount: buyOut.value }]),
      pif_fee: 0,
      price_ex_vat: buyOut.value,
      vat: buyOut.vat,
      total: buyOut.total,
      currency: buyOut.currency,
      accepted_at: by.now,
      created_at: by.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await logRequest(db, by, requestId, { from: null, to: 'CREATED' });
  await logRequest(db, by, requestId, { from: 'CREATED', to: 'ACCEPTED', mailPending: true });
}

/** The employee sends the item back instead: the request that nothing was paid of ends. */
export async function closeBuyOut(db: Db, scope: EmployeeScope, orderId: string, acting: Acting): Promise<void> {
  const closed = await db
    .updateTable('pay_in_full_requests')
    .set({ status: 'CLOSED', version: sql`version + 1` })
    .where('company_id', '=', scope.companyId)
    .where('employee_id', '=', scope.employeeId)
    .where('order_id', '=', orderId)
    .where('is_end_of_term', '=', true)
    .where('status', '=', 'ACCEPTED')
    .returning('id')
    .execute();
  for (const { id } of closed) await logRequest(db, changedBy(scope, acting), id, { from: 'ACCEPTED', to: 'CLOSED' });
}

const changedBy = ({ companyId, userId, employeeId }: EmployeeScope, { actor, now }: Acting): ChangedBy => ({
  scope: companyScopeForJob(companyId, userId),
  employeeId,
  actor,
  now,
});
