import * as v from 'valibot';
import { locales } from './constants.ts';
import { pdfFile } from './downloads.ts';
import { endOfTermStates, endOfTermSteps } from './end-of-term-rules.ts';
import { dataOf, employee, endpoint, Id, pageOf, pageQuery } from './endpoint.ts';
import { MoneySchema } from './money.ts';
import { AddendumHashes } from './order-detail.ts';
import { orderStatuses } from './order-status.ts';
import { Picture } from './pictures.ts';
import { QuoteSchema } from './quote.ts';
import { seenEntry } from './seen.ts';

const ownOrder = { ...employee, ids: { 'params.orderId': 'order' } } as const;
const params = v.strictObject({ orderId: Id });
const Instant = v.pipe(v.string(), v.isoTimestamp());

/** The employee's own order as a list shows it. */
export const EmployeeOrder = v.object({
  id: Id,
  orderNumber: v.number(),
  orderedAt: Instant,
  status: v.picklist(orderStatuses),
  /** placed by the company admin and waiting for the employee's acceptance (DECISIONS 22) */
  isProposal: v.boolean(),
  productName: v.string(),
  SKU: v.string(),
  image: v.string(),
  picture: v.nullable(Picture),
  categoryName: v.string(),
  accessoryCount: v.number(),
  months: v.number(),
  monthlyPrice: MoneySchema,
  monthlyBeforeSubsidy: MoneySchema,
  subsidyPerMonth: MoneySchema,
  netPerMonth: v.nullable(MoneySchema),
  expireDate: v.nullable(v.string()),
  /** planned draws and how many of them are made; null before there are any */
  progress: v.nullable(v.object({ made: v.number(), all: v.number() })),
  /** null until the portal asks (DECISIONS 40) */
  endOfTerm: v.nullable(v.picklist(endOfTermStates)),
});
export type EmployeeOrder = v.InferOutput<typeof EmployeeOrder>;

const TimelineEvent = v.object({
  at: Instant,
  kind: v.picklist(['STATUS', 'SERIAL_NUMBER', 'MAIL', 'EXPIRY', 'END_OF_TERM']),
  fromStatus: v.nullable(v.string()),
  toStatus: v.nullable(v.string()),
  actorName: v.string(),
  actorRole: v.string(),
  reason: v.string(),
  endOfTerm: v.nullable(v.picklist(endOfTermSteps)),
  daysBefore: v.nullable(v.number()),
});
export type TimelineEvent = v.InferOutput<typeof TimelineEvent>;

const Draw = v.object({
  period: v.string(),
  effectDate: v.string(),
  amount: MoneySchema,
  units: v.number(),
  status: v.picklist(['PLANNED', 'IN_FILE', 'SENT', 'SUSPENDED', 'CANCELLED']),
  /** money back: the amount is positive and called a credit (DECISIONS 4) */
  isCredit: v.boolean(),
});

export const EmployeeOrderDetail = v.object({
  ...EmployeeOrder.entries,
  supplierName: v.string(),
  companyName: v.string(),
  subscriptionName: v.string(),
  endDate: v.string(),
  effectDate: v.string(),
  firstPeriod: v.string(),
  lines: v.array(
    v.object({
      isAccessory: v.boolean(),
      productName: v.string(),
      SKU: v.string(),
      price: MoneySchema,
      monthly: MoneySchema,
    }),
  ),
  /** as it was priced at the moment of ordering */
  quote: QuoteSchema,
  /** `texts`: of a proposal that waits, for the reader's language; once accepted, `text` is what was read */
  rules: v.object({
    text: v.string(),
    version: v.number(),
    acceptedAt: v.nullable(Instant),
    language: v.picklist(locales),
    texts: v.nullable(v.object({ 'en-us': v.string(), 'da-dk': v.string() })),
  }),
  delivery: v.object({
    method: v.string(),
    name: v.string(),
    att: v.string(),
    addressLine1: v.string(),
    addressLine2: v.string(),
    zipCode: v.string(),
    city: v.string(),
    country: v.string(),
  }),
  serialNumber: v.nullable(v.string()),
  tracking: v.string(),
  dispatchedOn: v.nullable(v.string()),
  allRiskExpires: v.nullable(v.string()),
  timeline: v.array(TimelineEvent),
  draws: v.array(Draw),
  /** months that the workplace left out, and why if it said so; their draws are at the end (RULES 2.4) */
  pausedMonths: v.array(v.object({ period: v.string(), reason: v.string() })),
  hasAddendum: v.boolean(),
  addendum: AddendumHashes,
  /** what the employee may do with it now (RULES 3.1) */
  mayDelete: v.boolean(),
  mayAccept: v.boolean(),
  mayConfirmReceipt: v.boolean(),
});
export type EmployeeOrderDetail = v.InferOutput<typeof EmployeeOrderDetail>;

export const listEmployeeOrders = endpoint('GET', '/employee/orders', {
  summary: "The employee's own orders, newest first",
  policy: employee,
  query: v.strictObject({ page: pageQuery.page, pageSize: pageQuery.pageSize, count: pageQuery.count }),
  response: pageOf(EmployeeOrder),
});

export const getEmployeeOrder = endpoint('GET', '/employee/orders/:orderId', {
  summary: 'One own order with its timeline, calculation and draws',
  policy: ownOrder,
  params,
  response: dataOf(EmployeeOrderDetail),
  errors: ['order-not-found'],
});

export const downloadAddendum = endpoint('GET', '/employee/orders/:orderId/addendum', {
  summary: 'The addendum to the employment contract as PDF, as it was accepted',
  policy: ownOrder,
  params,
  ...pdfFile,
  errors: ['order-not-found', 'file-not-found'],
});

const Changed = dataOf(v.object({ id: Id, status: v.picklist(orderStatuses) }));

export const deleteEmployeeOrder = endpoint('DELETE', '/employee/orders/:orderId', {
  summary:
    'Take back an own order that is not processed while its ordering window is open; a proposal is declined ' +
    'at any time',
  policy: ownOrder,
  params,
  response: Changed,
  errors: [
    'order-not-found',
    'subscription-is-not-open',
    'invalid-data-provided',
    'you-do-not-have-permission-to-do-this-action',
  ],
});

export const confirmReceipt = endpoint('POST', '/employee/orders/:orderId/received', {
  summary: 'The shipped goods have arrived',
  policy: ownOrder,
  params,
  response: Changed,
  errors: ['order-not-found', 'invalid-data-provided'],
});

export const acceptProposal = endpoint('POST', '/employee/orders/:orderId/accept', {
  summary: 'Accept rules and addendum of an order that the company admin proposed (DECISIONS 22)',
  policy: ownOrder,
  params,
  /** `language`: of the page, so of the rules that were read; `seen`: `acceptanceFacts` of what it showed */
  body: v.strictObject({
    ...seenEntry,
    language: v.picklist(locales, 'required'),
    acceptedRules: v.optional(v.boolean('invalid-data-provided'), false),
  }),
  response: Changed,
  errors: [
    'order-not-found',
    'subscription-is-not-open',
    'vat-missing',
    'one-product-per-category',
    'changed-by-someone-else',
    'invalid-data-provided',
  ],
});
