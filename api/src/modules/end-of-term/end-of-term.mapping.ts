import { addDays, daysBetween, type Day } from '@portal/contract/days';
import type { EndOfTerm, EndingOrder } from '@portal/contract/end-of-term';
import { choicesOf, returnByOf, termReminders } from '@portal/contract/end-of-term-rules';
import type { CompanyScope, EmployeeScope, SupplierScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { buyOutOf, type BuyOut } from '../pay-in-full/index.ts';
import { findTerm, type FoundTerm, type ListedEnding } from './end-of-term.queries.ts';

/** What stands on a parcel that goes back. */
export const returnReference = (orderNumber: number) => `R-${orderNumber}`;

/** The end of an own order's term. Foreign, missing, not shipped or a gift: 404 `order-not-found`. */
export async function endOfTermOf(db: Db, scope: EmployeeScope, orderId: string, today: Day): Promise<EndOfTerm> {
  const term = await findTerm(db, scope, orderId);
  if (!term) throw new DomainError('order-not-found');
  return toEndOfTerm(term, await buyOutOf(db, scope, orderId), today);
}

/** The same as it travels. */
export function toEndOfTerm(term: FoundTerm, buyOut: BuyOut | null, today: Day): EndOfTerm {
  const { isSettled: _settled, storedReturnBy, reminded, currency, ...rest } = term;
  const money = (amount: number) => ({ amount, currency });
  const left = daysBetween(today, term.lastDay);
  return {
    ...rest,
    monthlyPrice: money(term.monthlyPrice),
    daysLeft: Math.max(0, left),
    returnBy: storedReturnBy ?? returnByOf(term.lastDay),
    choices: choicesOf(term, today),
    reminders: termReminders.map((daysBefore) => ({
      daysBefore,
      day: addDays(term.lastDay, -daysBefore),
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
    reference: returnReference(term.orderNumber),
  };
}

/** A row of the list; a supplier ends no service. */
export function toEndingOrder(
  { storedReturnBy, ...row }: ListedEnding,
  { role }: CompanyScope | SupplierScope,
): EndingOrder {
  return {
    ...row,
    returnBy: storedReturnBy ?? returnByOf(row.lastDay),
    mayReceive: row.state === 'RETURN',
    mayEnd: role === 'company' && row.isSubscription && (row.state === null || row.state === 'RUNS_ON'),
  };
}
