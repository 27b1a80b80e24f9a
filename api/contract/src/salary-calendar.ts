import * as v from 'valibot';
import { DaySchema, PeriodSchema } from './days.ts';
import { company, dataOf, endpoint } from './endpoint.ts';
import { SalaryFile } from './salary-files.ts';
import { DrawSum, MadeByHand, RunStop, SalaryProblem } from './salary-problems.ts';
import { seenEntry } from './seen.ts';

const Whole = v.pipe(v.number(), v.integer());

/**
 * An automatic file that is due and waits for numbers or wage codes: what it would hold without the people it waits
 * for (DECISIONS 34). `people` are those that it leaves out.
 */
export const WaitingFile = v.object({ period: PeriodSchema, rowCount: Whole, ...DrawSum.entries, people: Whole });
export type WaitingFile = v.InferOutput<typeof WaitingFile>;

/**
 * The next automatic files and what stands in their way. `salaryDay` is the day asked for, a run's `fileDay` the one
 * that exists in its month (DECISIONS 7). `byHand` is what is due today and waits for a file that a person makes.
 */
export const SalaryCalendar = v.object({
  salaryDay: Whole,
  autoSend: v.boolean(),
  recipients: v.array(v.string()),
  byHand: DrawSum,
  /** older months beyond the ceiling of the next file: those after it take them (DECISIONS 35) */
  later: DrawSum,
  waiting: v.nullable(WaitingFile),
  /** the run whose hour came while it was stopped, as long as its draws wait */
  stopped: v.nullable(v.object({ period: PeriodSchema, fileDay: DaySchema, ...RunStop.entries, ...DrawSum.entries })),
  /** `madeByHand`: files that a person made ahead of the month; the sums are what the automatic file still takes */
  runs: v.array(
    v.object({
      period: PeriodSchema,
      fileDay: DaySchema,
      stopped: v.nullable(RunStop),
      madeByHand: v.array(MadeByHand),
      ...DrawSum.entries,
    }),
  ),
  problems: v.array(SalaryProblem),
});
export type SalaryCalendar = v.InferOutput<typeof SalaryCalendar>;

export const getSalaryCalendar = endpoint('GET', '/company/salaryfiles/calendar', {
  summary: 'The coming salary files and their problems',
  policy: company,
  response: dataOf(SalaryCalendar),
});

// `seen`: `salaryPreviewFacts` of the calendar's `waiting`.
export const makeWithoutMissing = endpoint('POST', '/company/salaryfiles/waiting', {
  summary: 'Make the waiting automatic file without the people it waits for; their months follow as catch-up',
  policy: company,
  body: v.strictObject({ period: PeriodSchema, ...seenEntry }),
  status: 201,
  response: dataOf(v.array(SalaryFile)),
  errors: ['nothing-to-draw', 'changed-by-someone-else', 'salary-system-missing', 'invalid-data-provided'],
});
