import * as v from 'valibot';
import { PeriodSchema } from './days.ts';
import { dataOf, endpoint, Id } from './endpoint.ts';
import { CurrencyCode, SignedMinor } from './money.ts';

/** Months of the home page's chart that have a salary file at most; the coming runs follow them. */
export const monthsBack = 12;

/**
 * One month of a company in one currency. `deducted` and its subsidy: the draws of the month's salary files; `planned`:
 * those of the coming automatic file, none while it is stopped; `byHand`: those that wait for a file that a person
 * makes. A coming run is `isComing`.
 */
export const SalaryMonth = v.object({
  period: PeriodSchema,
  currency: CurrencyCode,
  isComing: v.boolean(),
  deducted: SignedMinor,
  planned: SignedMinor,
  byHand: SignedMinor,
  subsidy: SignedMinor,
  subsidyPlanned: SignedMinor,
});
export type SalaryMonth = v.InferOutput<typeof SalaryMonth>;

export const getSalaryMonths = endpoint('GET', '/company/home/months', {
  summary: 'What was deducted and what is planned, with the subsidy, month by month',
  policy: { roles: ['company'], boundary: 'company' },
  response: dataOf(v.array(SalaryMonth)),
});

/**
 * How long the orders of a supplier, or of a company with the asking supplier, took from processing to shipping in the
 * last 90 days: days with one decimal, `slowest` for the slowest tenth.
 */
export const ShippingTime = v.object({
  id: Id,
  name: v.string(),
  orders: v.pipe(v.number(), v.integer()),
  median: v.number(),
  slowest: v.number(),
});
export type ShippingTime = v.InferOutput<typeof ShippingTime>;

export const getShippingTimes = endpoint('GET', '/home/shipping', {
  summary: 'How long orders took to be shipped, the slowest first',
  policy: { roles: ['admin', 'supplier'], boundary: 'user' },
  response: dataOf(v.array(ShippingTime)),
});
