import { decodeHTMLStrict } from 'entities';
import { decodedText, detectEncoding, type TextEncoding } from '../encoding.ts';
import type { TableLimits } from '../limits.ts';
import type { Table, TableRow } from '../open-delimited.ts';
import { TableError } from '../table-error.ts';
import type { TableSource } from '../table-source.ts';
import { xmlFormatOf, xmlFormats } from './xml-formats.ts';
import { xmlItems } from './xml-items.ts';

/** Far enough for a licence in a comment above the first element. */
const beginningBytes = 16 * 1024;

/** As long as Google lets a description be. */
const longestCell = 5_000;

const declared: Readonly<Record<string, TextEncoding>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'windows-1252',
  'iso-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
};

/** What the document says of itself, unless its bytes say UTF-16. */
async function encodingOf(source: TableSource, beginning: string): Promise<TextEncoding> {
  const name = /^[^<]*<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(beginning)?.[1]?.toLowerCase();
  if (name === undefined || name.startsWith('utf-16')) return detectEncoding(source);
  const encoding = declared[name];
  if (!encoding) throw new TableError('file-cannot-be-read');
  return encoding;
}

/** Decodes a shop's HTML (`&aelig;`, `&amp;`) once; in a link `&copy=` is a part of its query. */
const plain = (text: string) => (/^https?:/i.test(text) ? text.replaceAll('&amp;', '&') : decodeHTMLStrict(text));

/**
 * Opens a Google product feed, a BMEcat or a Peppol catalogue as a table: a row an item, numbered by its position, and
 * a column for each of the format's fields and of the file's own features, up to the limit of columns.
 */
export async function openXml(source: TableSource, limits: TableLimits): Promise<Table> {
  const start = await source.start(beginningBytes);
  const beginning = start.toString(start.includes(0) ? 'utf16le' : 'latin1');
  const name = xmlFormatOf(beginning);
  if (!name) throw new TableError('file-type-not-allowed');
  const format = xmlFormats[name];
  const encoding = await encodingOf(source, beginning);
  const items = () => xmlItems(decodedText(source, encoding), format.isItem);

  const header = new Set(format.columns);
  let count = 0;
  for await (const { node } of items()) {
    count += 1;
    if (count > limits.rows) throw new TableError('too-many-rows');
    for (const column of format.cells(node)?.keys() ?? []) if (header.size < limits.columns) header.add(column);
  }
  if (count === 0) throw new TableError('file-is-empty');
  const columns = [...header];

  const longest = Math.max(limits.cell, longestCell);

  async function* rows(): AsyncGenerator<TableRow> {
    let rowNumber = 0;
    for await (const { node, problem } of items()) {
      rowNumber += 1;
      const found = format.cells(node);
      if (!found) continue;
      const cells = columns.map((column) => plain(found.get(column) ?? ''));
      const isTooLong = cells.some((cell) => cell.length > longest);
      const fault = problem ?? (isTooLong ? ('cell-too-long' as const) : undefined);
      yield fault
        ? { rowNumber, cells: cells.map((cell) => cell.slice(0, longest)), problem: fault }
        : { rowNumber, cells };
    }
  }
  const none = { headerRow: 0, sheets: [], sheet: '', top: [] };
  return { encoding: name, delimiter: '', header: columns, ...none, rows: { [Symbol.asyncIterator]: rows } };
}
