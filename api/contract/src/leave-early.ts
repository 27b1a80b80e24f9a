import * as v from 'valibot';
import { addPeriods, type Period } from './days.ts';
import { MoneySchema } from './money.ts';
import type { Choice, Offer } from './offer.ts';
import { payInFull, type PayInFullLine } from './pay-in-full.ts';
import { quoteOf } from './quote.ts';

/** What a company adds to, or takes off, the price of leaving early (RULES 2.5). */
export const LeavingTerms = v.object({ fee: MoneySchema, keepSubsidy: v.boolean() });
export type LeavingTerms = v.InferOutput<typeof LeavingTerms>;

export type LeavingCost = {
  /** the month of the last draw */
  period: Period;
  monthsRemaining: number;
  /** ex VAT, minor units */
  lines: PayInFullLine[];
  vat: number;
  total: number;
};

/**
 * What leaving would cost for each month of the term when the goods are kept and paid by card or invoice (RULES 2.5).
 * Termination insurance is left out, because it depends on the reason. Empty for a gift, which has no pay-in-full.
 */
export function leavingCosts(offer: Offer, choice: Choice, terms: LeavingTerms, firstPeriod: Period): LeavingCost[] {
  const { priced } = quoteOf(offer, choice);
  return Array.from({ length: choice.months }, (_, index) => {
    const paid = payInFull({
      price: priced,
      drawn: index + 1,
      isSubscription: offer.terms.is_subscription,
      isPresent: offer.terms.is_present,
      scrapPercent: offer.terms.scrapPercent,
      fee: terms.fee.amount,
      vatRate: offer.terms.vatRate,
      keepAllRisk: true,
      keepSubsidy: terms.keepSubsidy,
      covered: false,
      settlement: 'BUY_OUT',
      payment: 'INVOICE',
    });
    if (!paid) return [];
    const { monthsRemaining, lines, vat, total } = paid;
    return [{ period: addPeriods(firstPeriod, index), monthsRemaining, lines, vat, total }];
  }).flat();
}
