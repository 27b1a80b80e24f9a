import type { ErrorKey } from '@portal/contract/errors';
import type { SalaryRow } from './salary-row.ts';

export type MissingData = { row: SalaryRow; key: Extract<ErrorKey, 'employee-number-missing' | 'wage-code-missing'> };

/**
 * The people who stop a file: an employee without number or a draw without wage code means no file at all
 * (RULES 4.3, DECISIONS 6). Empty when the file may be written. Rows of zero do not count, they are not written.
 */
export function missingData(rows: Iterable<SalaryRow>): MissingData[] {
  const missing: MissingData[] = [];
  for (const row of rows) {
    if (row.amount === 0) continue;
    if (row.employNo.trim() === '') missing.push({ row, key: 'employee-number-missing' });
    if (row.wageCode.trim() === '') missing.push({ row, key: 'wage-code-missing' });
  }
  return missing;
}
