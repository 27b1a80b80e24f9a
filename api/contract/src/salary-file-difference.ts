import * as v from 'valibot';
import { PeriodSchema } from './days.ts';
import { dataOf, endpoint, Id } from './endpoint.ts';
import { MoneySchema } from './money.ts';
import { FileParams, withFile } from './salary-file-access.ts';
import { SalaryWarning } from './salary-problems.ts';

const Whole = v.pipe(v.number(), v.integer());

export const fileChanges = ['NEW', 'MORE', 'LESS', 'ENDED'] as const;

/**
 * A file beside the one before it in the same currency, and what to look at before it is approved. `amount` is what a
 * change adds, negative where it takes away.
 */
export const FileDifference = v.object({
  warnings: v.array(SalaryWarning),
  previous: v.nullable(v.object({ id: Id, batch: Whole, period: PeriodSchema, rowCount: Whole, total: MoneySchema })),
  changes: v.array(v.object({ change: v.picklist(fileChanges), orders: Whole, amount: MoneySchema })),
});
export type FileDifference = v.InferOutput<typeof FileDifference>;

export const getFileDifference = endpoint('GET', '/company/salaryfiles/:salaryFileId/difference', {
  summary: 'How a salary file differs from the one before it',
  policy: withFile,
  params: FileParams,
  response: dataOf(FileDifference),
  errors: ['salary_file_not_found'],
});
