import * as v from 'valibot';
import { DaySchema, PeriodSchema } from './days.ts';
import { dataOf, endpoint } from './endpoint.ts';
import { CurrencyCode, SignedMinor } from './money.ts';

/** What can wait for a person on the first page; each is a link to where it is done. */
export const homeTasks = [
  'orders-to-process',
  'proposals-waiting',
  'orders-to-ship',
  'serial-numbers-missing',
  'salary-files-unsent',
  'order-files-unsent',
  'mails-failed',
  'pay-in-full-open',
  'rma-open',
  'rma-unread',
  'imports-with-errors',
  'subscriptions-expiring',
  'end-of-term-open',
  'terms-ending',
  'returns-expected',
  'leases-ending',
  'proposals-to-accept',
  'subscriptions-to-order-from',
] as const;
export type HomeTask = (typeof homeTasks)[number];

export const homeFigures = [
  'orders-30-days',
  'active-employees',
  'open-subscriptions',
  'companies',
  'suppliers',
  'catalogs',
  'products',
  'orders-on-the-way',
  'draw-a-month',
  'next-salary-day',
] as const;
export type HomeFigure = (typeof homeFigures)[number];

/** Numbers of the home page that lead to the list whose sum they are; a route pattern, filled from the number. */
export const homeNumbers = [
  ...homeFigures,
  'orders-of-status',
  'deducted',
  'planned',
  'by-hand',
  'person',
  'own-order',
  'own-pay-in-full',
  'own-damage',
  'orders-of-month',
  'company-salary-files',
  'company-orders',
  'shipping',
] as const;
export type HomeNumber = (typeof homeNumbers)[number];

const Count = v.pipe(v.number(), v.integer());

/** One number of the band on top: a count, an amount or a day. */
export const HomeFigureSchema = v.object({
  figure: v.picklist(homeFigures),
  count: v.nullable(Count),
  money: v.nullable(v.object({ amount: SignedMinor, currency: CurrencyCode })),
  day: v.nullable(DaySchema),
});

export const Home = v.object({
  today: DaySchema,
  figures: v.array(HomeFigureSchema),
  /** only what is not zero, in the order in which it should be done */
  waiting: v.array(v.object({ task: v.picklist(homeTasks), count: Count })),
  /** orders of the last 30 days by status; empty for employees */
  pipeline: v.array(
    v.object({ status: v.picklist(['ORDERED', 'PROCESSING', 'DISPATCHED', 'COMPLETED']), count: Count }),
  ),
  /** orders of each of the last 30 days, today last; empty for employees */
  days: v.array(v.object({ day: DaySchema, count: Count })),
  /** what is drawn from the employee's salary this month and in the next five; empty for others */
  months: v.array(v.object({ period: PeriodSchema, money: v.object({ amount: SignedMinor, currency: CurrencyCode }) })),
});
export type Home = v.InferOutput<typeof Home>;

export const getHome = endpoint('GET', '/home', {
  summary: 'What waits for the person, and how things stand',
  policy: { roles: ['admin', 'supplier', 'company', 'employee'], boundary: 'user' },
  response: dataOf(Home),
});
