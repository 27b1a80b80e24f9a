import { addDays, daysBetween, type Day } from '@portal/contract/days';
import type { EndOfTerm, EndingOrder } from '@portal/contract/end-of-term';
import { choicesOf, returnByOf, termReminders } from '@portal/contract/end-of-term-rules';
import { offeredKinds } from '@portal/contract/payment-details';
import type { CompanyScope, EmployeeScope, SupplierScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { buyOutOf, type BuyOut } from '../pay-in-full/index.ts';
import { findDetails, paymentInstruction } from '../payment-details/index.ts';
import { findTerm, type FoundTerm, type ListedEnding } from './end-of-term.queries.ts';

/** What stands on a parcel that goes back. */
export const returnReference = (orderNumber: number) => `R-${orderNumber}`;

/** The end of an own order's term. Foreign, missing, not shipped or a gift: 404 `order-not-found`. */
export async function endOfTermOf(db: Db, scope: EmployeeScope, orderId: string, today: Day): Promise<EndOfTerm> {
  const term = await findTerm(db, scope, orderId);
  if (!term) throw new DomainError('order-not-found');
  return toEndOfTerm(db, term, await buyOutOf(db, scope, orderId), today);
}

/** The same as it travels, with how the company is paid. */
export async function toEndOfTerm(
  db: Db,
  { isSettled, storedReturnBy, reminded, request, currency, ...term }: FoundTerm,
  buyOut: BuyOut | null,
  today: Day,
): Promise<EndOfTerm> {
  const money = (amount: number) => ({ amount, currency });
  const { companyId, lastDay, orderNumber } = term;
  return {
    ...term,
    monthlyPrice: money(term.monthlyPrice),
    daysLeft: Math.max(0, daysBetween(today, lastDay)),
    returnBy: storedReturnBy ?? returnByOf(lastDay),
    choices: choicesOf({ ...term, isSettled }, today).filter((choice) => choice !== 'BUY' || buyOut !== null),
    reminders: termReminders.map((daysBefore) => ({
      daysBefore,
      day: addDays(lastDay, -daysBefore),
      isSent: reminded !== null && reminded <= daysBefore,
    })),
    buyOut: buyOut && {
      goods: money(buyOut.goods),
      scrapPercent: buyOut.scrapPercent,
      value: money(buyOut.value),
      vatRate: buyOut.vatRate,
      vat: money(buyOut.vat),
      total: money(buyOut.total),
    },
    requestId: request?.id ?? null,
    options: buyOut ? offeredKinds(await findDetails(db, { companyId, currency })) : [],
    payment: await paymentInstruction(db, {
      companyId,
      kind: request?.kind ?? 'INVOICE',
      amount: money(buyOut?.total ?? 0),
      reference: String(orderNumber),
      acceptedAt: request ? new Date(request.acceptedAt) : null,
    }),
    reference: returnReference(orderNumber),
  };
}

/** A row of the list; a supplier ends no service. */
export function toEndingOrder(
  { storedReturnBy, employeeId, ...row }: ListedEnding,
  { role }: CompanyScope | SupplierScope,
): EndingOrder {
  return {
    ...row,
    ...(role !== 'supplier' && { employeeId }),
    returnBy: storedReturnBy ?? returnByOf(row.lastDay),
    mayReceive: row.state === 'RETURN',
    mayEnd: role === 'company' && row.isSubscription && (row.state === null || row.state === 'RUNS_ON'),
  };
}
