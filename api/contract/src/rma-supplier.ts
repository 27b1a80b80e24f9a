import * as v from 'valibot';
import { addDays, DaySchema, InstantSchema, type Day } from './days.ts';
import { dataOf, endpoint, Id, pageOf, pageQuery, supplier } from './endpoint.ts';
import * as list from './list-fields.ts';
import { MoneySchema } from './money.ts';
import { decideErrors, RmaDetail, rmaKinds, RmaMove, RmaRow } from './rma.ts';

/** Weekdays that a supplier has to answer a report or a new word of the employee. */
export const answerDays = 3;

/** The last day to answer what came on `from`: three weekdays later, public holidays counted. */
export function answerDueOf(from: Day): Day {
  let [due, left] = [from, answerDays];
  while (left > 0) {
    due = addDays(due, 1);
    const weekday = new Date(`${due}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return due;
}

/** What a request asks of its supplier: a late or a due answer, patience, or work. */
export const rmaQueues = ['LATE', 'NEW', 'WAITING', 'IN_WORK', 'CLOSED'] as const;
export type RmaQueue = (typeof rmaQueues)[number];
const Queue = v.picklist(rmaQueues, 'invalid-data-provided');
const Count = v.pipe(v.number(), v.integer());

export const SupplierRmaRow = v.object({
  ...RmaRow.entries,
  queue: Queue,
  answerDue: DaySchema,
  /** when it came to its present state */
  since: InstantSchema,
  whatHappened: v.string(),
  excess: MoneySchema,
  expectedBack: v.nullable(DaySchema),
});
export type SupplierRmaRow = v.InferOutput<typeof SupplierRmaRow>;

/** One request with what its decision weighs. */
export const SupplierRmaDetail = v.object({
  ...RmaDetail.entries,
  queue: Queue,
  answerDue: DaySchema,
  priceWithoutVat: MoneySchema,
});
export type SupplierRmaDetail = v.InferOutput<typeof SupplierRmaDetail>;

/** Fields of the queue, by which it is sorted, each of its parts by itself, and filtered. */
export const supplierRmaFields = {
  answerDue: list.day,
  createdAt: list.instant,
  incidentDate: list.day,
  expectedBack: list.optional(list.day),
  employee: list.text,
  company: list.text,
  product: list.text,
  orderNumber: list.number,
  kind: list.choice(rmaKinds),
  covered: list.yesNo,
} as const;
/**
 * Without `queue`: everything that is not closed.
 * `unread` keeps those with messages that the supplier has not read, whatever their queue.
 */
export const SupplierRmaFilter = v.strictObject({
  ...pageQuery,
  queue: v.optional(Queue),
  unread: v.optional(v.literal('true', 'invalid-data-provided')),
  ...list.sortAndFilter(supplierRmaFields, 'answerDue'),
});
export type SupplierRmaFilter = v.InferOutput<typeof SupplierRmaFilter>;

const one = v.strictObject({ rmaId: Id });
const ids = { 'params.rmaId': 'rma-request' } as const;

export const listSupplierRma = endpoint('GET', '/supplier/rma', {
  summary: 'RMA requests for own products, what is late first; without a queue all that are open',
  policy: supplier,
  query: SupplierRmaFilter,
  response: pageOf(SupplierRmaRow),
});
export const countSupplierRma = endpoint('GET', '/supplier/rma/counts', {
  summary: 'How many RMA requests stand in each queue',
  policy: supplier,
  response: dataOf(v.object({ LATE: Count, NEW: Count, WAITING: Count, IN_WORK: Count, CLOSED: Count })),
});
export const getSupplierRma = endpoint('GET', '/supplier/rma/:rmaId', {
  summary: 'One RMA request with its timeline, its deadline and what may be done with it',
  policy: { ...supplier, ids },
  params: one,
  response: dataOf(SupplierRmaDetail),
  errors: ['rma-request-not-found'],
});
export const moveSupplierRma = endpoint('POST', '/supplier/rma/:rmaId/status', {
  summary: 'Receive, approve, reject or close an RMA request about an own product (RULES 3.3)',
  policy: { ...supplier, ids },
  params: one,
  body: RmaMove,
  response: dataOf(SupplierRmaDetail),
  errors: decideErrors,
});
