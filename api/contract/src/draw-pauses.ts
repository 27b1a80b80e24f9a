import * as v from 'valibot';
import { DaySchema, InstantSchema, PeriodSchema } from './days.ts';
import { company, dataOf, endpoint, Id, line, Version } from './endpoint.ts';
import { MoneySchema } from './money.ts';

/** Why a month is left out: optional, and the employee reads it. */
export const LeaveOutForm = v.strictObject({ reason: line(200) });

/**
 * One month left out, before and after: its draw moves behind the last one, and the term ends a month later (RULES
 * 2.4).
 */
export const DrawPause = v.object({
  orderId: Id,
  period: PeriodSchema,
  effectDate: DaySchema,
  amount: MoneySchema,
  movedTo: v.object({ period: PeriodSchema, effectDate: DaySchema }),
  expireDate: DaySchema,
  newExpireDate: DaySchema,
  /** of the order, for saving what was looked at */
  version: Version,
});
export type DrawPause = v.InferOutput<typeof DrawPause>;

const ofDraw = {
  policy: { ...company, ids: { 'params.orderId': 'order' } },
  params: v.strictObject({ orderId: Id, period: PeriodSchema }),
  response: dataOf(DrawPause),
} as const;

export const previewDrawPause = endpoint('GET', '/company/orders/:orderId/draws/:period/pause', {
  summary: 'When an order would end if this month of its draws were left out; saves nothing',
  ...ofDraw,
  errors: ['order-not-found', 'invalid-data-provided'],
});

export const pauseDraw = endpoint('POST', '/company/orders/:orderId/draws/:period/pause', {
  summary: 'Leave one month of the draws of an order out: it is drawn after the last one instead',
  ...ofDraw,
  body: v.strictObject({ version: Version, reason: v.optional(LeaveOutForm.entries.reason, '') }),
  errors: ['order-not-found', 'invalid-data-provided', 'changed-by-someone-else'],
});

/** A month that was left out, put back: the last draw is made in it again, and the term ends as it did before. */
export const DrawReturn = v.object({
  orderId: Id,
  period: PeriodSchema,
  effectDate: DaySchema,
  amount: MoneySchema,
  movedFrom: v.object({ period: PeriodSchema, effectDate: DaySchema }),
  expireDate: DaySchema,
  newExpireDate: DaySchema,
  /** of the order, for saving what was looked at */
  version: Version,
});
export type DrawReturn = v.InferOutput<typeof DrawReturn>;

/** A month that is left out of an order's draws now; `mayPutBack` while no salary file has passed it. */
export const LeftOutMonth = v.object({
  orderId: Id,
  orderNumber: v.string(),
  employee: v.object({ id: Id, name: v.string() }),
  productName: v.string(),
  period: PeriodSchema,
  expireDate: DaySchema,
  leftOutBy: v.nullable(v.string()),
  leftOutAt: InstantSchema,
  reason: v.string(),
  mayPutBack: v.boolean(),
});
export type LeftOutMonth = v.InferOutput<typeof LeftOutMonth>;

export const listLeftOutMonths = endpoint('GET', '/company/subscriptions/:subscriptionId/left-out-months', {
  summary: 'Months that are left out of the draws of a subscription, the next ones first; at most 200',
  policy: { ...company, ids: { 'params.subscriptionId': 'subscription' } },
  params: v.strictObject({ subscriptionId: Id }),
  response: dataOf(v.array(LeftOutMonth)),
  errors: ['subscription-not-found'],
});

export const listEmployeeLeftOutMonths = endpoint('GET', '/company/employees/:employeeId/left-out-months', {
  summary: 'Months that are left out of the draws of one employee, the next ones first; at most 200',
  policy: { ...company, ids: { 'params.employeeId': 'employee' } },
  params: v.strictObject({ employeeId: Id }),
  response: dataOf(v.array(LeftOutMonth)),
  errors: ['employee_not_found'],
});

const ofLeftOut = { ...ofDraw, response: dataOf(DrawReturn) } as const;

export const previewPutBack = endpoint('GET', '/company/orders/:orderId/draws/:period/put-back', {
  summary: 'When an order would end if this month were drawn after all; saves nothing',
  ...ofLeftOut,
  errors: ['order-not-found', 'invalid-data-provided'],
});

export const putBackDraw = endpoint('POST', '/company/orders/:orderId/draws/:period/put-back', {
  summary: 'Draw a month that was left out after all, while no salary file has passed it',
  ...ofLeftOut,
  body: v.strictObject({ version: Version }),
  errors: ['order-not-found', 'invalid-data-provided', 'changed-by-someone-else'],
});
