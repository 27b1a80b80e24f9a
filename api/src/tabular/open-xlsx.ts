import { readSheet } from 'read-excel-file/node';
import { csvLine } from './csv-line.ts';
import { assertSafeToInflate, entryText } from './inflate-guard.ts';
import type { TableLimits } from './limits.ts';
import { openDelimited } from './open-delimited.ts';
import type { Table } from './open-delimited.ts';
import { sheetDimensions } from './sheet-dimensions.ts';
import { TableError } from './table-error.ts';
import { tableSource } from './table-source.ts';
import type { TableSource } from './table-source.ts';

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

/** Sheets that are looked at: an empty one or a cover page may stand before the table. */
const sheetsLookedAt = 10;

/**
 * Numbers, from 1, of the first sheets that a person sees in the workbook: a hidden one is not meant to be
 * imported. When a workbook says nothing of its sheets, or hides them all, it is the first one.
 */
export function visibleSheets(workbook: Buffer): number[] {
  const sheets = [...(entryText(workbook, 'xl/workbook.xml') ?? '').matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].map(
    ([tag]) => tag,
  );
  const visible = sheets.flatMap((tag, index) =>
    /\sstate\s*=\s*["'](?:hidden|veryHidden)["']/.test(tag) ? [] : [index + 1],
  );
  return visible.length === 0 ? [1] : visible.slice(0, sheetsLookedAt);
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

/**
 * The text of a spreadsheet's cell: days as `YYYY-MM-DD`, booleans as TRUE and FALSE, numbers with a dot. A number
 * with exactly three decimals gets a zero, or 1.234 would later look like a thousand.
 */
export function xlsxCellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'number') return /\.\d{3}$/.test(String(value)) ? `${value}0` : String(value);
  return String(value);
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const iso = date.toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso;
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
