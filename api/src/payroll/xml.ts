import { businessZone, dayOf } from '@portal/contract/days';
import type { SalarySystemLayout } from '@portal/contract/salary-systems';
import type { SalaryRow } from './salary-row.ts';
import { isSafeIdentity } from './text.ts';
import type { RefusedLine } from './written-lines.ts';

/** The name under which files say who wrote them. */
export const programName = 'Portal';

export function xmlDeclaration(layout: SalarySystemLayout): string {
  const names = { UTF8: 'utf-8', UTF8BOM: 'utf-8', WIN1252: 'windows-1252', ISO88591: 'ISO-8859-1' } as const;
  return `<?xml version="1.0" encoding="${names[layout.encoding]}"?>`;
}

/** `2027-01-20T06:00:00`: wall-clock time of the business zone, which Denmark, Sweden and Norway share. */
export function localTimestamp(instant: Date): string {
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: businessZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  return `${dayOf(instant)}T${time.format(instant)}`;
}

/** Splits off the rows whose employee number or wage code cannot be written as it is. */
export function separateUnsafe(
  layout: SalarySystemLayout,
  rows: readonly SalaryRow[],
): { safe: SalaryRow[]; refused: RefusedLine[] } {
  const safe: SalaryRow[] = [];
  const refused: RefusedLine[] = [];
  for (const row of rows) {
    const source = (['employNo', 'wageCode'] as const).find((name) => !isSafeIdentity(row[name], layout.encoding, ''));
    if (source) refused.push({ row, source, key: 'invalid-data-provided' });
    else safe.push(row);
  }
  return { safe, refused };
}
