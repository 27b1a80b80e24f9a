import { divideHalfUp, proportion, share, sum } from './money.ts';
import { isGoods } from './pricing-lines.ts';
import type { PricedOrder } from './pricing.ts';

/** What the tax office adds to the employee's income (RULES 2.1 `taxableMode`; amounts are dated data). */
export type Taxable =
  | { mode: 'NONE' }
  | { mode: 'FIXED_YEARLY'; yearly: number }
  | { mode: 'PERCENT_OF_RETAIL'; percent: number }
  /** `freeYearly`: what of the rent is free of tax a year, as a bicycle in Sweden (RULES 1.2) */
  | { mode: 'MARKET_RENT'; freeYearly?: number | undefined };

/** Rates of the tax table, lowest first. */
export const tableLevels = ['tax', 'middleTax', 'topTax', 'topTopTax'] as const;
/** The columns of an estimate: the table's rates and the employee's own. */
export const taxLevels = [...tableLevels, 'own'] as const;
export type TaxLevel = (typeof taxLevels)[number];

/** Marginal rates incl. AM; a country has those of its tax table. */
export type EstimateRates = { tax: number } & { [Level in Exclude<TaxLevel, 'tax'>]?: number | null | undefined };

/** Rates in basis points, amounts in minor units. */
export type EstimateInput = {
  price: PricedOrder;
  /** Retail incl. VAT of product and accessories over the term (`retailOverTerm`); null when one is unknown. */
  retailInclVat: number | null;
  /**
   * What the goods cost new incl. VAT: retail, or the company's own price for each one that has none. Of a running
   * service it is a year's price (`newPriceOf`), because the taxed value is counted by the year.
   */
  newPriceInclVat: number;
  rates: EstimateRates;
  /** AM-bidrag: 800 in Denmark, 0 where there is none. */
  amRate: number;
  vatRate: number;
  taxable: Taxable;
  scrapPercent: number;
  /** A running service has no scrap value (RULES 2.1 `is_subscription`). */
  isSubscription: boolean;
};

/** What one answer to "I am already taxed of free phone" leads to. */
export type EstimateOutcome = {
  taxableCost: number;
  /** Net cost of the draw plus the tax on the benefit, per month. */
  netPerMonth: number;
  /** Over the term against retail, goods only; null is shown as "no saving" (RULES 2.2: money is never negative). */
  saving: number | null;
  /** The saving in per mille of retail: 655 is 65.5 %. */
  savingPerMille: number | null;
};

/** One column of the estimate box. Per month unless it says otherwise. */
export type EstimateColumn = {
  level: TaxLevel;
  rate: number;
  netGoods: number;
  /** Insurances, drawn gross or net: a line of their own, never part of a saving. */
  netIns: number;
  /** The net draw of goods after subsidy; it costs its full amount at every rate. */
  netDraw: number;
  /** `netGoods + netIns + netDraw`. */
  netCost: number;
  notAlreadyTaxed: EstimateOutcome;
  /** Equal to `notAlreadyTaxed` unless the mode is FIXED_YEARLY: the checkbox exists only there. */
  alreadyTaxed: EstimateOutcome;
};

export type BuyOut = { scrap: number; vat: number; total: number };

export type Estimate = {
  columns: EstimateColumn[];
  buyOut: BuyOut;
  /** The company's contribution inside the saving, over the term; shown as its own line. */
  subsidyInSaving: number;
  /** null where nothing is taxed */
  benefit: TaxedBenefit | null;
};

/** Income tax of a rate that includes AM: `(t - am) / (1 - am)`; 4205 gives 3701 (DECISIONS 5). */
export function incomeTaxNoAM(rate: number, amRate: number): number {
  return proportion(Math.max(0, rate - amRate), 10_000, 10_000 - amRate);
}

/** A running service's retail price per billing period, over the whole term. */
export function retailOverTerm(retail: number, months: number, billingPeriodMonths: number): number {
  return proportion(retail, months, billingPeriodMonths);
}

/**
 * What the main product costs new incl. VAT, or a running service a year: its retail price, else the own price with VAT
 * (RULES 2.2 `percent of retail`).
 */
export function newPriceOf(
  product: { retail: number | null; exVat: number },
  terms: { vatRate: number; is_subscription: boolean; billingPeriodMonths: number },
): number {
  const price = product.retail ?? product.exVat + share(product.exVat, terms.vatRate);
  return terms.is_subscription ? retailOverTerm(price, 12, terms.billingPeriodMonths) : price;
}

/** The expected buy-out: scrap value ex VAT, its VAT, and both (RULES 2.2 `buyOut`; never a promise of ownership). */
export function buyOutOf(goodsExVat: number, scrapPercent: number, vatRate: number): BuyOut {
  const scrap = share(goodsExVat, scrapPercent);
  const vat = share(scrap, vatRate);
  return { scrap, vat, total: scrap + vat };
}

/** How the taxed value of a month comes about (RULES 2.2 `taxableCost`; E1, E4, E5, E6). */
export type TaxedBenefit = {
  mode: Exclude<Taxable['mode'], 'NONE'>;
  /** the amount a year, the price of the goods when new, or the rent a month */
  from: number;
  /** of the price when new; 0 where none counts */
  percent: number;
  /** free of tax a month */
  free: number;
  month: number;
};

/** Only what is drawn gross is a benefit: a net draw is the employee's own purchase. */
export function taxedBenefit(input: EstimateInput): TaxedBenefit | null {
  const { taxable, price } = input;
  const grossEx = grossGoodsEx(price);
  if (taxable.mode === 'NONE' || grossEx === 0) return null;
  const { mode } = taxable;
  if (mode === 'FIXED_YEARLY')
    return { mode, from: taxable.yearly, percent: 0, free: 0, month: divideHalfUp(taxable.yearly, 12) };
  if (mode === 'PERCENT_OF_RETAIL') {
    const from = proportion(input.newPriceInclVat, grossEx, price.goodsExVat);
    const { percent } = taxable;
    return { mode, from, percent, free: 0, month: divideHalfUp(share(from, percent), 12) };
  }
  const [from, free] = [rentInclVat(input), divideHalfUp(taxable.freeYearly ?? 0, 12)];
  return { mode, from, percent: 0, free, month: Math.max(0, from - free) };
}

/** The tax on the benefit per month at one rate; only the yearly amount bears the contribution (RULES 2.2). */
export function taxableCost(input: EstimateInput, rate: number): number {
  const benefit = taxedBenefit(input);
  if (!benefit) return 0;
  return share(benefit.month, benefit.mode === 'FIXED_YEARLY' ? rate : incomeTaxNoAM(rate, input.amRate));
}

/** The estimate box: one column for each rate (RULES 2.2). The screen labels all of it "estimate". */
export function estimate(input: EstimateInput): Estimate {
  const { price, rates } = input;
  const buyOut = buyOutOf(price.goodsExVat, input.isSubscription ? 0 : input.scrapPercent, input.vatRate);
  const columns = taxLevels.flatMap((level) => {
    const rate = rates[level] ?? null;
    return rate === null ? [] : [column(input, buyOut, level, rate)];
  });
  const subsidyInSaving = (price.subsidy.onGoods + subsidyOnNetGoods(price)) * price.months;
  return { columns, buyOut, subsidyInSaving, benefit: taxedBenefit(input) };
}

function column(input: EstimateInput, buyOut: BuyOut, level: TaxLevel, rate: number): EstimateColumn {
  const { price } = input;
  const netGoods = share(price.goods - price.subsidy.onGoods, 10_000 - rate);
  const netDraw = price.netGoods - subsidyOnNetGoods(price);
  const netIns = share(price.ins - price.subsidy.onIns, 10_000 - rate) + price.netDraw - netDraw;
  const netCost = netGoods + netIns + netDraw;
  const outcome = (cost: number): EstimateOutcome => {
    const goodsPerMonth = netGoods + netDraw + cost;
    return { taxableCost: cost, netPerMonth: netCost + cost, ...savingOf(input, goodsPerMonth, buyOut) };
  };
  const notAlreadyTaxed = outcome(taxableCost(input, rate));
  const alreadyTaxed = input.taxable.mode === 'FIXED_YEARLY' ? outcome(0) : notAlreadyTaxed;
  return { level, rate, netGoods, netIns, netDraw, netCost, notAlreadyTaxed, alreadyTaxed };
}

/** Insurance is left out: it is a cost of its own and never a saving (RULES 2.2). */
function savingOf(input: EstimateInput, goodsPerMonth: number, buyOut: BuyOut) {
  const retail = input.retailInclVat;
  const saving = retail === null ? 0 : retail - (goodsPerMonth * input.price.months + buyOut.total);
  if (retail === null || saving <= 0) return { saving: null, savingPerMille: null };
  return { saving, savingPerMille: proportion(saving, 1000, retail) };
}

/** On net draws the subsidy pays goods before insurances, as it does on gross draws. */
function subsidyOnNetGoods(price: PricedOrder): number {
  return Math.min(price.subsidy.onNet, price.netGoods);
}

/** The goods that are drawn gross, ex VAT, over the whole term. */
function grossGoodsEx(price: PricedOrder): number {
  return sum(price.lines.filter(isGoods).map((line) => line.grossEx));
}

/** The lease cost of what is drawn gross, incl. VAT, per month; a net draw is the employee's own payment. */
function rentInclVat(input: EstimateInput): number {
  const goods = input.price.lines.filter(isGoods);
  return sum(goods.map((line) => divideHalfUp(line.grossEx + share(line.grossEx, input.vatRate), line.divisor)));
}
