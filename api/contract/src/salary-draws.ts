import * as v from 'valibot';
import { DaySchema, PeriodSchema } from './days.ts';
import { dataOf, endpoint, Id, pageOf, pageQuery, sortOf } from './endpoint.ts';
import { MoneySchema } from './money.ts';
import { company, FileParams, withFile } from './salary-file-access.ts';
import { salaryFileTypes } from './salary-files.ts';

const Whole = v.pipe(v.number(), v.integer());

/** A draw as it went into a file. `units` is more than 1 where older periods were caught up (RULES 2.4). */
export const FileDraw = v.object({
  orderId: Id,
  orderNumber: v.string(),
  employee: v.object({ id: Id, name: v.string(), employNo: v.nullable(v.string()) }),
  productName: v.string(),
  period: PeriodSchema,
  effectDate: DaySchema,
  kind: v.picklist(['planned', 'correction', 'final']),
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

export const listFileDraws = endpoint('GET', '/company/salaryfiles/:salaryFileId/draws', {
  summary: 'The draws of one salary file',
  policy: withFile,
  params: FileParams,
  query: v.strictObject({ ...pageQuery, sort: drawSort }),
  response: pageOf(FileDraw),
  errors: ['salary_file_not_found'],
});

export const listSubscriptionDraws = endpoint('GET', '/company/subscriptions/:subscriptionId/draws', {
  summary: 'The draws of one subscription, planned and made',
  policy: { ...company, ids: { 'params.subscriptionId': 'subscription' } },
  params: v.strictObject({ subscriptionId: Id }),
  query: v.strictObject({
    ...pageQuery,
    sort: drawSort,
    from: v.optional(DaySchema),
    to: v.optional(DaySchema),
    status: v.optional(v.picklist(['PLANNED', 'IN_FILE', 'SENT', 'SUSPENDED', 'CANCELLED'])),
    type: v.optional(v.picklist(salaryFileTypes)),
  }),
  response: pageOf(FileDraw),
  errors: ['subscription-not-found'],
});

/** As many draws as one person's months are shown with. */
export const employeeDrawsMax = 1_000;

export const listEmployeeDraws = endpoint('GET', '/company/employees/:employeeId/draws', {
  summary: `The draws of one employee, planned and made, by month and order; at most ${employeeDrawsMax}`,
  policy: { ...company, ids: { 'params.employeeId': 'employee' } },
  params: v.strictObject({ employeeId: Id }),
  response: dataOf(v.array(FileDraw)),
  errors: ['employee_not_found'],
});
