import { findHeader, knownIn } from './find-header.ts';
import { withoutGuard } from './formula-guard.ts';
import { headerNames } from './header-names.ts';
import { assertSafeToInflate } from './inflate-guard.ts';
import type { TableLimits } from './limits.ts';
import { topOf, type Table, type TableRow } from './open-delimited.ts';
import { sheetDimensions } from './sheet-dimensions.ts';
import { TableError } from './table-error.ts';
import type { TableSource } from './table-source.ts';
import { sheetRecords, type SheetRecord } from './xlsx/sheet-records.ts';
import { readWorkbook, type Sheet, type Workbook } from './xlsx/workbook.ts';

/** Sheets that are looked at for a table, and rows of each: an empty one or a cover page may stand before it. */
const sheetsLookedAt = 10;
const rowsLookedAt = 60;

async function allBytes(source: TableSource): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of source.chunks()) parts.push(part);
  return Buffer.concat(parts);
}

async function firstRecords(sheet: Sheet, workbook: Workbook): Promise<SheetRecord[]> {
  const found: SheetRecord[] = [];
  for await (const record of sheetRecords(sheet, workbook)) if (found.push(record) === rowsLookedAt) break;
  return found;
}

const isFilled = (cell: string) => cell.trim() !== '';

type Seen = { sheet: Sheet; rows: string[][]; header: number; isTable: boolean; isKnown: boolean };

async function seen(sheet: Sheet, workbook: Workbook, headerRow: number | undefined): Promise<Seen> {
  const rows = (await firstRecords(sheet, workbook)).map(({ cells }) => cells);
  const header = headerRow === undefined ? findHeader(rows) : headerRow - 1;
  const isTable = rows.filter((cells) => cells.filter(isFilled).length >= 2).length >= 2;
  const isKnown = isTable && knownIn(rows[header] ?? []) >= 2 && rows.length > header + 1;
  return { sheet, rows, header, isTable, isKnown };
}

/**
 * The sheet that is named, else the first that a person sees whose head has names of columns, else a hidden one of
 * which that is true, else the first visible one that looks like a table.
 */
async function tableSheet(workbook: Workbook, wanted: string | undefined, headerRow: number | undefined) {
  const named = workbook.sheets.find(({ name }) => name.trim() === wanted?.trim());
  if (named) return seen(named, workbook, headerRow);
  const inOrder = [false, true].flatMap((hidden) => workbook.sheets.filter(({ isHidden }) => isHidden === hidden));
  const looked: Seen[] = [];
  for (const sheet of inOrder.slice(0, sheetsLookedAt)) {
    const one = await seen(sheet, workbook, headerRow);
    if (one.isKnown) return one;
    looked.push(one);
  }
  return looked.find(({ isTable }) => isTable) ?? looked[0];
}

function widthOf({ rows, header }: Seen, limits: TableLimits): number {
  const filled = rows.slice(header).map((cells) => cells.findLastIndex(isFilled) + 1);
  return Math.min(Math.max(...filled), limits.columns);
}

/**
 * Opens the sheet of an XLSX that holds a table. A row's number is the one that the spreadsheet shows. Throws
 * TableError as `openTable` says.
 */
export async function openXlsx(
  source: TableSource,
  limits: TableLimits,
  wanted: { sheet?: string | undefined; headerRow?: number | undefined } = {},
): Promise<Table> {
  const bytes = await allBytes(source);
  await assertSafeToInflate(bytes, () => sheetDimensions(limits));
  const workbook = await readWorkbook(bytes);
  const found = await tableSheet(workbook, wanted.sheet, wanted.headerRow);
  if (!found?.rows.some((cells) => cells.some(isFilled))) throw new TableError('file-is-empty');
  const width = widthOf(found, limits);
  const wide = (cells: readonly string[]) => [...cells, ...Array.from({ length: width }, () => '')].slice(0, width);
  const header = headerNames(wide(found.rows[found.header] ?? []));

  async function* rows(): AsyncGenerator<TableRow> {
    let rowNumber = 0;
    for await (const { cells, faults } of sheetRecords(found?.sheet ?? fail(), workbook)) {
      rowNumber += 1;
      const below = rowNumber - 1 - (found?.header ?? 0);
      if (below > limits.rows) throw new TableError('too-many-rows');
      if (below <= 0 || (!cells.some(isFilled) && !faults)) continue;
      const isLong = cells.some((cell) => cell.length > limits.cell);
      yield {
        rowNumber,
        cells: wide(cells.map((cell) => withoutGuard(isLong ? cell.slice(0, limits.cell) : cell))),
        ...(isLong ? { problem: 'cell-too-long' } : {}),
        ...(faults ? { faults } : {}),
      };
    }
  }
  return {
    encoding: 'xlsx',
    delimiter: '',
    header,
    headerRow: found.header + 1,
    sheets: workbook.sheets.map(({ name }) => name),
    sheet: found.sheet.name,
    top: topOf(found.rows),
    rows: { [Symbol.asyncIterator]: rows },
  };
}

function fail(): never {
  throw new TableError('file-cannot-be-read');
}
