import { divideHalfUp, proportion, share } from './money.ts';

/** Which kinds of draw the subscription allows; `both` splits at the category's gross limit (RULES 2.1). */
export type DrawTypes = 'gross' | 'net' | 'both';

export type PriceLineKind = 'product' | 'accessory' | 'allRisk' | 'employeeIns';

/** One priced thing of an order. All amounts in minor units; "ex" is without VAT. */
export type PriceLine = {
  kind: PriceLineKind;
  /** Position in the accessories of the input; 0 for the other kinds. */
  index: number;
  /** The price (goods) or the monthly premium (insurance), ex VAT. */
  exVat: number;
  /** The parts of `exVat` drawn before and after tax; both 0 for a gift. */
  grossEx: number;
  netEx: number;
  /** `grossEx` plus the VAT that the company cannot deduct. */
  grossBase: number;
  /** `netEx` plus the whole VAT: a net draw is a sale to the employee (RULES 1.4). */
  netBase: number;
  /** The months that the bases are spread over; `base / divisor` explains the monthly amount. */
  divisor: number;
  grossMonth: number;
  netMonth: number;
  /** The same months without any VAT, for pay-in-full (RULES 2.5 `goodsEx`, `netLineEx`). */
  grossExMonth: number;
  netExMonth: number;
};

/** True for the main product and the accessories: what has a price, a saving and a scrap value. */
export function isGoods(line: PriceLine): boolean {
  return line.kind === 'product' || line.kind === 'accessory';
}

export type VatTerms = {
  /** VAT in basis points: 2500 in Denmark, Sweden and Norway. */
  vatRate: number;
  /** The share of the VAT that the company deducts, in basis points (RULES 1.1: furniture 9000, bicycles 0). */
  deductibleVatPercent: number;
};

export type GrossNetSplit = { grossEx: number; netEx: number };

/**
 * Splits prices ex VAT at the gross limit: the main product fills it first, then the accessories in order
 * (RULES 2.2 `grossShare`). The limit counts only when the subscription allows both kinds of draw.
 */
export function splitAtGrossLimit(
  prices: readonly number[],
  grossLimit: number | null,
  draws: DrawTypes,
): GrossNetSplit[] {
  if (draws === 'net') return prices.map((price) => ({ grossEx: 0, netEx: price }));
  let room = draws === 'both' && grossLimit !== null ? grossLimit : Number.MAX_SAFE_INTEGER;
  return prices.map((price) => {
    const grossEx = Math.min(price, room);
    room -= grossEx;
    return { grossEx, netEx: price - grossEx };
  });
}

/** VAT on a price ex VAT that stays with the company: `rhu(x * r * (100-d) / 100)` (RULES 2.2, example E3). */
export function nonDeductibleVat(exVat: number, vat: VatTerms): number {
  return proportion(exVat, vat.vatRate * (10_000 - vat.deductibleVatPercent), 100_000_000);
}

/** One line of goods, rounded on its own (RULES 0.2, 2.2 `lineMonth`, `netLine`). */
export function goodsLine(
  line: { kind: 'product' | 'accessory'; index: number; exVat: number; divisor: number },
  split: GrossNetSplit,
  vat: VatTerms,
): PriceLine {
  const grossBase = split.grossEx + nonDeductibleVat(split.grossEx, vat);
  const netBase = split.netEx + share(split.netEx, vat.vatRate);
  return {
    ...line,
    ...split,
    grossBase,
    netBase,
    grossMonth: divideHalfUp(grossBase, line.divisor),
    netMonth: divideHalfUp(netBase, line.divisor),
    grossExMonth: divideHalfUp(split.grossEx, line.divisor),
    netExMonth: divideHalfUp(split.netEx, line.divisor),
  };
}

/** A premium per month: drawn gross ex VAT, or incl. VAT when the subscription allows net draws only. */
export function insuranceLine(
  kind: 'allRisk' | 'employeeIns',
  premium: number,
  split: GrossNetSplit,
  vat: VatTerms,
): PriceLine {
  const netBase = split.netEx + share(split.netEx, vat.vatRate);
  return {
    kind,
    index: 0,
    exVat: premium,
    ...split,
    grossBase: split.grossEx,
    netBase,
    divisor: 1,
    grossMonth: split.grossEx,
    netMonth: netBase,
    grossExMonth: split.grossEx,
    netExMonth: split.netEx,
  };
}
