import type { Money } from './money.ts';
import type { Quote } from './quote.ts';
import { mineOf } from './tax-choice.ts';

/** What an order costs over its whole term, each sum as often as there are deductions (RULES 2.2). */
export type CostInAll = {
  /** what is drawn, before tax */
  gross: Money;
  /** what falls away in the net pay, tax on the benefit included; null where nothing is estimated */
  net: Money | null;
  /** the part of `net` that is tax on the benefit, such as phone tax */
  benefitTax: Money | null;
};

/**
 * The sums of a quote over its term: the reader's own tax column, as "already taxed of phone" was answered. Of a
 * month's rounded amounts, because those are what is deducted.
 */
export function costInAll(quote: Quote): CostInAll {
  const overTerm = ({ amount, currency }: Money): Money => ({ amount: amount * quote.months, currency });
  const chosen = quote.estimate && mineOf(quote.estimate)?.chosen;
  return {
    gross: quote.total,
    net: chosen ? overTerm(chosen.netPerMonth) : null,
    benefitTax: chosen ? overTerm(chosen.taxableCost) : null,
  };
}
