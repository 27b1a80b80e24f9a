import * as v from 'valibot';
import { DaySchema, PeriodSchema } from './days.ts';
import { endpoint, Id, pageOf, pageQuery } from './endpoint.ts';
import * as list from './list-fields.ts';
import { MoneySchema } from './money.ts';
import { company } from './salary-file-access.ts';

const Whole = v.pipe(v.number(), v.integer());

/**
 * An order's draws in one row. `monthlyTotal` is its next draw, or its last one where none is planned; cancelled draws
 * are no part of it.
 */
export const OrderDraws = v.object({
  orderId: Id,
  orderNumber: v.string(),
  employee: v.object({ id: Id, name: v.string() }),
  employNo: v.nullable(v.string()),
  productName: v.string(),
  monthlyTotal: MoneySchema,
  drawCount: Whole,
  drawnCount: Whole,
  drawnAmount: MoneySchema,
  leftAmount: MoneySchema,
  nextDay: v.nullable(DaySchema),
  lastPeriod: PeriodSchema,
  leftOutCount: Whole,
});
export type OrderDraws = v.InferOutput<typeof OrderDraws>;

/** Fields of the list, by which it is sorted and filtered. */
export const orderDrawsFields = {
  employee: list.text,
  employNo: list.optional(list.text),
  orderNumber: list.number,
  productName: list.text,
  monthlyTotal: list.money,
  drawnAmount: list.money,
  leftAmount: list.money,
  nextDay: list.optional(list.day),
  lastPeriod: list.text,
  leftOutCount: list.number,
} as const;

export const listDrawsByOrder = endpoint('GET', '/company/subscriptions/:subscriptionId/draws/orders', {
  summary: 'The draws of one subscription, a row for each order',
  policy: { ...company, ids: { 'params.subscriptionId': 'subscription' } },
  params: v.strictObject({ subscriptionId: Id }),
  query: v.strictObject({ ...pageQuery, ...list.sortAndFilter(orderDrawsFields, 'employee') }),
  response: pageOf(OrderDraws),
  errors: ['subscription-not-found'],
});
