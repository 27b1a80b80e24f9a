import * as v from 'valibot';
import { DaySchema, InstantSchema, PeriodSchema } from './days.ts';
import { Id } from './endpoint.ts';
import { errorKeys } from './errors.ts';
import { MoneySchema } from './money.ts';
import { salaryColumnSources } from './salary-systems.ts';

/** Why a file is not there, and whom it concerns (DECISIONS 6). */
export const SalaryProblem = v.object({
  period: PeriodSchema,
  reason: v.picklist([
    'WAGE_CODE_MISSING',
    'SETTLEMENT_CODE_MISSING',
    'EMPLOYEE_NUMBER_MISSING',
    'SALARY_SYSTEM_MISSING',
    'ROW_FAILED',
    'SENDING_FAILED',
  ]),
  employee: v.nullable(v.object({ id: Id, name: v.string() })),
  detail: v.string(),
  /** of a row that cannot be written: the column that stops it and its fault */
  why: v.nullable(v.object({ source: v.picklist(salaryColumnSources), key: v.picklist(errorKeys) })),
  at: InstantSchema,
});
export type SalaryProblem = v.InferOutput<typeof SalaryProblem>;

/**
 * What is no fault but should be seen before a file is approved: a person is drawn for a month after the exit month
 * (RULES 0.8).
 */
export const SalaryWarning = v.object({
  reason: v.picklist(['AFTER_EXIT']),
  employee: v.object({ id: Id, name: v.string() }),
  orderNumber: v.string(),
  period: PeriodSchema,
  exitDate: DaySchema,
  amount: MoneySchema,
});
export type SalaryWarning = v.InferOutput<typeof SalaryWarning>;

/** Who stopped a coming run, and when. */
export const RunStop = v.object({ by: v.string(), at: InstantSchema });
export type RunStop = v.InferOutput<typeof RunStop>;

/** Draws and what they sum to, by currency. */
export const DrawSum = v.object({ draws: v.pipe(v.number(), v.integer()), totals: v.array(MoneySchema) });
export type DrawSum = v.InferOutput<typeof DrawSum>;

/**
 * A file that a person made, as part of one coming month: the draws of the month's automatic subscriptions that it
 * took. `period` is the file's own month, which is a later one where it was made for several months at once.
 */
export const MadeByHand = v.object({
  id: Id,
  batch: v.pipe(v.number(), v.integer()),
  period: PeriodSchema,
  madeBy: v.nullable(v.string()),
  madeAt: InstantSchema,
  ...DrawSum.entries,
});
export type MadeByHand = v.InferOutput<typeof MadeByHand>;
