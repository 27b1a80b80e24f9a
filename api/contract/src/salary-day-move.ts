import * as v from 'valibot';
import { salaryDayMax, salaryDayMin } from './constants.ts';
import { DaySchema, PeriodSchema } from './days.ts';
import { company, dataOf, endpoint } from './endpoint.ts';
import { DrawSum } from './salary-problems.ts';

const Count = v.pipe(v.number(), v.integer());
const Run = v.object({ period: PeriodSchema, fileDay: DaySchema, ...DrawSum.entries });

/**
 * What another salary day would do (DECISIONS 32): how many draws that are in no file move inside their month, of how
 * many employees; and the next automatic file that takes something, before and after. `atOnce` is a file whose new day
 * and hour have passed already: it is made as soon as the day is saved.
 */
export const SalaryDayMove = v.object({
  draws: Count,
  employees: Count,
  before: v.nullable(Run),
  after: v.nullable(Run),
  atOnce: v.nullable(Run),
});
export type SalaryDayMove = v.InferOutput<typeof SalaryDayMove>;

export const previewSalaryDay = endpoint('GET', '/company/settings/salary-day/:salaryDay', {
  summary: 'What another salary day would move; saves nothing',
  policy: company,
  params: v.strictObject({
    salaryDay: v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/, 'invalid-day-of-month'),
      v.transform(Number),
      v.minValue(salaryDayMin, 'invalid-day-of-month'),
      v.maxValue(salaryDayMax, 'invalid-day-of-month'),
    ),
  }),
  response: dataOf(SalaryDayMove),
});
