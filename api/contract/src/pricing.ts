import { sum } from './money.ts';
import { explainDraw } from './pricing-explain.ts';
import type { ExplainLine } from './pricing-explain.ts';
import { goodsLine, insuranceLine, isGoods, splitAtGrossLimit } from './pricing-lines.ts';
import type { DrawTypes, GrossNetSplit, PriceLine, VatTerms } from './pricing-lines.ts';
import { applySubsidy } from './subsidy.ts';
import type { SubsidyUse } from './subsidy.ts';

/** Everything that decides an order's draw. Amounts in minor units, rates in basis points. */
export type PriceOrderInput = VatTerms & {
  /** Main product, ex VAT. For a running service: the price of one billing period. */
  product: number;
  /** Accessories ex VAT, in the order in which they are listed. */
  accessories: readonly number[];
  /** The term n: whole months, at least 1. */
  months: number;
  /** Highest goods value ex VAT drawn gross; null means all (RULES 2.1 `gross_limit`). */
  grossLimit: number | null;
  draws: DrawTypes;
  isSubscription: boolean;
  /** Months that the product's price covers when `isSubscription`. */
  billingPeriodMonths: number;
  /** Premiums per month ex VAT; 0 when not chosen. */
  allRisk: number;
  employeeIns: number;
  /** What the employee's earlier orders in the catalog left of the monthly subsidy. */
  subsidyPerMonth: number;
  /** A gift: the company pays all, nothing is drawn (RULES 2.1 `is_present`). */
  isPresent: boolean;
};

/** A priced order. Everything "per month" is one draw; a total is always a month times n (RULES 0.2). */
export type PricedOrder = {
  months: number;
  lines: PriceLine[];
  /** E of RULES 2.2: goods ex VAT over the whole term, without insurances. */
  goodsExVat: number;
  /** Gross draw of goods and of insurances per month, before subsidy. */
  goods: number;
  ins: number;
  /** Net draw of goods and of insurances per month incl. VAT, before subsidy. */
  netGoods: number;
  netIns: number;
  /** Gross part before subsidy (RULES 2.2 `before`), and gross and net together. */
  before: number;
  monthlyBefore: number;
  /** Goods per month without any VAT, for pay-in-full. */
  goodsExMonth: number;
  netGoodsExMonth: number;
  /** Premiums per month ex VAT. */
  allRisk: number;
  employeeIns: number;
  subsidy: SubsidyUse;
  grossDraw: number;
  netDraw: number;
  /** What the pay slip shows each month: gross and net draw. */
  drawPerMonth: number;
  grossTotal: number;
  netTotal: number;
  total: number;
  /** Adds up to `drawPerMonth`. */
  explain: ExplainLine[];
  /** Adds up to `total`. */
  explainTotal: ExplainLine[];
};

/**
 * Prices an order (RULES 2.2; examples E1–E7). The browser previews with it and the server decides with it.
 * Throws RangeError for a negative or broken amount and for a term below one month.
 */
export function priceOrder(input: PriceOrderInput): PricedOrder {
  const lines = priceLines(input);
  const goodsLines = lines.filter(isGoods);
  const insLines = lines.filter((line) => !isGoods(line));
  const goods = sum(goodsLines.map((line) => line.grossMonth));
  const ins = sum(insLines.map((line) => line.grossMonth));
  const netGoods = sum(goodsLines.map((line) => line.netMonth));
  const netIns = sum(insLines.map((line) => line.netMonth));
  const subsidy = applySubsidy(input.subsidyPerMonth, { goods, ins, net: netGoods + netIns });
  const grossDraw = goods + ins - subsidy.onGoods - subsidy.onIns;
  const netDraw = netGoods + netIns - subsidy.onNet;
  const explain = explainDraw(lines, subsidy);
  return {
    months: input.months,
    lines,
    goodsExVat: sum(goodsLines.map((line) => line.exVat)),
    goods,
    ins,
    netGoods,
    netIns,
    before: goods + ins,
    monthlyBefore: goods + ins + netGoods + netIns,
    goodsExMonth: sum(goodsLines.map((line) => line.grossExMonth)),
    netGoodsExMonth: sum(goodsLines.map((line) => line.netExMonth)),
    allRisk: input.allRisk,
    employeeIns: input.employeeIns,
    subsidy,
    grossDraw,
    netDraw,
    drawPerMonth: grossDraw + netDraw,
    grossTotal: grossDraw * input.months,
    netTotal: netDraw * input.months,
    total: (grossDraw + netDraw) * input.months,
    explain,
    explainTotal: explain.map((line) => ({ ...line, amount: line.amount * input.months })),
  };
}

function priceLines(input: PriceOrderInput): PriceLine[] {
  const nothingDrawn: GrossNetSplit = { grossEx: 0, netEx: 0 };
  const prices = [input.product, ...input.accessories];
  const splits = splitAtGrossLimit(prices, input.grossLimit, input.draws);
  const goods = prices.map((exVat, position) => {
    const isMain = position === 0;
    // Only the main product has a billing period; an accessory is bought once and spread over the term.
    const divisor = isMain && input.isSubscription ? input.billingPeriodMonths : input.months;
    const split = input.isPresent ? nothingDrawn : (splits[position] ?? nothingDrawn);
    return goodsLine(
      { kind: isMain ? 'product' : 'accessory', index: isMain ? 0 : position - 1, exVat, divisor },
      split,
      input,
    );
  });
  const insurances = (['allRisk', 'employeeIns'] as const)
    .filter((kind) => input[kind] > 0)
    .map((kind) => {
      const premium = input[kind];
      const split = input.draws === 'net' ? { grossEx: 0, netEx: premium } : { grossEx: premium, netEx: 0 };
      return insuranceLine(kind, premium, input.isPresent ? nothingDrawn : split, input);
    });
  return [...goods, ...insurances];
}
