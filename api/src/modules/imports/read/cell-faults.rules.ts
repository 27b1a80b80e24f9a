import type { ImportField } from '@portal/contract/import-kinds';
import type { CellFaults } from '../../../tabular/xlsx/sheet-records.ts';
import type { ReadRow } from './findings.mapping.ts';

/**
 * A row with what its workbook could not say: a formula that was never worked out refuses the row, because taking its
 * cell for empty would be a guess; a cell that shows an error counts as empty, and that is said. Columns that no field
 * reads cost nothing.
 */
export function withFaults(
  row: ReadRow,
  faults: CellFaults | undefined,
  fieldsAt: ReadonlyMap<number, ImportField[]>,
): ReadRow {
  if (!faults) return row;
  let { reasons, warnings } = row;
  for (const [column, key] of Object.entries(faults))
    for (const field of fieldsAt.get(Number(column)) ?? []) {
      const others = reasons.filter((reason) => reason.field !== field);
      if (key === 'formula-without-result' || others.length < reasons.length)
        reasons = [...others, { field, key, value: '' }];
      else warnings = [...warnings, { field, key: 'value-not-read', value: '' }];
    }
  return { ...row, reasons, warnings };
}
