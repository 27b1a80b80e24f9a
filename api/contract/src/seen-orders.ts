import { addendumVersion } from './addendum.ts';
import type { Locale } from './constants.ts';
import type { EmployeeOrderDetail } from './employee-orders.ts';
import type { TaxLevel } from './estimate.ts';
import type { Choice, Offer } from './offer.ts';
import { quoteOf, type Quote } from './quote.ts';
import { fact, type Seen, type SeenFact } from './seen.ts';
import type { ProductDetail } from './shop-products.ts';

/** What an order's page shows beside the offer. */
type Shown = Pick<ProductDetail, 'offer' | 'round' | 'rules' | 'salaryCalculation' | 'delivery'>;

/** A choice on a product page: every line and sum, both texts in the page's language, the term and the address. */
export function orderFacts(shown: Shown, choice: Choice, language: Locale): Seen {
  const { offer, round, rules, salaryCalculation, delivery } = shown;
  return [
    ...quoteFacts(quoteOf(offer, choice).quote, choice.alreadyTaxed),
    fact('periods', offer.periods.join(', ')),
    fact('firstPeriod', round.firstPeriod),
    fact('effectDate', round.effectDate),
    fact('endDate', round.endDate),
    fact('delivery', addressLine(delivery)),
    fact('rulesVersion', rules.version),
    fact('rules', rules.text[language]),
    fact('salaryCalculation', salaryCalculation[language]),
    fact('addendumVersion', addendumVersion),
  ];
}

/** A proposal as the company makes it: what the employee would pay, without the estimate of the net pay. */
export function proposalFacts(offer: Offer, choice: Choice): Seen {
  return [...sumFacts(quoteOf(offer, choice).quote), fact('periods', offer.periods.join(', '))];
}

/** A proposal as the employee accepts it: frozen sums, the term, the address, and the texts in the page's language. */
export function acceptanceFacts(
  order: Pick<EmployeeOrderDetail, 'quote' | 'firstPeriod' | 'effectDate' | 'endDate' | 'rules' | 'delivery'>,
  language: Locale,
): Seen {
  const { quote, rules, delivery } = order;
  return [
    ...quoteFacts(quote, quote.alreadyTaxed),
    fact('firstPeriod', order.firstPeriod),
    fact('effectDate', order.effectDate),
    fact('endDate', order.endDate),
    fact('delivery', addressLine(delivery)),
    fact('rulesVersion', rules.version),
    fact('rules', rules.texts?.[language] ?? rules.text),
    fact('addendumVersion', addendumVersion),
  ];
}

// The employee's own rate binds to nothing, and pages of the release before know no highest one.
const toldLevels: readonly TaxLevel[] = ['tax', 'middleTax', 'topTax'];

function quoteFacts(quote: Quote, alreadyTaxed: boolean): SeenFact[] {
  const { estimate } = quote;
  const told = (estimate?.columns ?? []).filter(({ level }) => toldLevels.includes(level));
  const columns = told.flatMap(({ level, rate, notAlreadyTaxed, alreadyTaxed: taxed }) => {
    const { netPerMonth, saving } = alreadyTaxed ? taxed : notAlreadyTaxed;
    return [
      fact('taxRate', rate, level),
      fact('netPerMonth', netPerMonth, level),
      ...(saving ? [fact('saving', saving, level)] : []),
    ];
  });
  return [...sumFacts(quote), ...columns, ...(estimate ? [fact('buyOut', estimate.buyOut.total)] : [])];
}

function sumFacts(quote: Quote): SeenFact[] {
  const lines = quote.lines.flatMap(({ kind, productName, priceExVat, grossMonth, netMonth }) => {
    const monthly = { ...grossMonth, amount: grossMonth.amount + netMonth.amount };
    return kind === 'allRisk' || kind === 'employeeIns'
      ? [fact(kind, monthly)]
      : [fact('line', monthly, productName), fact('price', priceExVat, productName)];
  });
  // What matters most first: differences are told in this order.
  return [
    fact('monthlyPrice', quote.monthlyPrice),
    fact('total', quote.total),
    fact('months', quote.months),
    fact('beforeSubsidy', quote.monthlyBeforeSubsidy),
    fact('subsidy', quote.subsidyPerMonth),
    fact('grossDraw', quote.grossDraw),
    fact('netDraw', quote.netDraw),
    ...lines,
  ];
}

/** A delivery address in one line, as pages show it. */
export function addressLine({
  name,
  addressLine1,
  zipCode,
  city,
}: {
  name: string;
  addressLine1: string;
  zipCode: string;
  city: string;
}): string {
  return [name, addressLine1, `${zipCode} ${city}`.trim()].filter(Boolean).join(', ');
}
