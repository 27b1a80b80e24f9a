import type { SalaryColumn, SalarySystemLayout } from '@portal/contract/salary-systems';
import type { SalaryFileContext, SalaryRow } from './salary-row.ts';
import { writtenLines } from './written-lines.ts';
import type { WrittenLines } from './written-lines.ts';

/** In a fixed-width file every column is padded; blanks where the layout names no other character. */
function fixedColumn(column: SalaryColumn): SalaryColumn {
  return column.pad === '' ? { ...column, pad: ' ' } : column;
}

/** The lines of a fixed-width file: every line has exactly the sum of the columns' widths. */
export function fixedLines(
  layout: SalarySystemLayout,
  context: SalaryFileContext,
  rows: readonly SalaryRow[],
): WrittenLines {
  const columns = layout.columns.map(fixedColumn);
  const body = writtenLines({ ...layout, columns }, context, rows, (values) => values.join(''));
  if (!layout.header) return body;
  const header = columns.map((column) => column.header.slice(0, column.width ?? 0).padEnd(column.width ?? 0)).join('');
  return { ...body, lines: [header, ...body.lines] };
}
