import * as v from 'valibot';
import { DaySchema, PeriodSchema } from './days.ts';
import { dataOf, endpoint, Id, pageOf, pageQuery } from './endpoint.ts';
import * as list from './list-fields.ts';
import { MoneySchema } from './money.ts';
import { company, FileParams, withFile } from './salary-file-access.ts';
import { salaryFileTypes } from './salary-files.ts';

const Whole = v.pipe(v.number(), v.integer());

const drawStatuses = ['PLANNED', 'IN_FILE', 'SENT', 'SUSPENDED', 'CANCELLED'] as const;
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
  status: v.picklist(drawStatuses),
  /** the file that holds it; null while it waits for one */
  file: v.nullable(v.object({ id: Id, batch: Whole, type: v.picklist(salaryFileTypes) })),
});
export type FileDraw = v.InferOutput<typeof FileDraw>;

/** Fields of the list, by which it is sorted and filtered. */
export const drawFields = {
  employee: list.text,
  productName: list.text,
  period: list.text,
  effectDate: list.day,
  amount: list.money,
  status: list.choice(drawStatuses),
} as const;
const sortAndFilter = list.sortAndFilter(drawFields, 'employee');

export const listFileDraws = endpoint('GET', '/company/salaryfiles/:salaryFileId/draws', {
  summary: 'The draws of one salary file',
  policy: withFile,
  params: FileParams,
  query: v.strictObject({ ...pageQuery, ...sortAndFilter }),
  response: pageOf(FileDraw),
  errors: ['salary_file_not_found'],
});

export const listSubscriptionDraws = endpoint('GET', '/company/subscriptions/:subscriptionId/draws', {
  summary: 'The draws of one subscription, planned and made',
  policy: { ...company, ids: { 'params.subscriptionId': 'subscription' } },
  params: v.strictObject({ subscriptionId: Id }),
  query: v.strictObject({
    ...pageQuery,
    ...sortAndFilter,
    from: v.optional(DaySchema),
    to: v.optional(DaySchema),
    status: v.optional(v.picklist(drawStatuses)),
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
