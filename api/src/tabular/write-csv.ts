import { Readable } from 'node:stream';
import type { Locale } from '@portal/contract/constants';
import type { Day } from '@portal/contract/days';
import { minorToText } from '@portal/contract/money';
import { csvLine } from './csv-line.ts';
import { withGuard } from './formula-guard.ts';

/**
 * A cell of an export: text, a plain number, money or other hundredths in minor units, a day, yes or no, or nothing.
 */
export type ExportCell = string | number | boolean | { minor: number } | { day: Day } | null;
export type ExportRows = Iterable<readonly ExportCell[]> | AsyncIterable<readonly ExportCell[]>;

/** Characters that are collected before they are sent: few system calls, little memory. */
const pieceCharacters = 64 * 1024;

function cellText(cell: ExportCell, decimal: ',' | '.'): string {
  if (typeof cell === 'string') return withGuard(cell);
  if (cell === null) return '';
  if (typeof cell === 'number') return decimal === ',' ? String(cell).replace('.', ',') : String(cell);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return 'day' in cell ? cell.day : minorToText(cell.minor, decimal);
}

/** A day's cell, empty without one: spreadsheets sort and filter it as a date. */
export const dayCell = (day: Day | null | undefined): ExportCell => (day ? { day } : null);

async function* pieces(
  header: readonly string[],
  rows: ExportRows,
  delimiter: string,
  decimal: ',' | '.',
): AsyncGenerator<Buffer> {
  let lines = [`\ufeff${csvLine(header.map(withGuard), delimiter)}`];
  let length = 0;
  for await (const row of rows) {
    const line = csvLine(
      row.map((cell) => cellText(cell, decimal)),
      delimiter,
    );
    lines.push(line);
    length += line.length;
    if (length < pieceCharacters) continue;
    yield Buffer.from(lines.join(''));
    lines = [];
    length = 0;
  }
  yield Buffer.from(lines.join(''));
}

/**
 * A table as the CSV a spreadsheet opens without questions: UTF-8 with byte order mark, `;` and decimal comma in
 * da-dk, `,` and dot in en-us; texts that would run as formulas get a `'` (SECURITY T12). Streams, so a million rows
 * need no more memory than a few. A table that goes back to where it came from keeps the `delimiter` that it had.
 */
export function writeCsv(header: readonly string[], rows: ExportRows, locale: Locale, delimiter?: string): Readable {
  const [own, decimal] = locale === 'da-dk' ? ([';', ','] as const) : ([',', '.'] as const);
  return Readable.from(pieces(header, rows, delimiter || own, decimal), { objectMode: false });
}
