import * as v from 'valibot';
import { dataOf, endpoint, Id } from './endpoint.ts';
import { errorKeys } from './errors.ts';
import { company, FileParams, withFile } from './salary-file-access.ts';
import { SalaryProblem } from './salary-problems.ts';
import { salaryColumnSources } from './salary-systems.ts';

const Whole = v.pipe(v.number(), v.integer());

/** An order that a layout has no room for: the column that stops it, and why (DECISIONS 6). */
export const LeftOutOrder = v.object({
  orderId: Id,
  orderNumber: v.string(),
  employeeName: v.string(),
  product: v.string(),
  source: v.picklist(salaryColumnSources),
  key: v.picklist(errorKeys),
});
export type LeftOutOrder = v.InferOutput<typeof LeftOutOrder>;

/**
 * What a file's draws come to in another payroll layout. `problems` stop all of it; `leftOut` stay out with all their
 * lines, at most 100 of them by name, `leftOutCount` in all.
 */
export const OtherLayout = v.object({
  rowCount: Whole,
  problems: v.array(SalaryProblem),
  leftOutCount: Whole,
  leftOut: v.array(LeftOutOrder),
});
export type OtherLayout = v.InferOutput<typeof OtherLayout>;

export const previewOtherLayout = endpoint('GET', '/company/salaryfiles/:salaryFileId/other-layout', {
  summary: 'What the draws of a file would be in another payroll layout, and whom it has no room for',
  policy: { ...company, ids: { ...withFile.ids, 'query.salarySystemId': 'salary-system' } },
  params: FileParams,
  query: v.strictObject({ salarySystemId: Id }),
  response: dataOf(OtherLayout),
  errors: ['salary_file_not_found', 'salary-system-not-found'],
});
