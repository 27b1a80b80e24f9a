import type { Period } from '@portal/contract/days';
import type { FilePreview } from '@portal/contract/salary-file-preview';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { previewOf } from '../../../payroll/preview.ts';
import { byOwnCode, problemsBefore } from '../make/make-salary-file.service.ts';
import { payrollRows } from '../make/payroll-rows.mapping.ts';
import { withTaxedValues } from '../make/taxed-values.queries.ts';
import { writeWhole } from '../make/write-file.mapping.ts';
import { payrollSettings } from '../payroll-settings.queries.ts';
import { nextBatch } from '../salary-files.queries.ts';
import { readRun } from './read-run.service.ts';

/**
 * A coming file as it would be written now, one a currency; none while something stops it. Errors:
 * `salary_file_not_found`.
 */
export async function runText(
  db: Db,
  scope: CompanyScope,
  { period, now }: { period: Period; now: Date },
): Promise<FilePreview[]> {
  const run = await readRun(db, scope, period, now);
  const settings = await payrollSettings(db, scope);
  const { layout, wageCodes, language, context } = settings;
  if (!layout) return [];
  const { coded } = byOwnCode(settings, run.draws);
  const draws = wageCodes.phoneTax.trim() === '' ? coded : await withTaxedValues(db, scope, coded);
  const rows = payrollRows(draws, wageCodes, { period, language });
  if (problemsBefore(settings, draws, rows).length > 0) return [];
  const batch = await nextBatch(db, scope);
  return [...Map.groupBy(rows, ({ currency }) => currency).values()].map((own, index) => {
    const { file } = writeWhole(layout, { ...context, period, batch: batch + index, created: now }, own);
    return previewOf(file.fileName, file.bytes, layout.encoding);
  });
}
