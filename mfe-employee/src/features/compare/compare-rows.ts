import { costInAll } from '@portal/contract/cost-in-all';
import { firstChoice } from '@portal/contract/offer';
import { quoteOf } from '@portal/contract/quote';
import type { ProductDetail } from '@portal/contract/shop-products';

export type PriceRow =
  | 'before'
  | 'subsidy'
  | 'draw'
  | 'taxSaved'
  | 'benefitTax'
  | 'net'
  | 'netTotal'
  | 'buyOut'
  | 'retail'
  | 'saving';
/** `lowest` and `highest` name which value is the best one; the other rows have none. */
export const priceRows: readonly { row: PriceRow; part: 'month' | 'term'; best?: 'lowest' | 'highest' }[] = [
  { row: 'before', part: 'month', best: 'lowest' },
  { row: 'subsidy', part: 'month' },
  { row: 'draw', part: 'month', best: 'lowest' },
  { row: 'taxSaved', part: 'month' },
  { row: 'benefitTax', part: 'month' },
  { row: 'net', part: 'month', best: 'lowest' },
  { row: 'netTotal', part: 'term', best: 'lowest' },
  { row: 'buyOut', part: 'term', best: 'lowest' },
  { row: 'retail', part: 'term' },
  { row: 'saving', part: 'term', best: 'highest' },
];

export type Compared = {
  product: ProductDetail;
  months: number;
  prices: Record<PriceRow, number | null>;
  monthlyPrice: number;
  subsidy: number;
};

/** One product with the employer's own choices, in the asked term or else the suggested one. */
export function comparedOf(product: ProductDetail, wanted?: number): Compared {
  const { offer } = product;
  const months = wanted !== undefined && offer.periods.includes(wanted) ? wanted : undefined;
  const { quote } = quoteOf(offer, firstChoice(offer, months));
  const column = quote.estimate?.columns[0];
  const draw = quote.monthlyPrice.amount;
  const net = column?.chosen.netPerMonth.amount ?? null;
  return {
    product,
    months: quote.months,
    monthlyPrice: draw,
    subsidy: quote.subsidyPerMonth.amount,
    prices: {
      before: quote.monthlyBeforeSubsidy.amount,
      subsidy: quote.subsidyPerMonth.amount,
      draw,
      taxSaved: column ? Math.max(0, draw - column.netCost.amount) : null,
      benefitTax: column?.chosen.taxableCost.amount ?? null,
      net,
      netTotal: costInAll(quote).net?.amount ?? null,
      buyOut: quote.estimate?.buyOut.total.amount ?? null,
      retail: quote.estimate?.retail?.amount ?? offer.retailPrice?.amount ?? null,
      saving: column?.chosen.saving?.amount ?? null,
    },
  };
}

/** True when every product says the same. */
export const isSame = (values: readonly unknown[]): boolean => new Set(values).size <= 1;

/** Which of several known values is the best; none where they are equal or one is unknown. */
export function bestOf(values: readonly (number | null)[], best?: 'lowest' | 'highest'): number | undefined {
  if (!best || isSame(values) || values.some((value) => value === null)) return undefined;
  const known = values.filter((value) => value !== null);
  return best === 'lowest' ? Math.min(...known) : Math.max(...known);
}

/** Attributes of any of them, in the order in which they first appear. */
export const attributesOf = (compared: readonly Compared[]): string[] => [
  ...new Set(compared.flatMap(({ product }) => Object.keys(product.attributes))),
];
