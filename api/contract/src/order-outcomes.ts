import * as v from 'valibot';
import { dataOf, Id } from './endpoint.ts';
import { errorKeys } from './errors.ts';

/** How many orders one action takes at most. */
export const bulkOrdersMax = 500;

const Count = v.pipe(v.number(), v.integer());
const AnyErrorKey = v.picklist(errorKeys);

/** The orders of one action: each once. */
export const orderIds = v.pipe(
  v.array(Id),
  v.minLength(1, 'required'),
  v.maxLength(bulkOrdersMax, 'too-long'),
  v.checkItems((id, index, all) => all.indexOf(id) === index, 'invalid-data-provided'),
);
export const bulkIds = { 'body.orderIds': 'order' } as const;

/** What became of one order of an action; `key` says why it was left as it was. */
export const OrderOutcome = v.object({
  orderId: Id,
  orderNumber: Count,
  employeeName: v.string(),
  product: v.string(),
  done: v.boolean(),
  key: v.nullable(AnyErrorKey),
  /** what the reason names: when the file left, the order that has the number, the digit that would be right */
  of: v.optional(v.string()),
});
export type OrderOutcome = v.InferOutput<typeof OrderOutcome>;

/** One answer for each order: those that cannot go do not hold up the others. */
export const Outcomes = dataOf(v.object({ results: v.array(OrderOutcome) }));
