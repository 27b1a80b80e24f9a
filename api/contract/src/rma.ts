import * as v from 'valibot';
import { DaySchema, InstantSchema } from './days.ts';
import { admin, company, dataOf, employee, endpoint, Id, line, pageOf, pageQuery, text, Version } from './endpoint.ts';
import * as list from './list-fields.ts';
import { MoneySchema } from './money.ts';
import { requestViews } from './pay-in-full-requests.ts';
import { RequestLog, RequestStatusSchema } from './pay-in-full-rows.ts';
import { rmaOutcomes } from './rma-moves.ts';
import { RmaPhoto } from './rma-photos.ts';
import { Seen, seenEntry } from './seen.ts';

/** What is wrong with the item (RULES 1.4). */
export const rmaKinds = ['DAMAGED', 'FAULTY', 'STOLEN', 'WRONG_ITEM'] as const;
const Kind = v.picklist(rmaKinds, 'required');
const Outcome = v.picklist(rmaOutcomes, 'required');
const Count = v.pipe(v.number(), v.integer());
const WhatHappened = v.pipe(text(2000), v.trim(), v.nonEmpty('required'));

/** An RMA request in a list; no salary data, so suppliers read the same row. */
export const RmaRow = v.object({
  id: Id,
  orderId: Id,
  orderNumber: Count,
  productName: v.string(),
  /** not told to a supplier */
  employeeId: v.optional(Id),
  employeeName: v.string(),
  companyId: Id,
  companyName: v.string(),
  supplierId: Id,
  supplierName: v.string(),
  status: RequestStatusSchema,
  kind: Kind,
  outcome: v.nullable(Outcome),
  incidentDate: DaySchema,
  /** the incident lies within the all-risk insurance */
  covered: v.boolean(),
  createdAt: InstantSchema,
  /** messages of others that the reader's side has not read */
  unread: Count,
  version: Version,
});
export type RmaRow = v.InferOutput<typeof RmaRow>;

/** SPEC 3 "RMA request": incident, what happened, comment, timeline. */
export const RmaDetail = v.object({
  ...RmaRow.entries,
  whatHappened: v.string(),
  comment: v.string(),
  /** what the employee has to pay, incl. VAT; 0 when nothing */
  excess: MoneySchema,
  allRiskExpirationDate: v.nullable(DaySchema),
  dispatchDate: v.nullable(DaySchema),
  requiresSerial: v.boolean(),
  serialNumber: v.nullable(v.string()),
  oldSerialNumber: v.nullable(v.string()),
  newSerialNumber: v.nullable(v.string()),
  /** the day on which the supplier expects the item to be back with the employee */
  expectedBack: v.nullable(DaySchema),
  /** without a change of state: a message */
  logs: v.array(RequestLog),
  photos: v.array(RmaPhoto),
  /** the item is sent in, and a label can be printed */
  hasLabel: v.boolean(),
  /** states that the reader may move it to now (RULES 3.3) */
  actions: v.array(RequestStatusSchema),
});
export type RmaDetail = v.InferOutput<typeof RmaDetail>;

/** An own item that something can have happened to: it was shipped. */
export const RmaItem = v.object({
  orderId: Id,
  orderNumber: Count,
  productName: v.string(),
  dispatchDate: DaySchema,
  allRiskExpirationDate: v.nullable(DaySchema),
});
export type RmaItem = v.InferOutput<typeof RmaItem>;

/** Fields of the list, by which it is sorted and filtered. */
export const rmaFields = {
  createdAt: list.instant,
  incidentDate: list.day,
  employee: list.text,
  product: list.text,
  status: list.choice(RequestStatusSchema.options),
} as const;
const filter = {
  ...pageQuery,
  view: v.optional(v.picklist(requestViews, 'invalid-data-provided'), 'ALL'),
  status: v.optional(RequestStatusSchema),
  ...list.sortAndFilter(rmaFields, '-createdAt'),
};
export const RmaFilter = v.strictObject(filter);
export type RmaFilter = v.InferOutput<typeof RmaFilter>;
export const CompanyRmaFilter = v.strictObject({ ...filter, employeeId: v.optional(Id) });
export type CompanyRmaFilter = v.InferOutput<typeof CompanyRmaFilter>;
export const AdminRmaFilter = v.strictObject({ ...filter, companyId: v.optional(Id) });
export type AdminRmaFilter = v.InferOutput<typeof AdminRmaFilter>;

const one = v.strictObject({ rmaId: Id });
const ids = { 'params.rmaId': 'rma-request' } as const;
const detail = dataOf(RmaDetail);
const moveErrors = ['rma-request-not-found', 'invalid-data-provided', 'changed-by-someone-else'] as const;
const summary = 'One RMA request with its timeline and what may be done with it';

export const listOwnRma = endpoint('GET', '/employee/rma', {
  summary: 'Own RMA requests: damage and repair',
  policy: employee,
  query: RmaFilter,
  response: pageOf(RmaRow),
});
export const listCompanyRma = endpoint('GET', '/company/rma', {
  summary: 'RMA requests of the own company, or of one employee',
  policy: { ...company, ids: { 'query.employeeId': 'employee' } },
  query: CompanyRmaFilter,
  response: pageOf(RmaRow),
  errors: ['employee_not_found'],
});
export const listAllRma = endpoint('GET', '/admin/rma', {
  summary: 'RMA requests of all companies, or of one',
  policy: { ...admin, ids: { 'query.companyId': 'company' } },
  query: AdminRmaFilter,
  response: pageOf(RmaRow),
  errors: ['company-not-found'],
});

export const getOwnRma = endpoint('GET', '/employee/rma/:rmaId', {
  summary,
  policy: { ...employee, ids },
  params: one,
  response: detail,
  errors: ['rma-request-not-found'],
});
export const getCompanyRma = endpoint('GET', '/company/rma/:rmaId', {
  summary,
  policy: { ...company, ids },
  params: one,
  response: detail,
  errors: ['rma-request-not-found'],
});
export const getAnyRma = endpoint('GET', '/admin/rma/:rmaId', {
  summary,
  policy: { ...admin, ids },
  params: one,
  response: detail,
  errors: ['rma-request-not-found'],
});

export const listRmaItems = endpoint('GET', '/employee/rma/items', {
  summary: 'Own shipped items, to report something about',
  policy: employee,
  response: dataOf(v.array(RmaItem)),
});

export const RmaForm = v.strictObject({
  orderId: Id,
  kind: Kind,
  incidentDate: DaySchema,
  whatHappened: WhatHappened,
  comment: v.optional(text(1000), ''),
});
export type RmaForm = v.InferOutput<typeof RmaForm>;
export const reportRma = endpoint('POST', '/employee/rma', {
  summary: 'Report damage, fault, theft or a wrong item; the incident lies between dispatch and today',
  policy: { ...employee, ids: { 'body.orderId': 'order' } },
  body: RmaForm,
  response: detail,
  status: 201,
  errors: ['order-not-found', 'invalid-data-provided'],
});

export const addRmaInformation = endpoint('POST', '/employee/rma/:rmaId/information', {
  summary: 'Add information: the request is examined again; after a rejection once',
  policy: { ...employee, ids },
  params: one,
  body: v.strictObject({ version: Version, text: WhatHappened }),
  response: detail,
  errors: moveErrors,
});
/** `seen`: `excessFacts` of the RMA request */
export const answerRma = endpoint('POST', '/employee/rma/:rmaId/answer', {
  summary: 'Accept or decline what the employee has to pay',
  policy: { ...employee, ids },
  params: one,
  body: v.strictObject({
    ...seenEntry,
    version: Version,
    to: v.picklist(['ACCEPTED', 'DECLINED'], 'invalid-data-provided'),
  }),
  response: detail,
  errors: moveErrors,
});
export const commentRma = endpoint('POST', '/company/rma/:rmaId/comments', {
  summary: 'A line in the timeline, for supplier, employee and back office',
  policy: { ...company, ids },
  params: one,
  body: v.strictObject({ text: v.pipe(line(500), v.nonEmpty('required')) }),
  response: detail,
  errors: ['rma-request-not-found'],
});

/**
 * APPROVED needs an outcome, REPLACE the new serial number, REJECTED a reason; `excess` is what the employee pays,
 * minor units incl. VAT; `expectedBack` lies today or later. `seen`: `decisionFacts`, of APPROVED and REJECTED.
 */
export const RmaMove = v.strictObject({
  seen: v.optional(Seen),
  version: Version,
  to: RequestStatusSchema,
  outcome: v.optional(Outcome),
  serialNumber: v.optional(line(50), ''),
  reason: v.optional(line(500), ''),
  expectedBack: v.optional(v.nullable(DaySchema), null),
  excess: v.optional(
    v.pipe(
      v.number('invalid-amount'),
      v.integer('invalid-amount'),
      v.minValue(0, 'invalid-amount'),
      v.maxValue(100_000_000, 'invalid-amount'),
    ),
    0,
  ),
});
export type RmaMove = v.InferOutput<typeof RmaMove>;
export const decideErrors = [
  ...moveErrors,
  'serial-number-required',
  'invalid-serial-number',
  'serial-number-already-used',
  'items-already-leased',
] as const;
export const moveAnyRma = endpoint('POST', '/admin/rma/:rmaId/status', {
  summary: 'Receive, approve, reject or close an RMA request (RULES 3.3)',
  policy: { ...admin, ids },
  params: one,
  body: RmaMove,
  response: detail,
  errors: decideErrors,
});
