import * as v from 'valibot';
import { DaySchema } from './days.ts';
import { pdfFile } from './downloads.ts';
import { endOfTermChoices, endOfTermStates, termReminders } from './end-of-term-rules.ts';
import { dataOf, employee, endpoint, Id, pageOf, pageQuery, Version } from './endpoint.ts';
import * as list from './list-fields.ts';
import { MoneySchema } from './money.ts';
import { admin, company, orderId, orderParams, supplier } from './order-access.ts';
import { PaymentInstruction } from './payment-details.ts';
import { Picture } from './pictures.ts';
import { seenEntry } from './seen.ts';

const Count = v.pipe(v.number(), v.integer());
const State = v.nullable(v.picklist(endOfTermStates));

/** The end of an own order's term: what is to be chosen by when, what buying costs, where the item goes back to. */
export const EndOfTerm = v.object({
  orderId: Id,
  orderNumber: Count,
  productName: v.string(),
  picture: v.nullable(Picture),
  categoryName: v.string(),
  serialNumber: v.nullable(v.string()),
  companyName: v.string(),
  supplierName: v.string(),
  isSubscription: v.boolean(),
  state: State,
  /** the last day of the last draw's month */
  lastDay: DaySchema,
  daysLeft: Count,
  /** the day by which an item that goes back is handed in */
  returnBy: DaySchema,
  returnedOn: v.nullable(DaySchema),
  choices: v.array(v.picklist(endOfTermChoices)),
  reminders: v.array(v.object({ daysBefore: v.picklist(termReminders), day: DaySchema, isSent: v.boolean() })),
  /** `value` ex VAT is the share of the goods that the order froze; null for a running service */
  buyOut: v.nullable(
    v.object({
      goods: MoneySchema,
      scrapPercent: Count,
      value: MoneySchema,
      vatRate: Count,
      vat: MoneySchema,
      total: MoneySchema,
    }),
  ),
  /** the open pay-in-full request of BUY */
  requestId: v.nullable(Id),
  /** how one may pay; none: ask `payment.contacts` (DECISIONS 39) */
  options: v.array(v.picklist(['CARD', 'INVOICE'])),
  /** how the purchase is paid that was chosen */
  payment: PaymentInstruction,
  /** printed on the label and the parcel */
  reference: v.string(),
  returnTo: v.object({
    name: v.string(),
    addressLine1: v.string(),
    addressLine2: v.string(),
    zipCode: v.string(),
    city: v.string(),
    country: v.string(),
    email: v.string(),
  }),
  months: Count,
  drawnMonths: Count,
  monthlyPrice: MoneySchema,
  lastDraw: v.nullable(DaySchema),
  allRiskExpires: v.nullable(DaySchema),
  hasAddendum: v.boolean(),
  version: Version,
});
export type EndOfTerm = v.InferOutput<typeof EndOfTerm>;

export const getEndOfTerm = endpoint('GET', '/employee/orders/:orderId/end-of-term', {
  summary: "The end of an own order's term: choices, price, reminders, return address (DECISIONS 40)",
  policy: { ...employee, ids: orderId },
  params: orderParams,
  response: dataOf(EndOfTerm),
  errors: ['order-not-found'],
});

/** `seen`: `endOfTermFacts` of what the page showed. */
export const EndOfTermForm = v.strictObject({
  ...seenEntry,
  choice: v.picklist(endOfTermChoices, 'required'),
  paymentKind: v.optional(v.picklist(['CARD', 'INVOICE'], 'invalid-data-provided')),
});
export type EndOfTermForm = v.InferOutput<typeof EndOfTermForm>;
export const chooseEndOfTerm = endpoint('POST', '/employee/orders/:orderId/end-of-term', {
  summary: 'Buy the item or send it back at the end of its term; end a running service',
  policy: { ...employee, ids: orderId },
  params: orderParams,
  body: EndOfTermForm,
  response: dataOf(EndOfTerm),
  errors: [
    'order-not-found',
    'invalid-data-provided',
    'changed-by-someone-else',
    'payment-details-missing',
    'vat-missing',
  ],
});

export const downloadReturnLabel = endpoint('GET', '/employee/orders/:orderId/return-label', {
  summary: "The label of an item that goes back: the supplier's address, the sender and the reference, as PDF",
  policy: { ...employee, ids: orderId },
  params: orderParams,
  ...pdfFile,
  errors: ['order-not-found', 'file-not-found'],
});

/** An order whose term ends or has ended; no amounts, so suppliers read the same row. */
export const EndingOrder = v.object({
  orderId: Id,
  orderNumber: Count,
  productName: v.string(),
  /** not told to a supplier */
  employeeId: v.optional(Id),
  employeeName: v.string(),
  companyId: Id,
  companyName: v.string(),
  supplierName: v.string(),
  serialNumber: v.nullable(v.string()),
  isSubscription: v.boolean(),
  state: State,
  lastDay: DaySchema,
  returnBy: DaySchema,
  returnedOn: v.nullable(DaySchema),
  /** the reader may note that the item has come back, or end the running service */
  mayReceive: v.boolean(),
  mayEnd: v.boolean(),
});
export type EndingOrder = v.InferOutput<typeof EndingOrder>;

/** What is coming, what comes back, what is bought, what is settled. */
export const endingViews = ['COMING', 'RETURNS', 'BUYING', 'SETTLED'] as const;
export type EndingView = (typeof endingViews)[number];
/** Fields of the list, by which it is sorted and filtered. */
export const endingFields = {
  lastDay: list.optional(list.day),
  employeeName: list.text,
  productName: list.text,
  orderNumber: list.number,
  serialNumber: list.optional(list.text),
  state: list.optional(list.choice(endOfTermStates)),
  companyName: list.text,
  supplierName: list.text,
} as const;
const { sort, filter } = list.sortAndFilter(endingFields, 'lastDay');

/**
 * Without `view`: what is coming for a company, what comes back for a supplier. Without `sort`: the nearest first, of
 * what is settled the latest.
 */
export const EndingFilter = v.strictObject({
  ...pageQuery,
  sort: v.optional(sort.wrapped),
  filter,
  view: v.optional(v.picklist(endingViews, 'invalid-data-provided')),
});
export type EndingFilter = v.InferOutput<typeof EndingFilter>;

export const listCompanyEndings = endpoint('GET', '/company/ends-of-term', {
  summary: 'Own orders by the end of their term: coming within 90 days, returned, bought, settled',
  policy: company,
  query: EndingFilter,
  response: pageOf(EndingOrder),
});
export const listSupplierEndings = endpoint('GET', '/supplier/ends-of-term', {
  summary: 'Items that come back at the end of their term, and the others by the end of theirs',
  policy: supplier,
  query: EndingFilter,
  response: pageOf(EndingOrder),
});

const received = dataOf(v.object({ id: Id }));
const receiveErrors = ['order-not-found', 'invalid-data-provided'] as const;
const summary = 'The item has come back';
export const receiveCompanyReturn = endpoint('POST', '/company/orders/:orderId/returned', {
  summary,
  policy: { ...company, ids: orderId },
  params: orderParams,
  response: received,
  errors: receiveErrors,
});
export const receiveSupplierReturn = endpoint('POST', '/supplier/orders/:orderId/returned', {
  summary,
  policy: { ...supplier, ids: orderId },
  params: orderParams,
  response: received,
  errors: receiveErrors,
});
export const receiveReturn = endpoint('POST', '/admin/orders/:orderId/returned', {
  summary,
  policy: { ...admin, ids: orderId },
  params: orderParams,
  response: received,
  errors: receiveErrors,
});
export const endCompanyService = endpoint('POST', '/company/orders/:orderId/end-service', {
  summary: 'End a running service with the month that is drawn last',
  policy: { ...company, ids: orderId },
  params: orderParams,
  response: received,
  errors: receiveErrors,
});
