import * as v from 'valibot';
import { DaySchema, PeriodSchema } from './days.ts';
import { company, dataOf, endpoint, Id, line } from './endpoint.ts';
import { MoneySchema } from './money.ts';
import { SalaryFile } from './salary-files.ts';
import { DrawSum, SalaryProblem, SalaryWarning } from './salary-problems.ts';
import { seenEntry } from './seen.ts';

const Whole = v.pipe(v.number(), v.integer());

/** What a manual file takes: the draws of a range of days, or every draw up to today that is in no file (RULES 2.4). */
const range = { mode: v.literal('RANGE'), from: DaySchema, to: DaySchema, customName: v.optional(line(80), '') };
const all = { mode: v.literal('ALL'), customName: v.optional(line(80), '') };
const Selection = v.variant('mode', [v.strictObject(range), v.strictObject(all)]);
export type SalarySelection = v.InferOutput<typeof Selection>;

/** `seen`: `salaryPreviewFacts` of the preview; a file that would hold something else is not made. */
const PreviewedSelection = v.variant('mode', [
  v.strictObject({ ...range, ...seenEntry }),
  v.strictObject({ ...all, ...seenEntry }),
]);
export type PreviewedSelection = v.InferOutput<typeof PreviewedSelection>;

/** As many people of a file as are named before it is made. */
export const namedPeople = 200;

/** A coming automatic file and the draws that it loses to a file made by hand; with `left` 0 it falls away. */
const LosingRun = v.object({ period: PeriodSchema, fileDay: DaySchema, ...DrawSum.entries, left: Whole });

/**
 * What a file would hold, before it is made; the coming automatic files that lose draws to it; and how it differs from
 * the one before. `people` are the first of its `employees` by name. `rowCount` counts the lines that
 * payroll reads, `draws` what they pay; `later` are older months beyond the ceiling, which later files take
 * (DECISIONS 35). Of the problems, ROW_FAILED and SETTLEMENT_CODE_MISSING name who stays out, the others stop the file.
 */
export const SalaryPreview = v.object({
  rowCount: Whole,
  draws: Whole,
  totals: v.array(MoneySchema),
  employees: Whole,
  people: v.array(v.object({ id: Id, name: v.string() })),
  runs: v.array(LosingRun),
  newOrders: Whole,
  endedOrders: Whole,
  previousTotal: v.nullable(MoneySchema),
  problems: v.array(SalaryProblem),
  warnings: v.array(SalaryWarning),
  later: DrawSum,
});
export type SalaryPreview = v.InferOutput<typeof SalaryPreview>;

export const previewSalaryFile = endpoint('POST', '/company/salaryfiles/preview', {
  summary: 'What a manual salary file would hold',
  policy: company,
  body: Selection,
  response: dataOf(SalaryPreview),
});

export const createSalaryFile = endpoint('POST', '/company/salaryfiles', {
  summary: 'Make a salary file of what was previewed, one a currency; it waits for its approval',
  policy: company,
  body: PreviewedSelection,
  status: 201,
  response: dataOf(v.array(SalaryFile)),
  errors: [
    'nothing-to-draw',
    'changed-by-someone-else',
    'wage-code-missing',
    'employee-number-missing',
    'salary-system-missing',
  ],
});
