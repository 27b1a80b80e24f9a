import { share, sum } from './money.ts';
import type { PricedOrder } from './pricing.ts';

/** How the employee pays. Only FINAL_SALARY_GROSS has no VAT line (RULES 2.5). */
export type PayInFullPayment = 'CARD' | 'INVOICE' | 'FINAL_SALARY_NET' | 'FINAL_SALARY_GROSS';

/** Keep the item, or send it back with the remaining draws waived or charged (company setting, RULES 2.5). */
export type PayInFullSettlement = 'BUY_OUT' | 'RETURN_WAIVED' | 'RETURN_CHARGED';

export type PayInFullInput = {
  /** The prices frozen on the order. */
  price: Pick<
    PricedOrder,
    'months' | 'goodsExVat' | 'goods' | 'goodsExMonth' | 'netGoodsExMonth' | 'allRisk' | 'subsidy'
  >;
  /** Periods drawn up to and including the exit month (`drawnUntilExit`); clamped to 0..n. */
  drawn: number;
  isSubscription: boolean;
  isPresent: boolean;
  /** Basis points of the goods ex VAT. */
  scrapPercent: number;
  /** Company's `pifFee` ex VAT, minor units. */
  fee: number;
  vatRate: number;
  keepAllRisk: boolean;
  /** Company's `keepSubsidyOnPif`; otherwise the subsidy stops at exit. */
  keepSubsidy: boolean;
  /** Termination insurance pays the remaining months (`isTerminationCovered`). */
  covered: boolean;
  settlement: PayInFullSettlement;
  payment: PayInFullPayment;
};

/** `months` x `perMonth`, or a single amount (months 1). Ex VAT, minor units; only `subsidy` is negative. */
export type PayInFullLine = {
  key: 'goods' | 'net' | 'allRisk' | 'subsidy' | 'scrap' | 'fee';
  months: number;
  perMonth: number;
  amount: number;
};

export type PayInFull = {
  drawn: number;
  monthsRemaining: number;
  /** Months of all-risk premium among the lines. */
  allRiskMonths: number;
  lines: PayInFullLine[];
  /** The lines together, ex VAT. */
  sum: number;
  /** VAT once on the sum; 0 when there is no VAT line. */
  vat: number;
  total: number;
};

/**
 * What an employee pays to leave a running order (RULES 2.5; E1 6,218.68 and Bo 5,378.48). Termination insurance is
 * never charged for months after exit. Null for a gift, which has no pay-in-full.
 */
export function payInFull(input: PayInFullInput): PayInFull | null {
  if (input.isPresent) return null;
  const drawn = Math.min(Math.max(input.drawn, 0), input.price.months);
  const monthsRemaining = input.price.months - drawn;
  const lines = [...monthlyLines(input, monthsRemaining), ...singleLines(input)].filter((line) => line.amount !== 0);
  const total = sum(lines.map((line) => line.amount));
  const vat = input.payment === 'FINAL_SALARY_GROSS' ? 0 : share(total, input.vatRate);
  const allRiskMonths = lines.find((line) => line.key === 'allRisk')?.months ?? 0;
  return { drawn, monthsRemaining, allRiskMonths, lines, sum: total, vat, total: total + vat };
}

function monthlyLines(input: PayInFullInput, months: number): PayInFullLine[] {
  if (input.covered || input.settlement === 'RETURN_WAIVED') return [];
  const { price } = input;
  // Paid by gross pay nothing is sold, so the VAT that the company could not deduct stays in the amount instead.
  const goods = input.payment === 'FINAL_SALARY_GROSS' ? price.goods : price.goodsExMonth;
  const net = price.netGoodsExMonth;
  const allRisk = input.keepAllRisk && input.settlement === 'BUY_OUT' ? price.allRisk : 0;
  const subsidy = input.keepSubsidy ? Math.min(price.subsidy.used, goods + net + allRisk) : 0;
  return [
    { key: 'goods', months, perMonth: goods, amount: months * goods },
    { key: 'net', months, perMonth: net, amount: months * net },
    { key: 'allRisk', months, perMonth: allRisk, amount: months * allRisk },
    { key: 'subsidy', months, perMonth: -subsidy, amount: -months * subsidy },
  ];
}

/** Scrap value and fee belong to keeping the item; a running service has no scrap value. */
function singleLines(input: PayInFullInput): PayInFullLine[] {
  if (input.settlement !== 'BUY_OUT') return [];
  const scrap = input.isSubscription ? 0 : share(input.price.goodsExVat, input.scrapPercent);
  return [
    { key: 'scrap', months: 1, perMonth: scrap, amount: scrap },
    { key: 'fee', months: 1, perMonth: input.fee, amount: input.fee },
  ];
}
