import * as v from 'valibot';
import { DaySchema } from './days.ts';
import { exitReasons } from './employee-forms.ts';
import { Employee } from './employee-rows.ts';
import { company, dataOf, endpoint, Id, Version } from './endpoint.ts';
import { MoneySchema } from './money.ts';
import { requestStatuses } from './request-status.ts';
import { seenEntry } from './seen.ts';

const RequestStatus = v.picklist(requestStatuses, 'invalid-data-provided');
const Reason = v.picklist(exitReasons, 'required');
const Count = v.pipe(v.number(), v.integer());

const LineSchema = v.object({
  key: v.picklist(['goods', 'net', 'allRisk', 'subsidy', 'scrap', 'fee']),
  months: Count,
  perMonth: MoneySchema,
  amount: MoneySchema,
});

/**
 * What leaving costs for one running order: `priceExVat` is the sum of `lines`, `vat` is counted once on it (RULES
 * 2.5).
 */
export const ExitOrder = v.object({
  orderId: Id,
  orderNumber: Count,
  productName: v.string(),
  months: Count,
  /** draws up to and including the exit month, which are kept */
  drawn: Count,
  monthsRemaining: Count,
  allRiskMonths: Count,
  lines: v.array(LineSchema),
  priceExVat: MoneySchema,
  vat: MoneySchema,
  total: MoneySchema,
  /** termination insurance pays the remaining months */
  covered: v.boolean(),
  /** the open request of the order, if there is one already */
  status: v.nullable(RequestStatus),
});
export type ExitOrder = v.InferOutput<typeof ExitOrder>;

/** The effect of an exit date before it is saved. */
export const ExitPreview = v.object({
  exitDate: DaySchema,
  orders: v.array(ExitOrder),
  /** draws after the exit month, which wait until pay-in-full is closed (RULES 0.8) */
  suspendedDraws: Count,
  /** ordered but not shipped: no draws yet, so nothing to pay; process or delete them */
  notShipped: Count,
  /** the last day on which something is drawn; null where nothing is drawn until then */
  lastDraw: v.nullable(DaySchema),
});
export type ExitPreview = v.InferOutput<typeof ExitPreview>;

export const ExitRequest = v.object({
  id: Id,
  orderId: Id,
  orderNumber: Count,
  productName: v.string(),
  status: RequestStatus,
  exitDate: DaySchema,
  monthsRemaining: Count,
  priceExVat: MoneySchema,
  vat: MoneySchema,
  total: MoneySchema,
  version: Version,
});
export type ExitRequest = v.InferOutput<typeof ExitRequest>;

/** The exit that is set and its requests, newest first; the closed ones are the history. */
export const EmployeeExit = v.object({
  exitDate: v.nullable(DaySchema),
  exitReason: v.nullable(v.picklist(exitReasons)),
  suspendedDraws: Count,
  requests: v.array(ExitRequest),
});
export type EmployeeExit = v.InferOutput<typeof EmployeeExit>;

/** `seen`: `exitFacts` of the preview */
export const ExitForm = v.strictObject({
  ...seenEntry,
  version: Version,
  exitDate: DaySchema,
  exitReason: Reason,
  send: v.picklist(['NOW', 'LATER'], 'invalid-data-provided'),
});
export type ExitForm = v.InferOutput<typeof ExitForm>;

const one = v.strictObject({ employeeId: Id });
const own = { policy: { ...company, ids: { 'params.employeeId': 'employee' } }, params: one } as const;

export const getEmployeeExit = endpoint('GET', '/company/employees/:employeeId/exit', {
  summary: 'The exit of an employee and its pay-in-full requests',
  ...own,
  response: dataOf(EmployeeExit),
  errors: ['employee_not_found', 'vat-missing'],
});

export const previewEmployeeExit = endpoint('GET', '/company/employees/:employeeId/exit/preview', {
  summary: 'What an exit date means for each running order, before it is saved',
  ...own,
  query: v.strictObject({ exitDate: DaySchema, exitReason: v.optional(Reason) }),
  response: dataOf(ExitPreview),
  errors: ['employee_not_found', 'must-be-in-the-future', 'vat-missing'],
});

export const setEmployeeExit = endpoint('POST', '/company/employees/:employeeId/exit', {
  summary:
    'Set or move an exit date: draws after the exit month wait, each running order gets a pay-in-full ' +
    'request, sent now or later',
  ...own,
  body: ExitForm,
  response: dataOf(Employee),
  errors: ['employee_not_found', 'must-be-in-the-future', 'changed-by-someone-else', 'vat-missing'],
});

export const sendEmployeeExit = endpoint('POST', '/company/employees/:employeeId/exit/send', {
  summary: 'Send the pay-in-full requests that wait',
  /** `seen`: `waitingRequestFacts` of the exit */
  ...own,
  body: v.strictObject(seenEntry),
  response: dataOf(EmployeeExit),
  errors: ['employee_not_found', 'invalid-data-provided', 'changed-by-someone-else', 'vat-missing'],
});

export const withdrawEmployeeExit = endpoint('POST', '/company/employees/:employeeId/exit/withdraw', {
  summary: 'Take an exit back: unpaid requests are closed and waiting draws go on',
  ...own,
  body: v.strictObject({ version: Version }),
  response: dataOf(Employee),
  errors: ['employee_not_found', 'invalid-data-provided', 'changed-by-someone-else', 'vat-missing'],
});
