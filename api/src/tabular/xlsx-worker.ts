import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/node';
import { csvLine } from './csv-line.ts';
import { assertSafeToInflate } from './inflate-guard.ts';
import { TableError } from './table-error.ts';
import { visibleSheets } from './visible-sheets.ts';
import { xlsxCellText } from './xlsx-cell.ts';

/** What the worker is given and what it answers: the sheet as CSV, or the key that says why not. */
export type XlsxWork = string | Uint8Array;
export type XlsxAnswer = { csv: Uint8Array } | { key: TableError['key'] };

const batchRows = 1000;

type Sheet = readonly (readonly unknown[])[];

function isTable(rows: Sheet): boolean {
  return rows.filter((row) => row.filter((cell) => cell !== null && cell !== undefined && String(cell).trim() !== '').length >= 2).length >= 2;
}

/** The first visible sheet that holds a table, else the first visible one. `trim: false`: a cell is what the person typed; trimming is the field's business. */
async function tableSheet(bytes: Buffer): Promise<Sheet> {
  let first: Sheet | undefined;
  for (const sheet of visibleSheets(bytes)) {
    const rows = await readSheet(bytes, sheet, { trim: false });
    if (isTable(rows)) return rows;
    first ??= rows;
  }
  return first ?? [];
}

async function toCsv(work: XlsxWork): Promise<Uint8Array> {
  const bytes = typeof work === 'string' ? await readFile(work) : Buffer.from(work.buffer, work.byteOffset, work.byteLength);
  await assertSafeToInflate(bytes);
  const rows = await tableSheet(bytes);
  const parts: Buffer[] = [];
  for (let from = 0; from < rows.length; from += batchRows) {
    const lines = rows.slice(from, from + batchRows).map((row) => csvLine(row.map(xlsxCellText), ','));
    parts.push(Buffer.from(lines.join('')));
  }
  return Buffer.concat(parts);
}

async function answer(): Promise<void> {
  try {
    const csv = await toCsv(workerData as XlsxWork);
    parentPort?.postMessage({ csv } satisfies XlsxAnswer);
  } catch (error) {
    const key = error instanceof TableError ? error.key : 'file-cannot-be-read';
    parentPort?.postMessage({ key } satisfies XlsxAnswer);
  }
}

await answer();
