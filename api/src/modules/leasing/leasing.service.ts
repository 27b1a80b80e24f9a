import { leasingEnd, leasingRefusal, leasingSums } from '@portal/contract/leasing';
import type { LeasingAgreement, SeenLeasingForm } from '@portal/contract/leasing-agreements';
import { leasingFacts } from '@portal/contract/seen-acts';
import { sql } from 'kysely';
import { recordAudit } from '../../access/audit.ts';
import type { OfCompany } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { assertSeen } from '../../http/assert-seen.ts';
import { DomainError, invalidFields } from '../../http/domain-error.ts';
import { getAgreement, holdOrders, toOrder, leasingChoices } from './leasing.queries.ts';

type When = { now: Date; requestId: string };

/**
 * Makes an agreement over delivered orders of exactly its period; its sums, as they were seen (DECISIONS 48), are
 * frozen with it (RULES 2.6).
 *
 * @throws DomainError `items-not-found`, `items-already-leased`, `leasing-partner-not-found`,
 *   `changed-by-someone-else`, or 400 at `orderIds`
 */
export async function createAgreement(
  db: Db,
  scope: OfCompany,
  form: SeenLeasingForm,
  { now, requestId }: When,
): Promise<LeasingAgreement> {
  const { companyId } = scope;
  const { currency, partners } = await leasingChoices(db, scope);
  if (form.partnerId !== null && !partners.some(({ id }) => id === form.partnerId))
    throw new DomainError('leasing-partner-not-found');
  const orders = await holdOrders(db, scope, form.orderIds);
  if (orders.length < form.orderIds.length) throw new DomainError('items-not-found');
  for (const order of orders) {
    const refusal = leasingRefusal(
      {
        companyId: order.company_id,
        currency: order.currency,
        months: order.months,
        status: order.status,
        isLeased: order.is_leased,
      },
      { companyId, currency, months: form.period },
    );
    if (refusal === 'invalid-data-provided') throw invalidFields({ path: 'orderIds', key: refusal });
    if (refusal) throw new DomainError(refusal);
  }
  assertSeen(form.seen, leasingFacts(form, orders.map(toOrder), currency));
  const sums = leasingSums(
    orders.map((order) => ({
      product: order.product_price,
      accessories: [order.accessory_price],
      drawPerMonth: order.monthly_price,
    })),
    form.period,
  );
  const { id } = await db
    .insertInto('leasing_agreements')
    .values({
      company_id: companyId,
      name: form.name,
      note: form.note,
      period: form.period,
      draw_freq: form.drawFreq === 'quarterly' ? 'QUARTERLY' : 'MONTHLY',
      leasing_start: form.leasingStart,
      leasing_end: leasingEnd(form.leasingStart, form.period),
      partner_id: form.partnerId,
      contract_id: form.contractId,
      currency,
      product_sum: sums.productSum,
      accessory_sum: sums.accessorySum,
      total_salary_draw: sums.totalSalaryDraw,
      total_leasing_value: sums.totalLeasingValue,
      created_by: scope.userId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('leasing_agreement_orders')
    .values(orders.map((order) => ({ leasing_agreement_id: id, order_id: order.id, company_id: companyId })))
    .execute();
  await recordAudit(db, { now, scope, requestId, companyId }, 'leasing.created', ['leasing_agreement', id], {
    period: form.period,
    orders: orders.length,
    totalLeasingValue: sums.totalLeasingValue,
    currency,
  });
  return getAgreement(db, scope, id);
}

/**
 * Deletes an agreement; its orders can be leased again (RULES 2.6).
 *
 * @throws DomainError `leasing-agreement-not-found`
 */
export async function removeAgreement(
  db: Db,
  scope: OfCompany,
  id: string,
  { now, requestId }: When,
): Promise<{ id: string }> {
  const { name, orders } = await getAgreement(db, scope, id);
  await db
    .deleteFrom('leasing_agreement_orders')
    .where('company_id', '=', scope.companyId)
    .where('leasing_agreement_id', '=', id)
    .execute();
  await db
    .updateTable('leasing_agreements')
    .set({ deleted_at: now, version: sql<number>`version + 1` })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .execute();
  await recordAudit(
    db,
    { now, scope, requestId, companyId: scope.companyId },
    'leasing.removed',
    ['leasing_agreement', id],
    { name, orders },
  );
  return { id };
}
