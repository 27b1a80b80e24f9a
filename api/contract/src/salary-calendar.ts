import * as v from 'valibot';
import { DaySchema, PeriodSchema } from './days.ts';
import { dataOf, endpoint } from './endpoint.ts';
import { MoneySchema } from './money.ts';
import { SalaryProblem } from './salary-problems.ts';

const Whole = v.pipe(v.number(), v.integer());
const company = { roles: ['company'], boundary: 'company' } as const;

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
  method: 'GET',
  path: '/company/salaryfiles/calendar',
  summary: 'The coming salary files and their problems',
  policy: company,
  response: dataOf(SalaryCalendar),
});
