import { readSheet } from 'read-excel-file/node';
import { csvLine } from './csv-line.ts';
import { assertSafeToInflate } from './inflate-guard.ts';
import type { TableLimits } from './limits.ts';
import { openDelimited } from './open-delimited.ts';
import type { Table } from './open-delimited.ts';
import { sheetDimensions } from './sheet-dimensions.ts';
import { TableError } from './table-error.ts';
import { tableSource } from './table-source.ts';
import type { TableSource } from './table-source.ts';
import { visibleSheets } from './visible-sheets.ts';
import { xlsxCellText } from './xlsx-cell.ts';

const batchRows = 1000;

type Sheet = readonly (readonly unknown[])[];

async function allBytes(source: TableSource): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of source.chunks()) parts.push(part);
  return Buffer.concat(parts);
}

function isTable(rows: Sheet): boolean {
  return (
    rows.filter(
      (row) => row.filter((cell) => cell !== null && cell !== undefined && String(cell).trim() !== '').length >= 2,
    ).length >= 2
  );
}

/**
 * The first visible sheet that holds a table, else the first visible one. `trim: false`: a cell is what the person
 * typed; trimming is the field's business.
 */
async function tableSheet(bytes: Buffer): Promise<Sheet> {
  let first: Sheet | undefined;
  for (const sheet of visibleSheets(bytes)) {
    const rows = await readSheet(bytes, sheet, { trim: false });
    if (isTable(rows)) return rows;
    first ??= rows;
  }
  return first ?? [];
}

async function toCsv(bytes: Buffer, limits: TableLimits): Promise<Buffer> {
  await assertSafeToInflate(bytes, () => sheetDimensions(limits));
  const rows = await tableSheet(bytes).catch((cause: unknown) => {
    throw new TableError('file-cannot-be-read', { cause });
  });
  const parts: Buffer[] = [];
  for (let from = 0; from < rows.length; from += batchRows) {
    const lines = rows.slice(from, from + batchRows).map((row) => csvLine(row.map(xlsxCellText), ','));
    parts.push(Buffer.from(lines.join('')));
  }
  return Buffer.concat(parts);
}

/**
 * Opens the first visible sheet of an XLSX that holds a table. It becomes CSV, so its rows have the same shape, limits
 * and row numbers as those of a text file. Throws TableError as `openTable` says.
 */
export async function openXlsx(source: TableSource, limits: TableLimits): Promise<Table> {
  const csv = await toCsv(await allBytes(source), limits);
  const table = await openDelimited(await tableSource(csv, Number.MAX_SAFE_INTEGER), limits, { delimiter: ',' });
  return { ...table, encoding: 'xlsx', delimiter: '' };
}
