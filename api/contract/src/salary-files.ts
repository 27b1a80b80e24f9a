import * as v from 'valibot';
import { DaySchema, InstantSchema, PeriodSchema } from './days.ts';
import { storedFile } from './downloads.ts';
import { errorKeys } from './errors.ts';
import { salaryColumnSources } from './salary-systems.ts';
import { dataOf, endpoint, Id, line, pageOf, pageQuery, sortOf, Version } from './endpoint.ts';
import { MoneySchema } from './money.ts';

export const salaryFileTypes = ['AUTOMATIC', 'MANUAL'] as const;
const Whole = v.pipe(v.number(), v.integer());
const company = { roles: ['company'], boundary: 'company' } as const;
const withFile = { ...company, ids: { 'params.salaryFileId': 'salary-file' } } as const;
const FileParams = v.strictObject({ salaryFileId: Id });

/**
 * One salary file (SPEC 3): made once, never changed; corrections are rows of the next file. A person's file is made,
 * approved, then sent, each by somebody at a time; an automatic one needs no approval (DECISIONS 7). Who is null where
 * the portal did it by itself.
 */
export const SalaryFile = v.object({
  id: Id,
  batch: Whole,
  period: PeriodSchema,
  fileDay: DaySchema,
  type: v.picklist(salaryFileTypes),
  customName: v.string(),
  fileName: v.string(),
  total: MoneySchema,
  rowCount: Whole,
  sha256: v.string(),
  isManual: v.boolean(),
  isSent: v.boolean(),
  sentAt: v.nullable(InstantSchema),
  sendFailedAt: v.nullable(InstantSchema),
  recipients: v.array(v.string()),
  salarySystem: v.nullable(v.string()),
  createdBy: v.nullable(v.string()),
  createdAt: InstantSchema,
  approvedBy: v.nullable(v.string()),
  approvedAt: v.nullable(InstantSchema),
  sentBy: v.nullable(v.string()),
});
export type SalaryFile = v.InferOutput<typeof SalaryFile>;

/** Why a file is not there, and whom it concerns (DECISIONS 6). */
export const SalaryProblem = v.object({
  period: PeriodSchema,
  reason: v.picklist(['WAGE_CODE_MISSING', 'EMPLOYEE_NUMBER_MISSING', 'SALARY_SYSTEM_MISSING', 'ROW_FAILED', 'SENDING_FAILED']),
  employee: v.nullable(v.object({ id: Id, name: v.string() })),
  detail: v.string(),
  at: InstantSchema,
});
export type SalaryProblem = v.InferOutput<typeof SalaryProblem>;

export const listSalaryFiles = endpoint({
  method: 'GET', path: '/company/salaryfiles', summary: 'Salary files, newest first',
  policy: company,
  query: v.strictObject({
    ...pageQuery,
    sort: sortOf(['createdAt', 'period', 'batch', 'total'], '-createdAt'),
    type: v.optional(v.picklist(salaryFileTypes)),
    sent: v.optional(v.picklist(['true', 'false'])),
  }),
  response: pageOf(SalaryFile),
});

export const getSalaryFile = endpoint({
  method: 'GET', path: '/company/salaryfiles/:salaryFileId', summary: 'One salary file',
  policy: withFile, params: FileParams, response: dataOf(SalaryFile), errors: ['salary_file_not_found'],
});

export const fileChanges = ['NEW', 'MORE', 'LESS', 'ENDED'] as const;

/** What is no fault but should be seen before a file is approved: somebody is drawn for a month after the exit month (RULES 0.8). */
export const SalaryWarning = v.object({
  reason: v.picklist(['AFTER_EXIT']),
  employee: v.object({ id: Id, name: v.string() }),
  orderNumber: v.string(),
  period: PeriodSchema,
  exitDate: DaySchema,
  amount: MoneySchema,
});
export type SalaryWarning = v.InferOutput<typeof SalaryWarning>;

/**
 * A file beside the one before it in the same currency, and what to look at before it is approved. `amount` is what a
 * change adds, negative where it takes away.
 */
export const FileDifference = v.object({
  warnings: v.array(SalaryWarning),
  previous: v.nullable(v.object({ id: Id, batch: Whole, period: PeriodSchema, rowCount: Whole, total: MoneySchema })),
  changes: v.array(v.object({ change: v.picklist(fileChanges), orders: Whole, amount: MoneySchema })),
});
export type FileDifference = v.InferOutput<typeof FileDifference>;

export const getFileDifference = endpoint({
  method: 'GET', path: '/company/salaryfiles/:salaryFileId/difference', summary: 'How a salary file differs from the one before it',
  policy: withFile, params: FileParams, response: dataOf(FileDifference), errors: ['salary_file_not_found'],
});

/** A draw as it went into a file. `units` is more than 1 where older periods were caught up (RULES 2.4). */
export const FileDraw = v.object({
  orderId: Id,
  orderNumber: v.string(),
  employee: v.object({ id: Id, name: v.string(), employNo: v.nullable(v.string()) }),
  productName: v.string(),
  period: PeriodSchema,
  effectDate: DaySchema,
  kind: v.picklist(['planned', 'correction']),
  units: Whole,
  priceBeforeSubsidy: MoneySchema,
  subsidyPerMonth: MoneySchema,
  grossDraw: MoneySchema,
  netDraw: MoneySchema,
  amount: MoneySchema,
  status: v.picklist(['PLANNED', 'IN_FILE', 'SENT', 'SUSPENDED', 'CANCELLED']),
  /** the file that holds it; null while it waits for one */
  file: v.nullable(v.object({ id: Id, batch: Whole, type: v.picklist(salaryFileTypes) })),
});
export type FileDraw = v.InferOutput<typeof FileDraw>;

const drawSort = sortOf(['employee', 'period', 'amount'], 'employee');

export const listFileDraws = endpoint({
  method: 'GET', path: '/company/salaryfiles/:salaryFileId/draws', summary: 'The draws of one salary file',
  policy: withFile, params: FileParams, query: v.strictObject({ ...pageQuery, sort: drawSort }), response: pageOf(FileDraw), errors: ['salary_file_not_found'],
});

export const listSubscriptionDraws = endpoint({
  method: 'GET', path: '/company/subscriptions/:subscriptionId/draws', summary: 'The draws of one subscription, planned and made',
  policy: { ...company, ids: { 'params.subscriptionId': 'subscription' } },
  params: v.strictObject({ subscriptionId: Id }),
  query: v.strictObject({ ...pageQuery, sort: drawSort, from: v.optional(DaySchema), to: v.optional(DaySchema), status: v.optional(v.picklist(['PLANNED', 'IN_FILE', 'SENT', 'SUSPENDED', 'CANCELLED'])), type: v.optional(v.picklist(salaryFileTypes)) }),
  response: pageOf(FileDraw), errors: ['subscription-not-found'],
});

/** One month left out, before and after: its draw moves behind the last one, and the term ends a month later (RULES 2.4). */
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

export const previewDrawPause = endpoint({
  method: 'GET', path: '/company/orders/:orderId/draws/:period/pause', summary: 'When an order would end if this month of its draws were left out; saves nothing',
  ...ofDraw, errors: ['order-not-found', 'invalid-data-provided'],
});

export const pauseDraw = endpoint({
  method: 'POST', path: '/company/orders/:orderId/draws/:period/pause', summary: 'Leave one month of the draws of an order out: it is drawn after the last one instead',
  ...ofDraw, body: v.strictObject({ version: Version }), errors: ['order-not-found', 'invalid-data-provided', 'changed-by-someone-else'],
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
  mayPutBack: v.boolean(),
});
export type LeftOutMonth = v.InferOutput<typeof LeftOutMonth>;

export const listLeftOutMonths = endpoint({
  method: 'GET', path: '/company/subscriptions/:subscriptionId/left-out-months', summary: 'Months that are left out of the draws of a subscription, the next ones first; at most 200',
  policy: { ...company, ids: { 'params.subscriptionId': 'subscription' } },
  params: v.strictObject({ subscriptionId: Id }), response: dataOf(v.array(LeftOutMonth)), errors: ['subscription-not-found'],
});

const ofLeftOut = { ...ofDraw, response: dataOf(DrawReturn) } as const;

export const previewPutBack = endpoint({
  method: 'GET', path: '/company/orders/:orderId/draws/:period/put-back', summary: 'When an order would end if this month were drawn after all; saves nothing',
  ...ofLeftOut, errors: ['order-not-found', 'invalid-data-provided'],
});

export const putBackDraw = endpoint({
  method: 'POST', path: '/company/orders/:orderId/draws/:period/put-back', summary: 'Draw a month that was left out after all, while no salary file has passed it',
  ...ofLeftOut, body: v.strictObject({ version: Version }), errors: ['order-not-found', 'invalid-data-provided', 'changed-by-someone-else'],
});

export const downloadSalaryFile = endpoint({
  method: 'GET', path: '/company/salaryfiles/:salaryFileId/download', summary: 'The file byte for byte; or its draws for people, or in another payroll layout',
  policy: { ...company, ids: { 'params.salaryFileId': 'salary-file', 'query.salarySystemId': 'salary-system' } },
  params: FileParams,
  query: v.strictObject({ format: v.optional(v.picklist(['original', 'csv', 'xlsx']), 'original'), salarySystemId: v.optional(Id) }),
  ...storedFile, errors: ['salary_file_not_found', 'file-not-found', 'salary-system-not-found', 'nothing-to-draw', 'wage-code-missing', 'employee-number-missing'],
});

/** An order that a layout has no room for: the column that stops it, and why (DECISIONS 6). */
export const LeftOutOrder = v.object({
  orderId: Id,
  orderNumber: v.string(),
  employeeName: v.string(),
  product: v.string(),
  source: v.picklist(salaryColumnSources),
  key: v.picklist(errorKeys),
});
export type LeftOutOrder = v.InferOutput<typeof LeftOutOrder>;

/**
 * What a file's draws come to in another payroll layout. `problems` stop all of it; `leftOut` stay out with all their
 * lines, at most 100 of them by name, `leftOutCount` in all.
 */
export const OtherLayout = v.object({ rowCount: Whole, problems: v.array(SalaryProblem), leftOutCount: Whole, leftOut: v.array(LeftOutOrder) });
export type OtherLayout = v.InferOutput<typeof OtherLayout>;

export const previewOtherLayout = endpoint({
  method: 'GET', path: '/company/salaryfiles/:salaryFileId/other-layout', summary: 'What the draws of a file would be in another payroll layout, and whom it has no room for',
  policy: { ...company, ids: { ...withFile.ids, 'query.salarySystemId': 'salary-system' } },
  params: FileParams, query: v.strictObject({ salarySystemId: Id }), response: dataOf(OtherLayout), errors: ['salary_file_not_found', 'salary-system-not-found'],
});

/** What a manual file takes: the draws of a range of days, or every draw up to today that is in no file (RULES 2.4). */
const range = { mode: v.literal('RANGE'), from: DaySchema, to: DaySchema, customName: v.optional(line(80), '') };
const all = { mode: v.literal('ALL'), customName: v.optional(line(80), '') };
const Selection = v.variant('mode', [v.strictObject(range), v.strictObject(all)]);
export type SalarySelection = v.InferOutput<typeof Selection>;

/** What was looked at; a file that would hold something else is not made: 409 `changed-by-someone-else`. */
const previewed = v.optional(v.strictObject({ draws: Whole, totals: v.array(MoneySchema) }));
const PreviewedSelection = v.variant('mode', [v.strictObject({ ...range, previewed }), v.strictObject({ ...all, previewed })]);
export type PreviewedSelection = v.InferOutput<typeof PreviewedSelection>;

/** What a file would hold, before it is made; and how it differs from the one before. `rowCount` counts the lines that payroll reads, `draws` what they pay. */
export const SalaryPreview = v.object({
  rowCount: Whole,
  draws: Whole,
  totals: v.array(MoneySchema),
  newOrders: Whole,
  endedOrders: Whole,
  previousTotal: v.nullable(MoneySchema),
  problems: v.array(SalaryProblem),
  warnings: v.array(SalaryWarning),
});
export type SalaryPreview = v.InferOutput<typeof SalaryPreview>;

export const previewSalaryFile = endpoint({
  method: 'POST', path: '/company/salaryfiles/preview', summary: 'What a manual salary file would hold',
  policy: company, body: Selection, response: dataOf(SalaryPreview),
});

export const createSalaryFile = endpoint({
  method: 'POST', path: '/company/salaryfiles', summary: 'Make a salary file of what was previewed, one a currency; it waits for its approval',
  policy: company, body: PreviewedSelection, status: 201, response: dataOf(v.array(SalaryFile)),
  errors: ['nothing-to-draw', 'changed-by-someone-else', 'wage-code-missing', 'employee-number-missing', 'salary-system-missing'],
});

export const sendSalaryFile = endpoint({
  method: 'POST', path: '/company/salaryfiles/:salaryFileId/send', summary: 'Send the same bytes to payroll, again if need be',
  policy: withFile, params: FileParams, body: v.strictObject({}), response: dataOf(SalaryFile), errors: ['salary_file_not_found', 'salary-file-not-approved', 'required'],
});

export const approveSalaryFile = endpoint({
  method: 'POST', path: '/company/salaryfiles/:salaryFileId/approve', summary: 'Approve a file that a person made, so that it can be sent',
  policy: withFile, params: FileParams, body: v.strictObject({}), response: dataOf(SalaryFile), errors: ['salary_file_not_found', 'invalid-data-provided'],
});

export const discardSalaryFile = endpoint({
  method: 'DELETE', path: '/company/salaryfiles/:salaryFileId', summary: 'Discard a file that is not approved; its draws wait for a file again',
  policy: withFile, params: FileParams, response: dataOf(v.object({ id: Id })), errors: ['salary_file_not_found', 'invalid-data-provided'],
});

/**
 * The next automatic files and what stands in their way. `salaryDay` is the day asked for, a run's `fileDay` the one
 * that exists in its month (DECISIONS 7). `byHand` is what is due today and waits for a file that a person makes.
 */
export const SalaryCalendar = v.object({
  salaryDay: Whole,
  autoSend: v.boolean(),
  recipients: v.array(v.string()),
  byHand: v.object({ draws: Whole, totals: v.array(MoneySchema) }),
  runs: v.array(v.object({ period: PeriodSchema, fileDay: DaySchema, draws: Whole, totals: v.array(MoneySchema) })),
  problems: v.array(SalaryProblem),
});

export type SalaryCalendar = v.InferOutput<typeof SalaryCalendar>;

export const getSalaryCalendar = endpoint({
  method: 'GET', path: '/company/salaryfiles/calendar', summary: 'The coming salary files and their problems',
  policy: company, response: dataOf(SalaryCalendar),
});
