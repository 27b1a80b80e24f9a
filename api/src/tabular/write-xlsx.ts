import type { CellObject } from 'write-excel-file/node';
import { DomainError } from '../http/domain-error.ts';
import { withGuard } from './formula-guard.ts';
import type { ExportCell, ExportRows } from './write-csv.ts';

/** Rows of a workbook below its header. */
const workbookRowsMax = 50_000;

// Control characters that XML 1.0 cannot hold would make the whole workbook unreadable.
// oxlint-disable-next-line no-control-regex -- removing control characters is the purpose
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function textCell(text: string): CellObject {
  return { type: String, value: withGuard(text.toWellFormed().replace(notInXml, '')) };
}

function toCell(cell: ExportCell): CellObject | null {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'string') return textCell(cell);
  if (typeof cell === 'number') return { type: Number, value: cell };
  if (typeof cell === 'boolean') return { type: Boolean, value: cell };
  // The library counts a date's days in UTC.
  if ('day' in cell) return { type: Date, value: new Date(`${cell.day}T00:00:00Z`), format: 'yyyy-mm-dd' };
  return { type: Number, value: cell.minor / 100, format: '#,##0.00' };
}

/** Characters that a cell needs, so that days are no ####; a long text is cut by its neighbour, not the sheet. */
function widthOf(cell: ExportCell): number {
  const needed = typeof cell === 'string' ? cell.length : typeof cell === 'object' ? 11 : String(cell).length;
  return Math.min(needed, 60) + 2;
}

/**
 * A table as a workbook with one sheet: numbers are numbers, days are dates, money has two decimals, texts that would
 * run as formulas get a `'`, as in the CSV (SECURITY T12). A workbook is built in memory; bigger exports go as CSV,
 * which has no limit.
 *
 * @throws DomainError `workbook-too-long`
 */
export async function writeXlsx(header: readonly string[], rows: ExportRows, sheet: string): Promise<Buffer> {
  const widths = header.map((name) => widthOf(name));
  const data: (CellObject | null)[][] = [header.map((name) => ({ ...textCell(name), fontWeight: 'bold' as const }))];
  for await (const row of rows) {
    if (data.length > workbookRowsMax) throw new DomainError('workbook-too-long');
    data.push(row.map(toCell));
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, widthOf(cell));
    });
  }
  // Loaded with the first workbook: it is large, and most servers start without writing one.
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  return writeXlsxFile(data, { sheet, stickyRowsCount: 1, columns: widths.map((width) => ({ width })) }).toBuffer();
}
