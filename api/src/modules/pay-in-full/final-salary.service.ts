import type { PaymentOption } from '@portal/contract/pay-in-full-rows';
import { isFinalSalary, type PaymentKind } from '@portal/contract/payment-details';
import { sql } from 'kysely';
import { companyScopeForJob, type AdminScope, type CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError, illegalChange } from '../../http/domain-error.ts';
import { lockDraws } from '../salary-files/index.ts';
import { takeRequest, type Acting } from './move-request.service.ts';
import { optionsOf } from './payment-options.service.ts';
import { releaseFinalDraws } from './release-final-draws.service.ts';
import { logRequest } from './request-writes.queries.ts';
import type { FoundRequest } from './requests.queries.ts';

/** Puts an accepted request into the exit month's file; where that is made, payroll is told by mail (DECISIONS 38). */
export async function planFinalSalary(db: Db, requestId: string): Promise<void> {
  await sql`select plan_final_draw(${requestId}::uuid)`.execute(db);
}

/** What a chosen way to pay writes over the figures of a request. */
export const optionPriceColumns = ({
  lines,
  priceExVat,
  vat,
  total,
}: Pick<PaymentOption, 'lines' | 'priceExVat' | 'vat' | 'total'>) => ({
  price_lines: JSON.stringify(
    lines.map((line) => ({ ...line, perMonth: line.perMonth.amount, amount: line.amount.amount })),
  ),
  all_risk_months: lines.find(({ key }) => key === 'allRisk')?.months ?? 0,
  price_ex_vat: priceExVat.amount,
  vat: vat.amount,
  total: total.amount,
});

/**
 * CA or BO change how an accepted request is paid, until it is in a salary file (DECISIONS 38); the employee is told.
 * Errors: 409 `invalid-data-provided` otherwise, `payment-details-missing` for what the company does not offer.
 */
export async function changePaymentKind(
  db: Db,
  scope: CompanyScope | AdminScope,
  id: string,
  { version, paymentKind }: { version: number; paymentKind: PaymentKind },
  { actor, now, today }: Acting,
): Promise<FoundRequest> {
  const held = await takeRequest(db, scope, id, version);
  await lockDraws(db, companyScopeForJob(held.companyId, ''));
  const request = await takeRequest(db, scope, id, version);
  const isInFile = request.finalDraw !== null && request.finalDraw !== 'PLANNED';
  if (request.status !== 'ACCEPTED' || isInFile || request.paymentKind === paymentKind) throw illegalChange();
  const option = (await optionsOf(db, request, today)).find(({ kind }) => kind === paymentKind);
  if (!option) throw new DomainError('payment-details-missing');
  const company = companyScopeForJob(request.companyId, actor.id ?? '');
  await releaseFinalDraws(db, company, request.orderId, today);
  await db
    .updateTable('pay_in_full_requests')
    .set({ payment_kind: paymentKind, ...optionPriceColumns(option), version: sql`version + 1` })
    .where('company_id', '=', request.companyId)
    .where('id', '=', id)
    .execute();
  const by = { scope: company, employeeId: request.employeeId, actor, now };
  await logRequest(db, by, id, { from: 'ACCEPTED', to: 'ACCEPTED', mailPending: true });
  if (isFinalSalary(paymentKind)) await planFinalSalary(db, id);
  return request;
}
