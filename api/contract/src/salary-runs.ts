import * as v from 'valibot';
import { DaySchema, PeriodSchema } from './days.ts';
import { dataOf, endpoint, Id, pageOf, pageQuery } from './endpoint.ts';
import * as list from './list-fields.ts';
import { MoneySchema } from './money.ts';
import { drawFields, FileDraw } from './salary-draws.ts';
import { company } from './salary-file-access.ts';
import { DrawSum, MadeByHand, RunStop, SalaryProblem } from './salary-problems.ts';

const Whole = v.pipe(v.number(), v.integer());

/**
 * How an order's draws differ from the month before. NEW: never drawn before. AGAIN: drawn before, not in that month.
 * LEFT_OUT: an administrator left this month out (RULES 2.4). SUSPENDED: waits for pay in full. BY_HAND: drawn by a
 * file that a person makes. ENDED: none of these, its draws are over.
 */
export const runChanges = ['NEW', 'AGAIN', 'MORE', 'LESS', 'LEFT_OUT', 'SUSPENDED', 'BY_HAND', 'ENDED'] as const;
export type RunChange = (typeof runChanges)[number];

/**
 * The rows of a run: all of the month, those that differ from the month before, those left out, those no longer drawn,
 * those to correct.
 */
export const runTabs = ['ALL', 'NEW', 'CHANGED', 'LEFT_OUT', 'ENDED', 'TO_MEND'] as const;
export type RunTab = (typeof runTabs)[number];

/** The tab that lists the orders of a change. */
export const tabOfChange = {
  NEW: 'NEW',
  AGAIN: 'CHANGED',
  MORE: 'CHANGED',
  LESS: 'CHANGED',
  LEFT_OUT: 'LEFT_OUT',
  SUSPENDED: 'ENDED',
  BY_HAND: 'ENDED',
  ENDED: 'ENDED',
} as const satisfies Record<RunChange, RunTab>;

/** What of a draw is to be looked at before its file is made: the first two stop the file (DECISIONS 6). */
export const runMarks = ['EMPLOYEE_NUMBER_MISSING', 'WAGE_CODE_MISSING', 'SETTLEMENT_CODE_MISSING', 'LEAVES'] as const;

const Sums = v.array(v.object({ priceBeforeSubsidy: MoneySchema, subsidy: MoneySchema, amount: MoneySchema }));

/**
 * A coming automatic file as it would be made now (UX 1.7): its sums, what a person made of its month before, and what
 * to correct first. `month` is both together, and differs by `changes` from `previous`: what was drawn before, or will
 * be, whichever way its files were made. `names` are the first of the people, `by` who left their month out.
 */
export const SalaryRun = v.object({
  period: PeriodSchema,
  fileDay: DaySchema,
  stopped: v.nullable(RunStop),
  draws: Whole,
  employees: Whole,
  sums: Sums,
  madeByHand: v.array(MadeByHand),
  month: v.object({ draws: Whole, employees: Whole, sums: Sums }),
  previous: v.nullable(v.object({ period: PeriodSchema, ...DrawSum.entries })),
  changes: v.array(
    v.object({
      change: v.picklist(runChanges),
      orders: Whole,
      amount: MoneySchema,
      names: v.array(v.string()),
      by: v.array(v.string()),
    }),
  ),
  counts: v.object({ ALL: Whole, NEW: Whole, CHANGED: Whole, LEFT_OUT: Whole, ENDED: Whole, TO_MEND: Whole }),
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

/**
 * A draw of a run: the how manieth of its order, and what is new about it. `difference` is what its order adds. Of an
 * order that is left out it is the last one, to which the month has moved.
 */
export const RunDraw = v.object({
  ...FileDraw.entries,
  employNo: v.nullable(v.string()),
  drawNumber: Whole,
  drawsInAll: Whole,
  change: v.nullable(v.picklist(runChanges)),
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
