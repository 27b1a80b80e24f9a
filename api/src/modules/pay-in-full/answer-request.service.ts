import type { Day } from '@portal/contract/days';
import type { PayInFullAcceptance } from '@portal/contract/pay-in-full-requests';
import { isFinalSalary, type PaymentKind } from '@portal/contract/payment-details';
import { payInFullFacts } from '@portal/contract/seen-acts';
import { sql } from 'kysely';
import type { EmployeeScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { assertSeen } from '../../http/assert-seen.ts';
import { DomainError } from '../../http/domain-error.ts';
import { isOutdated, requireContact } from './ask-to-pay.service.ts';
import { optionPriceColumns, planFinalSalary } from './final-salary.service.ts';
import {
  assertMove,
  assertVersion,
  holdRequest,
  moveStatus,
  takeRequest,
  type Acting,
} from './move-request.service.ts';
import { optionsOf } from './payment-options.service.ts';
import { priceOf } from './request-price.mapping.ts';
import type { FoundRequest } from './requests.queries.ts';

/**
 * The employee accepts the price that the page showed (DECISIONS 48): it holds for 30 days and the draws after its
 * month wait (RULES 3.2, DECISIONS 20). Contact data is needed once the employee has left (scenario 43).
 */
export async function acceptRequest(
  db: Db,
  scope: EmployeeScope,
  id: string,
  form: PayInFullAcceptance,
  acting: Acting,
): Promise<void> {
  const request = await holdRequest(db, scope, id);
  const option = await chosenOption(db, request, form.paymentKind, acting.today);
  const price = form.keepAllRisk ? option : (option?.withoutAllRisk ?? option);
  assertSeen(form.seen, payInFullFacts({ ...priceOf(request), ...price }));
  assertVersion(request, form.version);
  assertMove(request, 'ACCEPTED', 'employee');
  if (isOutdated(request, acting.today)) throw new DomainError('changed-by-someone-else');
  const contact = {
    contactPhone: form.contactPhone || request.contactPhone,
    contactEmail: form.contactEmail || request.contactEmail,
  };
  if (request.employeeExit !== null && request.employeeExit < acting.today) requireContact(contact);
  await moveStatus(db, scope, request, {
    ...acting,
    to: 'ACCEPTED',
    reason: form.comment,
    values: {
      accepted_at: acting.now,
      payment_kind: option?.kind ?? 'INVOICE',
      ...(price ? optionPriceColumns(price) : {}),
      contact_phone: contact.contactPhone,
      contact_email: contact.contactEmail,
      ...(form.comment === '' ? {} : { comment: form.comment }),
    },
  });
  // First: it waits for the lock of those who make salary files, and they wait for the draws.
  if (option && isFinalSalary(option.kind)) await planFinalSalary(db, id);
  await sql`select suspend_paid_draws(${id}::uuid)`.execute(db);
}

/**
 * The way to pay that was chosen, or the first that is offered. Nothing is offered without payment details: the price
 * may be accepted, and the company says how it is paid (DECISIONS 39). @throws 409 `payment-details-missing`
 */
async function chosenOption(db: Db, request: FoundRequest, kind: PaymentKind | undefined, today: Day) {
  const options = await optionsOf(db, request, today);
  const option = kind === undefined ? options[0] : options.find((each) => each.kind === kind);
  if (!option && kind !== undefined) throw new DomainError('payment-details-missing');
  return option;
}

/** The employee declines: who leaves returns the item, who stays goes on paying (RULES 3.2). */
export async function declineRequest(
  db: Db,
  scope: EmployeeScope,
  id: string,
  form: { version: number; comment: string },
  acting: Acting,
): Promise<void> {
  const request = await takeRequest(db, scope, id, form.version);
  await moveStatus(db, scope, request, { ...acting, to: 'DECLINED', reason: form.comment });
}
