import type { Delimiter } from './detect-layout.ts';
import type { TextEncoding } from './encoding.ts';
import { tableLimits } from './limits.ts';
import type { TableLimits } from './limits.ts';
import { openDelimited } from './open-delimited.ts';
import type { Table } from './open-delimited.ts';
import { openXlsx } from './open-xlsx.ts';
import { TableError } from './table-error.ts';
import { tableSource } from './table-source.ts';
import type { TableInput, TableSource } from './table-source.ts';
import { openXml } from './xml/open-xml.ts';

export type OpenOptions = {
  /** what the person chose instead of the detected one */
  delimiter?: Delimiter | undefined;
  /** what the file is known to be written in */
  encoding?: TextEncoding | undefined;
  /** the sheet of a workbook that the person chose */
  sheet?: string | undefined;
  /** the row with the names of columns, as the person chose it; the file's first row is 1 */
  headerRow?: number | undefined;
  limits?: Partial<TableLimits>;
};

const zipMagic = Buffer.from('PK\u0003\u0004', 'latin1');
const oldExcelMagic = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const pdfMagic = Buffer.from('%PDF', 'latin1');

/** A workbook under a password or a sensitivity label is locked into the same container as an old workbook. */
async function isProtected(source: TableSource): Promise<boolean> {
  const bytes = await source.start(source.size);
  return bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
}

/**
 * Opens a table in CSV, TSV, pipe, XLSX or a catalogue's XML, whatever its file is called (DECISIONS 16, SECURITY T11).
 * A path is read in pieces, so memory stays flat. Throws TableError: file-too-large, file-is-empty,
 * file-type-not-allowed, file-is-protected, file-cannot-be-read, too-many-columns, cell-too-long; while rows are read
 * also too-many-rows. Faults of one row come with that row and the rows after it follow.
 */
export async function openTable(from: TableInput, options: OpenOptions = {}): Promise<Table> {
  const limits = { ...tableLimits, ...options.limits };
  const source = await tableSource(from, limits.bytes);
  const start = await source.start(4);
  if (start.equals(zipMagic)) return openXlsx(source, limits, options);
  if (start.equals(oldExcelMagic) && (await isProtected(source))) throw new TableError('file-is-protected');
  if (start.equals(oldExcelMagic) || start.equals(pdfMagic)) throw new TableError('file-type-not-allowed');
  // A byte order mark and blank lines may stand before the first element.
  if (/^[^\x21-\x7e]*</.test((await source.start(256)).toString('latin1'))) return openXml(source, limits);
  return openDelimited(source, limits, options);
}
