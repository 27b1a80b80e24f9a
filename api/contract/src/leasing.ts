import { addDays, addMonths } from './days.ts';
import type { Day } from './days.ts';
import type { ErrorKey } from './errors.ts';
import { sum } from './money.ts';

/** SPEC 3 `drawFreq`. */
export type LeasingFrequency = 'monthly' | 'quarterly';

/** What an order brings into a leasing agreement. Minor units; prices ex VAT, the draw after subsidy. */
export type LeasedOrder = { product: number; accessories: readonly number[]; drawPerMonth: number };

export type LeasingSums = {
  productSum: number;
  accessorySum: number;
  totalLeasingValue: number;
  /** All draws of one month. */
  monthlyDraw: number;
  totalSalaryDraw: number;
};

/** One payment of the agreement, covering `units` months from `from`. */
export type LeasingRow = { k: number; from: Day; units: number; amount: number };

/** The sums of an agreement over its orders (RULES 2.6; scenario 32: 22,996.60 and 17,092.56). */
export function leasingSums(orders: readonly LeasedOrder[], months: number): LeasingSums {
  const productSum = sum(orders.map((order) => order.product));
  const accessorySum = sum(orders.flatMap((order) => order.accessories));
  const monthlyDraw = sum(orders.map((order) => order.drawPerMonth));
  return {
    productSum,
    accessorySum,
    totalLeasingValue: productSum + accessorySum,
    monthlyDraw,
    totalSalaryDraw: monthlyDraw * months,
  };
}

/** The last day of the agreement: start + n months - 1 day (RULES 2.6). */
export function leasingEnd(start: Day, months: number): Day {
  return addDays(addMonths(start, months), -1);
}

/**
 * The agreement's payments; quarters of 3 months, the last row carries the rest (RULES 2.4; scenario 33: 8 x 2,136.57).
 */
export function leasingSchedule(input: {
  start: Day;
  months: number;
  monthlyDraw: number;
  frequency: LeasingFrequency;
}): LeasingRow[] {
  const step = input.frequency === 'quarterly' ? 3 : 1;
  return Array.from({ length: Math.ceil(input.months / step) }, (_, k) => {
    const units = Math.min(step, input.months - k * step);
    return { k, from: addMonths(input.start, k * step), units, amount: units * input.monthlyDraw };
  });
}

export type LeasingCandidate = {
  companyId: string;
  currency: string;
  months: number;
  status: string;
  isLeased: boolean;
};

/**
 * Why an order cannot join an agreement, or null (RULES 2.6). Since the period must be equal, changing it refuses
 * every order selected before (DECISIONS 10, scenario 35).
 */
export function leasingRefusal(
  order: LeasingCandidate,
  agreement: { companyId: string; currency: string; months: number },
): ErrorKey | null {
  if (order.companyId !== agreement.companyId) return 'items-not-found';
  if (order.isLeased) return 'items-already-leased';
  const isDelivered = order.status === 'DISPATCHED' || order.status === 'COMPLETED';
  const fits = order.currency === agreement.currency && order.months === agreement.months;
  return isDelivered && fits ? null : 'invalid-data-provided';
}
