import writeXlsxFile from 'write-excel-file/node';
import type { CellObject } from 'write-excel-file/node';
import { withGuard } from './formula-guard.ts';
import type { ExportCell, ExportRows } from './write-csv.ts';

// Control characters that XML 1.0 cannot hold would make the whole workbook unreadable.
// eslint-disable-next-line no-control-regex -- removing control characters is the purpose
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function textCell(text: string): CellObject {
  return { type: String, value: withGuard(text.toWellFormed().replace(notInXml, '')) };
}

function toCell(cell: ExportCell): CellObject | null {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'string') return textCell(cell);
  if (typeof cell === 'number') return { type: Number, value: cell };
  if (typeof cell === 'boolean') return { type: Boolean, value: cell };
  return { type: Number, value: cell.minor / 100, format: '#,##0.00' };
}

/**
 * A table as a workbook with one sheet: numbers are numbers, money has two decimals, texts that would run as formulas
 * get a `'`, as in the CSV (SECURITY T12). A workbook is built in memory; bigger exports go as CSV.
 */
export async function writeXlsx(header: readonly string[], rows: ExportRows, sheet: string): Promise<Buffer> {
  const data: (CellObject | null)[][] = [header.map((name) => ({ ...textCell(name), fontWeight: 'bold' as const }))];
  for await (const row of rows) data.push(row.map(toCell));
  return writeXlsxFile(data, { sheet, stickyRowsCount: 1 }).toBuffer();
}
