import * as v from 'valibot';
import { Email } from './address.ts';
import { DaySchema } from './days.ts';
import { ExitOrder } from './employee-exit.ts';
import {
  admin,
  company,
  dataOf,
  employee,
  endpoint,
  Id,
  line,
  pageOf,
  pageQuery,
  Phone,
  requiredLine,
  text,
  Version,
} from './endpoint.ts';
import * as list from './list-fields.ts';
import { PayInFullDetail, PayInFullOffers, PayInFullRow, RequestStatusSchema } from './pay-in-full-rows.ts';
import { PaymentKind } from './payment-details.ts';
import { seenEntry } from './seen.ts';

/** OPEN: everything that is not closed. */
export const requestViews = ['OPEN', 'ALL'] as const;
const Confirmed = v.literal(true, 'required');

const filter = {
  ...pageQuery,
  view: v.optional(v.picklist(requestViews, 'invalid-data-provided'), 'ALL'),
  status: v.optional(RequestStatusSchema),
};
/** Fields of the list, by which it is sorted and filtered. */
export const payInFullFields = {
  createdAt: list.instant,
  exitDate: list.day,
  employee: list.text,
  product: list.text,
  status: list.choice(RequestStatusSchema.options),
  total: list.money,
} as const;
const sortAndFilter = list.sortAndFilter(payInFullFields, '-createdAt');
export const PayInFullFilter = v.strictObject({ ...filter, ...sortAndFilter });
export type PayInFullFilter = v.InferOutput<typeof PayInFullFilter>;
export const CompanyPayInFullFilter = v.strictObject({ ...filter, employeeId: v.optional(Id), ...sortAndFilter });
export type CompanyPayInFullFilter = v.InferOutput<typeof CompanyPayInFullFilter>;
export const AdminPayInFullFilter = v.strictObject({ ...filter, companyId: v.optional(Id), ...sortAndFilter });
export type AdminPayInFullFilter = v.InferOutput<typeof AdminPayInFullFilter>;

const one = v.strictObject({ requestId: Id });
const ids = { 'params.requestId': 'pay-in-full-request' } as const;
const detail = dataOf(PayInFullDetail);
const moveErrors = ['pay-in-full-request-not-found', 'invalid-data-provided', 'changed-by-someone-else'] as const;

export const listCompanyPayInFull = endpoint('GET', '/company/pay-in-full', {
  summary: 'Pay-in-full requests of the own company, or of one employee',
  policy: { ...company, ids: { 'query.employeeId': 'employee' } },
  query: CompanyPayInFullFilter,
  response: pageOf(PayInFullRow),
  errors: ['employee_not_found'],
});
export const listAllPayInFull = endpoint('GET', '/admin/pay-in-full', {
  summary: 'Pay-in-full requests of all companies, or of one',
  policy: { ...admin, ids: { 'query.companyId': 'company' } },
  query: AdminPayInFullFilter,
  response: pageOf(PayInFullRow),
  errors: ['company-not-found'],
});
export const listOwnPayInFull = endpoint('GET', '/employee/pay-in-full', {
  summary: 'Own pay-in-full requests that were sent, newest first',
  policy: employee,
  query: PayInFullFilter,
  response: pageOf(PayInFullRow),
});

export const getCompanyPayInFull = endpoint('GET', '/company/pay-in-full/:requestId', {
  summary: 'One request with price lines, timeline and what may be done with it',
  policy: { ...company, ids },
  params: one,
  response: detail,
  errors: ['pay-in-full-request-not-found'],
});
export const getAnyPayInFull = endpoint('GET', '/admin/pay-in-full/:requestId', {
  summary: 'One request with price lines, timeline and what may be done with it',
  policy: { ...admin, ids },
  params: one,
  response: detail,
  errors: ['pay-in-full-request-not-found'],
});
export const getOwnPayInFull = endpoint('GET', '/employee/pay-in-full/:requestId', {
  summary: 'One own request with price lines, timeline and what may be done with it',
  policy: { ...employee, ids },
  params: one,
  response: detail,
  errors: ['pay-in-full-request-not-found'],
});

/** `to` as RULES 3.2 allows it; REJECTED needs a reason that the employee reads. */
const Move = { version: Version, reason: v.optional(line(500), '') };
export const CompanyPayInFullMove = v.strictObject({
  to: v.picklist(
    ['CREATED', 'APPROVED', 'REJECTED', 'CLOSED', 'PAID', 'ACCEPTED', 'DECLINED', 'UPDATED', 'PENDING'],
    'invalid-data-provided',
  ),
  ...Move,
});
export type CompanyPayInFullMove = v.InferOutput<typeof CompanyPayInFullMove>;
/** PAID needs the number of the payment. */
export const AdminPayInFullMove = v.strictObject({
  ...CompanyPayInFullMove.entries,
  transactionId: v.optional(line(100), ''),
});
export type AdminPayInFullMove = v.InferOutput<typeof AdminPayInFullMove>;

export const moveCompanyPayInFull = endpoint('POST', '/company/pay-in-full/:requestId/status', {
  summary: 'Send, approve, reject or close a request (RULES 3.2)',
  policy: { ...company, ids },
  params: one,
  body: CompanyPayInFullMove,
  response: detail,
  errors: moveErrors,
});
export const moveAnyPayInFull = endpoint('POST', '/admin/pay-in-full/:requestId/status', {
  summary: 'Send, approve, reject, mark as paid or close a request (RULES 3.2)',
  policy: { ...admin, ids },
  params: one,
  body: AdminPayInFullMove,
  response: detail,
  errors: moveErrors,
});

/**
 * What may change before it is accepted; the price is counted again from the order's frozen prices (RULES 3.2 UPDATED).
 */
export const PayInFullChange = v.strictObject({
  version: Version,
  /** of an early request only; an exit's date changes with the exit */
  exitDate: v.optional(DaySchema),
  keepAllRisk: v.optional(v.boolean()),
  keepSubsidy: v.optional(v.boolean()),
  /** ex VAT, minor units of the request's currency */
  pifFee: v.optional(
    v.pipe(
      v.number('invalid-amount'),
      v.integer('invalid-amount'),
      v.minValue(0, 'invalid-amount'),
      v.maxValue(100_000_000, 'invalid-amount'),
    ),
  ),
});
export type PayInFullChange = v.InferOutput<typeof PayInFullChange>;
const changeErrors = [...moveErrors, 'must-be-in-the-future', 'pay-in-full-request-failed', 'vat-missing'] as const;
const preview = { params: one, body: PayInFullChange, response: dataOf(ExitOrder), errors: changeErrors } as const;
export const previewCompanyPayInFull = endpoint('POST', '/company/pay-in-full/:requestId/preview', {
  summary: 'What the request costs after a change; changes and sends nothing',
  policy: { ...company, ids },
  ...preview,
});
export const previewAnyPayInFull = endpoint('POST', '/admin/pay-in-full/:requestId/preview', {
  summary: 'What the request costs after a change; changes and sends nothing',
  policy: { ...admin, ids },
  ...preview,
});
export const changeCompanyPayInFull = endpoint('PATCH', '/company/pay-in-full/:requestId', {
  summary: 'Change date or price; the employee is asked again',
  policy: { ...company, ids },
  params: one,
  body: PayInFullChange,
  response: detail,
  errors: changeErrors,
});
export const changeAnyPayInFull = endpoint('PATCH', '/admin/pay-in-full/:requestId', {
  summary: 'Change date or price; the employee is asked again',
  policy: { ...admin, ids },
  params: one,
  body: PayInFullChange,
  response: detail,
  errors: changeErrors,
});

/** Another way to pay an accepted request; its price follows (RULES 2.5), and the employee is told. */
const PaymentKindChange = v.strictObject({ version: Version, paymentKind: PaymentKind });
const kindErrors = [...moveErrors, 'payment-details-missing'] as const;
export const changeCompanyPaymentKind = endpoint('POST', '/company/pay-in-full/:requestId/payment-kind', {
  summary: 'Change how an accepted request is paid, until it is in a salary file (DECISIONS 38)',
  policy: { ...company, ids },
  params: one,
  body: PaymentKindChange,
  response: detail,
  errors: kindErrors,
});
export const changeAnyPaymentKind = endpoint('POST', '/admin/pay-in-full/:requestId/payment-kind', {
  summary: 'Change how an accepted request is paid, until it is in a salary file (DECISIONS 38)',
  policy: { ...admin, ids },
  params: one,
  body: PaymentKindChange,
  response: detail,
  errors: kindErrors,
});

export const getPayInFullOffers = endpoint('GET', '/employee/pay-in-full/offers', {
  summary: 'What paying in full costs now, for each running order',
  policy: employee,
  response: dataOf(PayInFullOffers),
});

const contact = {
  contactPhone: v.optional(Phone, ''),
  contactEmail: v.optional(v.union([v.pipe(line(254), v.maxLength(0)), Email], 'invalid-email'), ''),
  comment: v.optional(text(1000), ''),
};
/**
 * `seen`: `payInFullFacts` of the offer. SPEC 5: confirmation, last work day after the order date; contact data when
 * the employee has left.
 */
export const PayInFullForm = v.strictObject({
  ...seenEntry,
  orderId: Id,
  exitDate: DaySchema,
  confirmed: Confirmed,
  /** false: all-risk is not bought for the months that remain (RULES 2.5) */
  keepAllRisk: v.optional(v.boolean(), true),
  ...contact,
});
export type PayInFullForm = v.InferOutput<typeof PayInFullForm>;
export const requestPayInFull = endpoint('POST', '/employee/pay-in-full', {
  summary: 'Ask to pay an own order in full',
  policy: { ...employee, ids: { 'body.orderId': 'order' } },
  body: PayInFullForm,
  response: detail,
  status: 201,
  errors: [
    'order-not-found',
    'pay-in-full-request-failed',
    'vat-missing',
    'must-be-in-the-future',
    'changed-by-someone-else',
    'invalid-data-provided',
  ],
});

/** `seen`: `payInFullFacts` of the request */
export const PayInFullAcceptance = v.strictObject({
  ...seenEntry,
  version: Version,
  confirmed: Confirmed,
  ...contact,
  /** one of the request's `options`; not named: the first of them (DECISIONS 39) */
  paymentKind: v.optional(PaymentKind),
  keepAllRisk: v.optional(v.boolean(), true),
});
export type PayInFullAcceptance = v.InferOutput<typeof PayInFullAcceptance>;
export const acceptPayInFull = endpoint('POST', '/employee/pay-in-full/:requestId/accept', {
  summary: 'Accept the price; it holds for 30 days',
  policy: { ...employee, ids },
  params: one,
  body: PayInFullAcceptance,
  response: detail,
  errors: [...moveErrors, 'payment-details-missing'],
});
export const declinePayInFull = endpoint('POST', '/employee/pay-in-full/:requestId/decline', {
  summary: 'Decline: the item is returned when leaving, and kept on its draws otherwise',
  policy: { ...employee, ids },
  params: one,
  body: v.strictObject({ version: Version, comment: v.optional(text(1000), '') }),
  response: detail,
  errors: moveErrors,
});

/** What the payment service tells; `amount` in minor units of the request's currency (DECISIONS 20). */
export const Payment = v.strictObject({
  requestId: Id,
  transactionId: requiredLine(100),
  amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Payment = v.InferOutput<typeof Payment>;
export const paymentCallback = endpoint('POST', '/payments/callback', {
  summary:
    'A payment was made. `X-Signature: sha256=<hex>` is the HMAC-SHA256 of the body with PAYMENT_SECRET; the ' +
    'same payment twice changes nothing',
  policy: { roles: 'anyone', boundary: 'none', ids: { 'body.requestId': 'pay-in-full-request' } },
  body: Payment,
  response: dataOf(v.object({ requestId: Id, status: RequestStatusSchema })),
  errors: ['not-authorized', 'pay-in-full-request-not-found'],
});
