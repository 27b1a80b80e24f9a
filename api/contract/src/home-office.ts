import * as v from 'valibot';
import { DaySchema, PeriodSchema } from './days.ts';
import { admin, dataOf, endpoint, Id } from './endpoint.ts';
import { MoneySchema, SignedMinor, CurrencyCode } from './money.ts';
import { salaryFileStates } from './salary-files.ts';

const Count = v.pipe(v.number(), v.integer());
const Company = v.object({ id: Id, name: v.string() });

/** A salary file on the first page of back office: made today, or HELD, not made because something is missing. */
export const OfficeSalaryFile = v.object({
  company: Company,
  period: PeriodSchema,
  rowCount: Count,
  total: v.nullable(MoneySchema),
  state: v.picklist([...salaryFileStates, 'HELD']),
});
export type OfficeSalaryFile = v.InferOutput<typeof OfficeSalaryFile>;

/** What back office looks at first: the day's salary files, whose orders wait, and what salaries paid (VISUAL-2). */
export const OfficeHome = v.object({
  /** what is wrong first; at most 50 */
  salaryFiles: v.array(OfficeSalaryFile),
  /** companies with orders to process, who waits longest first; at most 8 */
  toProcess: v.array(v.object({ company: Company, count: Count, oldest: DaySchema })),
  /** what the salary files of the last 12 months deducted, in each currency */
  deducted: v.array(v.object({ period: PeriodSchema, currency: CurrencyCode, amount: SignedMinor })),
});
export type OfficeHome = v.InferOutput<typeof OfficeHome>;

export const getOfficeHome = endpoint('GET', '/admin/home', {
  summary: "The day's salary files, companies whose orders wait, and what was deducted month by month",
  policy: admin,
  response: dataOf(OfficeHome),
});
