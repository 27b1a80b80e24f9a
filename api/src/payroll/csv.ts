import type { SalarySystemLayout } from '@portal/contract/salary-systems';
import type { SalaryFileContext, SalaryRow } from './salary-row.ts';
import { cleanText } from './text.ts';
import { writtenLines } from './written-lines.ts';
import type { WrittenLines } from './written-lines.ts';

function quoted(value: string, layout: SalarySystemLayout): string {
  // Cleaned values hold neither delimiter nor quote; a decimal comma in a comma file and a constant may.
  const mustQuote = layout.quote === 'ALWAYS' || value.includes(layout.delimiter) || value.includes('"');
  return mustQuote ? `"${value.replaceAll('"', '""')}"` : value;
}

/** The lines of a delimited file, header first when the layout has one. */
export function csvLines(
  layout: SalarySystemLayout,
  context: SalaryFileContext,
  rows: readonly SalaryRow[],
): WrittenLines {
  const join = (values: readonly string[]) =>
    (layout.quote === 'NONE' ? values : values.map((value) => quoted(value, layout))).join(layout.delimiter);
  const body = writtenLines(layout, context, rows, join);
  if (!layout.header) return body;
  const names = layout.columns.map((column) => cleanText(column.header, layout.encoding, layout.delimiter));
  return { ...body, lines: [join(names), ...body.lines] };
}
