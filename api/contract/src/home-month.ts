import * as v from 'valibot';
import { PeriodSchema } from './days.ts';
import { company, dataOf, employee, endpoint, Id } from './endpoint.ts';
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
  policy: company,
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

const Count = v.pipe(v.number(), v.integer());

/** Draws of one own order from this month on; `left` and its `draws` are those that no salary file has yet. */
export const OwnDraws = v.object({
  orderId: Id,
  orderNumber: Count,
  productName: v.string(),
  currency: CurrencyCode,
  thisMonth: SignedMinor,
  nextMonth: SignedMinor,
  left: SignedMinor,
  draws: Count,
  lastPeriod: PeriodSchema,
});
export type OwnDraws = v.InferOutput<typeof OwnDraws>;

export const getOwnDraws = endpoint('GET', '/employee/home/draws', {
  summary: "What is deducted for each own order this month and the next, what remains, and the last draw's month",
  policy: employee,
  response: dataOf(v.array(OwnDraws)),
});

/** Orders of a month with the goods that they are for, without VAT; deleted ones and proposals do not count. */
export const OrdersOfMonth = v.object({
  period: PeriodSchema,
  currency: CurrencyCode,
  orders: Count,
  value: SignedMinor,
});
export type OrdersOfMonth = v.InferOutput<typeof OrdersOfMonth>;

export const getOrdersByMonth = endpoint('GET', '/home/orders', {
  summary: 'How many orders came in and what they are worth, month by month for a year, in each currency',
  policy: { roles: ['admin', 'supplier'], boundary: 'user' },
  response: dataOf(v.array(OrdersOfMonth)),
});
