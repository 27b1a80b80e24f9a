import * as v from 'valibot';
import { DaySchema, PeriodSchema } from './days.ts';
import { dataOf, endpoint, Id, pageOf, pageQuery } from './endpoint.ts';
import * as list from './list-fields.ts';
import { MoneySchema } from './money.ts';
import { drawFields, FileDraw } from './salary-draws.ts';
import { company } from './salary-file-access.ts';
import { fileChanges } from './salary-file-difference.ts';
import { DrawSum, RunStop, SalaryProblem } from './salary-problems.ts';

const Whole = v.pipe(v.number(), v.integer());

/** The rows of a run: all, those that differ from the run before, those that ended with it, those to correct. */
export const runTabs = ['ALL', 'NEW', 'CHANGED', 'ENDED', 'TO_MEND'] as const;

/** What of a draw is to be looked at before its file is made: the first two stop the file (DECISIONS 6). */
export const runMarks = ['EMPLOYEE_NUMBER_MISSING', 'WAGE_CODE_MISSING', 'SETTLEMENT_CODE_MISSING', 'LEAVES'] as const;

/**
 * A coming automatic file as it would be made now (UX 1.7): its sums, how it differs from the run before it, which is
 * the last automatic file or another coming run, and what to correct first. `names` are the first of the people.
 */
export const SalaryRun = v.object({
  period: PeriodSchema,
  fileDay: DaySchema,
  stopped: v.nullable(RunStop),
  draws: Whole,
  employees: Whole,
  sums: v.array(v.object({ priceBeforeSubsidy: MoneySchema, subsidy: MoneySchema, amount: MoneySchema })),
  previous: v.nullable(v.object({ period: PeriodSchema, ...DrawSum.entries })),
  changes: v.array(
    v.object({ change: v.picklist(fileChanges), orders: Whole, amount: MoneySchema, names: v.array(v.string()) }),
  ),
  counts: v.object({ ALL: Whole, NEW: Whole, CHANGED: Whole, ENDED: Whole, TO_MEND: Whole }),
  problems: v.array(SalaryProblem),
  leavers: v.array(
    v.object({
      employee: v.object({ id: Id, name: v.string() }),
      orderNumber: v.string(),
      exitDate: DaySchema,
      amount: MoneySchema,
    }),
  ),
});
export type SalaryRun = v.InferOutput<typeof SalaryRun>;

/** A draw of a run: the how manieth of its order, and what is new about it. `difference` is what its order adds. */
export const RunDraw = v.object({
  ...FileDraw.entries,
  drawNumber: Whole,
  drawsInAll: Whole,
  change: v.nullable(v.picklist(fileChanges)),
  difference: v.nullable(MoneySchema),
  exitDate: v.nullable(DaySchema),
  marks: v.array(v.picklist(runMarks)),
});
export type RunDraw = v.InferOutput<typeof RunDraw>;

export const ofRun = { policy: company, params: v.strictObject({ period: PeriodSchema }) } as const;

export const getSalaryRun = endpoint('GET', '/company/salaryfiles/runs/:period', {
  summary: 'A coming salary file as it would be made now, beside the run before it',
  ...ofRun,
  response: dataOf(SalaryRun),
  errors: ['salary_file_not_found'],
});

/** Fields by which the rows of a run are filtered. */
const { employee, productName, amount } = drawFields;
const runDrawFields = { employee, productName, amount } as const;

export const listRunDraws = endpoint('GET', '/company/salaryfiles/runs/:period/draws', {
  summary: 'The draws of a coming salary file, those to correct first',
  ...ofRun,
  query: v.strictObject({
    ...pageQuery,
    tab: v.optional(v.picklist(runTabs), 'ALL'),
    filter: list.filterBy(runDrawFields),
  }),
  response: pageOf(RunDraw),
  errors: ['salary_file_not_found'],
});

/** A run as it stands after it was stopped, or started again. */
export const StoppedRun = v.object({ period: PeriodSchema, stopped: v.nullable(RunStop) });
export type StoppedRun = v.InferOutput<typeof StoppedRun>;

export const stopSalaryRun = endpoint('POST', '/company/salaryfiles/runs/:period/stop', {
  summary: 'Stop a coming salary file before its hour; its draws wait for a file by hand or for the next one',
  ...ofRun,
  response: dataOf(StoppedRun),
  errors: ['salary_file_not_found'],
});

export const resumeSalaryRun = endpoint('POST', '/company/salaryfiles/runs/:period/resume', {
  summary: 'Let a stopped salary file be made by itself again',
  ...ofRun,
  response: dataOf(StoppedRun),
  errors: ['salary_file_not_found'],
});
