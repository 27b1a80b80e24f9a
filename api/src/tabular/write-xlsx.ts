import { Readable } from 'node:stream';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { withGuard } from './formula-guard.ts';
import type { ExportCell, ExportRows } from './write-csv.ts';
import { closingParts, formats, openingParts, sheetEnd, sheetOpening } from './xlsx-parts.ts';

/** What a sheet can hold, its header included. */
const sheetRowsMax = 1_048_576;
/** Rows that the widths of columns are taken from: those that were read before the file begins. */
const rowsMeasured = 1_000;
/** Characters that are packed at once. */
const pieceCharacters = 64 * 1024;

// Control characters that XML 1.0 cannot hold would make the whole workbook unreadable.
// oxlint-disable-next-line no-control-regex -- removing control characters is the purpose
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(notInXml, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const epoch = Date.UTC(1899, 11, 30);
const dayNumber = (day: string) => (Date.parse(`${day}T00:00:00Z`) - epoch) / 86_400_000;

const inline = (ref: string, text: string, format: string) =>
  `<c r="${ref}" t="inlineStr"${format}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** A plus and digits: as a formula it would be its own number. */
const phone = /^\+\d[\d ]*$/;

/** A phone's `'` is in the format of its cell, as if typed, so the sheet shows the number alone. */
const textXml = (ref: string, text: string, format: string) =>
  phone.test(text) ? inline(ref, text, ` s="${formats.text}"`) : inline(ref, withGuard(text), format);

function cellXml(ref: string, cell: ExportCell): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') return textXml(ref, cell, '');
  if (typeof cell === 'number') return `<c r="${ref}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${ref}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if ('day' in cell) return `<c r="${ref}" s="${formats.day}"><v>${dayNumber(cell.day)}</v></c>`;
  return `<c r="${ref}" s="${formats.money}"><v>${cell.minor / 100}</v></c>`;
}

/** A, B … Z, AA … */
const columnName = (at: number): string =>
  (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCodePoint(65 + (at % 26));

/** Characters that a cell needs, so that days are no ####; a long text is cut by its neighbour, not the sheet. */
function widthOf(cell: ExportCell): number {
  const needed = typeof cell === 'string' ? cell.length : typeof cell === 'object' ? 11 : String(cell).length;
  return Math.min(needed, 60) + 2;
}

/** The first rows, as many as widths are taken from, and all of them. */
async function measured(rows: ExportRows) {
  const all = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  const first: (readonly ExportCell[])[] = [];
  while (first.length < rowsMeasured) {
    const { value, done } = await all.next();
    if (done) break;
    first.push(value);
  }
  async function* whole() {
    yield* first;
    for (let next = await all.next(); !next.done; next = await all.next()) yield next.value;
  }
  return { first, rows: whole() };
}

async function* pieces(header: readonly string[], unread: ExportRows, name: string): AsyncGenerator<Uint8Array> {
  const { first, rows } = await measured(unread);
  const widths = header.map((text, at) => Math.max(widthOf(text), ...first.map((row) => widthOf(row[at] ?? null))));
  const columns = header.map((_text, at) => columnName(at));
  const head = columns.map((column, at) => textXml(`${column}1`, header[at] ?? '', ` s="${formats.head}"`)).join('');
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    packed.push(piece);
  });
  const add = (path: string) => {
    const entry = new ZipDeflate(path, { level: 3 });
    zip.add(entry);
    return entry;
  };
  const addParts = (parts: Readonly<Record<string, string>>) => {
    for (const [path, xml] of Object.entries(parts)) add(path).push(strToU8(xml), true);
  };
  const sheets: string[] = [];
  const open = () => {
    sheets.push(escaped(sheets.length === 0 ? name : `${name.slice(0, 27)} ${sheets.length + 1}`));
    const entry = add(`xl/worksheets/sheet${sheets.length}.xml`);
    return { entry, xml: `${sheetOpening(widths)}<row r="1">${head}</row>`, row: 1 };
  };
  addParts(openingParts);
  let sheet = open();
  for await (const row of rows) {
    if (sheet.row === sheetRowsMax) {
      sheet.entry.push(strToU8(sheet.xml + sheetEnd), true);
      sheet = open();
    }
    sheet.row += 1;
    const at = sheet.row;
    sheet.xml += `<row r="${at}">${row.map((cell, n) => cellXml(`${columns[n]}${at}`, cell)).join('')}</row>`;
    if (sheet.xml.length < pieceCharacters) continue;
    sheet.entry.push(strToU8(sheet.xml));
    sheet.xml = '';
    yield* packed.splice(0);
  }
  sheet.entry.push(strToU8(sheet.xml + sheetEnd), true);
  addParts(closingParts(sheets));
  zip.end();
  yield* packed.splice(0);
}

/**
 * A table as a workbook: numbers are numbers, days are dates, money has two decimals, texts that would run as formulas
 * get a `'`, as in the CSV (SECURITY T12). It is packed while it is read, so a million rows need no more memory than a
 * few; what a sheet cannot hold goes on another one. Own code, because the libraries that we know build it in memory or
 * have not been kept for years.
 */
export const writeXlsx = (header: readonly string[], rows: ExportRows, sheet: string): Readable =>
  Readable.from(pieces(header, rows, sheet.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)), { objectMode: false });
