import type { ErrorKey } from '@portal/contract/errors';
import type { SalaryColumnSource, SalarySystemLayout } from '@portal/contract/salary-systems';
import { columnWriter } from './column-writer.ts';
import type { SalaryFileContext, SalaryRow } from './salary-row.ts';

/** A line that could not be written while the others go (DECISIONS 6). */
export type RefusedLine = { row: SalaryRow; source: SalaryColumnSource; key: ErrorKey };
export type WrittenLines = { lines: string[]; refused: RefusedLine[] };

/** Every row as the joined text of its columns; rows with an impossible value are set aside with their reason. */
export function writtenLines(
  layout: SalarySystemLayout,
  context: SalaryFileContext,
  rows: readonly SalaryRow[],
  join: (values: readonly string[]) => string,
): WrittenLines {
  const writers = layout.columns.map((column) => ({
    source: column.source,
    write: columnWriter(column, context, layout),
  }));
  const lines: string[] = [];
  const refused: RefusedLine[] = [];
  for (const row of rows) {
    const values: string[] = [];
    for (const { source, write } of writers) {
      const value = write(row);
      if (typeof value !== 'string') {
        refused.push({ row, source, key: value.key });
        break;
      }
      values.push(value);
    }
    if (values.length === writers.length) lines.push(join(values));
  }
  return { lines, refused };
}
