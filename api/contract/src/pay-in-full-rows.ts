import * as v from 'valibot';
import { DaySchema, InstantSchema, PeriodSchema } from './days.ts';
import { Id, Version } from './endpoint.ts';
import { MoneySchema } from './money.ts';
import { PaymentInstruction, PaymentKind } from './payment-details.ts';
import { requestStatuses } from './request-status.ts';

export const RequestStatusSchema = v.picklist(requestStatuses, 'invalid-data-provided');
const Count = v.pipe(v.number(), v.integer());

/**
 * One change of a request as its timeline tells it; of people outside the reader's own portal only the role is named.
 */
export const RequestLog = v.object({
  id: Id,
  at: InstantSchema,
  fromStatus: v.nullable(RequestStatusSchema),
  toStatus: v.nullable(RequestStatusSchema),
  actorName: v.string(),
  actorRole: v.string(),
  text: v.string(),
});
export type RequestLog = v.InferOutput<typeof RequestLog>;

/** A pay-in-full request in a list. Amounts as they stand in the request: frozen, changed by UPDATED only. */
export const PayInFullRow = v.object({
  id: Id,
  orderId: Id,
  orderNumber: Count,
  productName: v.string(),
  employeeId: Id,
  employeeName: v.string(),
  companyId: Id,
  companyName: v.string(),
  status: RequestStatusSchema,
  /** asked for while employed: the company agrees first (DECISIONS 20) */
  isEarly: v.boolean(),
  /** bought at the end of the term: nothing of the term is left to pay (DECISIONS 40) */
  isEndOfTerm: v.boolean(),
  exitDate: DaySchema,
  monthsRemaining: Count,
  total: MoneySchema,
  createdAt: InstantSchema,
  version: Version,
});
export type PayInFullRow = v.InferOutput<typeof PayInFullRow>;

export const PayInFullLine = v.object({
  key: v.picklist(['goods', 'net', 'allRisk', 'subsidy', 'scrap', 'fee']),
  months: Count,
  perMonth: MoneySchema,
  amount: MoneySchema,
});

const price = { lines: v.array(PayInFullLine), priceExVat: MoneySchema, vat: MoneySchema, total: MoneySchema } as const;
/** The same without all-risk for the months that remain; null where there is none to drop (RULES 2.5). */
const withoutAllRisk = v.nullable(v.object(price));

/** One way to pay, with its price: the same request costs less without VAT or without all-risk (RULES 2.5). */
export const PaymentOption = v.object({
  kind: PaymentKind,
  /** FINAL_SALARY: the month of the final salary; `isInstruction` when its file is made (DECISIONS 38) */
  salary: v.nullable(v.object({ period: PeriodSchema, isInstruction: v.boolean() })),
  ...price,
  withoutAllRisk,
});
export type PaymentOption = v.InferOutput<typeof PaymentOption>;

/** SPEC 3 "Pay-in-full request": `lines` add up to `priceExVat`, `vat` is counted once on it (RULES 2.5). */
export const PayInFullDetail = v.object({
  ...PayInFullRow.entries,
  lines: v.array(PayInFullLine),
  pifFee: MoneySchema,
  priceExVat: MoneySchema,
  vat: MoneySchema,
  allRiskMonths: Count,
  contractStartDate: DaySchema,
  firstSalaryDraw: DaySchema,
  contactPhone: v.string(),
  contactEmail: v.string(),
  comment: v.string(),
  reason: v.string(),
  paymentKind: PaymentKind,
  /** what the employee may choose from when accepting; none: ask `payment.contacts` (DECISIONS 39) */
  options: v.array(PaymentOption),
  /** how it is paid, once it is accepted */
  payment: PaymentInstruction,
  /** how far an accepted payment by final salary is; INSTRUCTED: payroll was told by mail and confirms it */
  finalSalary: v.nullable(
    v.object({ period: PeriodSchema, state: v.picklist(['PLANNED', 'IN_FILE', 'SENT', 'INSTRUCTED']) }),
  ),
  transactionId: v.nullable(v.string()),
  acceptedAt: v.nullable(InstantSchema),
  /** last day on which the accepted price holds */
  validUntil: v.nullable(DaySchema),
  /** the PDF that there is now: how to pay, or whose the item is (RULES 3.2) */
  letter: v.nullable(v.picklist(['PAYMENT', 'OWNERSHIP'])),
  /** contact data is needed to accept (scenario 43) */
  hasLeft: v.boolean(),
  logs: v.array(RequestLog),
  /** states that the reader may move it to now (RULES 3.2) */
  actions: v.array(RequestStatusSchema),
});
export type PayInFullDetail = v.InferOutput<typeof PayInFullDetail>;

/** What paying now would cost for one running order, before anything is asked. */
export const PayInFullOffer = v.object({
  orderId: Id,
  orderNumber: Count,
  productName: v.string(),
  orderedOn: DaySchema,
  exitDate: DaySchema,
  monthsRemaining: Count,
  ...price,
  withoutAllRisk,
});
export type PayInFullOffer = v.InferOutput<typeof PayInFullOffer>;

export const PayInFullOffers = v.object({
  /** the company lets employees ask before they leave (AllowEarlyPIF), or the employee is leaving */
  isAllowed: v.boolean(),
  hasLeft: v.boolean(),
  contactPhone: v.string(),
  contactEmail: v.string(),
  /** running orders without an open request */
  orders: v.array(PayInFullOffer),
});
export type PayInFullOffers = v.InferOutput<typeof PayInFullOffers>;
