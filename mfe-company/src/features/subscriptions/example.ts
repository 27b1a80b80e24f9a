import type { Money } from '@portal/contract/money';
import { firstChoice, type Offer } from '@portal/contract/offer';
import { quoteOf } from '@portal/contract/quote';
import { monthlySubsidy } from '@portal/contract/subsidy';
import type { WizardDraft } from './wizard-draft.ts';

/** One product under the draft's terms, for one employee; money per month unless it says otherwise, in minor units. */
export type Example = {
  months: number;
  /** a premium is in the price */
  isInsured: boolean;
  currency: string;
  before: number;
  subsidy: number;
  grossDraw: number;
  netDraw: number;
  draw: number;
  /** null for gifts and where the category shows no salary calculation */
  effect: { rate: number; notPaidInTax: number; notices: number; taxOnBenefit: number } | null;
  company: { month: number; term: number };
};

type Priced = Pick<WizardDraft, 'periods' | 'defaultMonths' | 'allRisk' | 'employeeIns' | 'grossDraw' | 'netDraw'>;

/**
 * Prices a product as employees would see it (RULES 2.2), with the same functions that the server decides with. The
 * longest term is shown, with every insurance that the subscription offers.
 */
export function exampleOf(product: Offer, draft: Priced, subsidyYearly: number): Example {
  const months =
    (draft.defaultMonths ?? Math.max(...draft.periods.filter((value) => Number.isInteger(value) && value > 0), 0)) ||
    24;
  const { currency } = product.terms;
  const money = (amount: number): Money => ({ amount, currency });
  const yearly = Number.isSafeInteger(subsidyYearly) && subsidyYearly > 0 ? subsidyYearly : 0;
  const perMonth = monthlySubsidy(yearly);
  const offer: Offer = {
    ...product,
    periods: [months],
    allRisk: draft.allRisk ? product.allRisk : null,
    employeeIns: draft.allRisk && draft.employeeIns ? product.employeeIns : null,
    terms: { ...product.terms, draws: draft.grossDraw ? (draft.netDraw ? 'both' : 'gross') : 'net' },
    subsidy: { yearly: money(yearly), perMonth: money(perMonth), left: money(perMonth) },
  };
  const { quote } = quoteOf(offer, {
    ...firstChoice(offer, months),
    allRisk: offer.allRisk !== null,
    employeeIns: offer.employeeIns !== null,
  });
  const column = quote.estimate?.columns.find(({ level }) => level === 'tax');
  return {
    months,
    isInsured: offer.allRisk !== null || offer.employeeIns !== null,
    currency,
    before: quote.monthlyBeforeSubsidy.amount,
    subsidy: quote.subsidyPerMonth.amount,
    grossDraw: quote.grossDraw.amount,
    netDraw: quote.netDraw.amount,
    draw: quote.monthlyPrice.amount,
    effect: column
      ? {
          rate: column.rate,
          notPaidInTax: quote.monthlyPrice.amount - column.netCost.amount,
          notices: column.netCost.amount,
          taxOnBenefit: column.notAlreadyTaxed.taxableCost.amount,
        }
      : null,
    company: { month: quote.subsidyPerMonth.amount, term: quote.subsidyPerMonth.amount * months },
  };
}
