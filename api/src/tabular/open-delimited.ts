import type { ErrorKey } from '@portal/contract/errors';
import type { XmlFormat } from '@portal/contract/import-view';
import { hasBroken } from './broken-text.ts';
import { detectLayout, delimiters } from './detect-layout.ts';
import type { Delimiter, TextLayout } from './detect-layout.ts';
import { decodedText, detectEncoding } from './encoding.ts';
import type { TextEncoding } from './encoding.ts';
import { findHeader } from './find-header.ts';
import { withoutGuard } from './formula-guard.ts';
import { headerNames } from './header-names.ts';
import type { TableLimits } from './limits.ts';
import { recordSplitter } from './record-splitter.ts';
import { TableError } from './table-error.ts';
import type { TableSource } from './table-source.ts';
import type { CellFaults } from './xlsx/sheet-records.ts';

/**
 * A row below the header. `rowNumber` is the row a spreadsheet shows; the header is row 1 when the file starts with it.
 */
export type TableRow = {
  rowNumber: number;
  cells: string[];
  problem?: ErrorKey;
  /** cells of a workbook that hold no value, by the place of their column; they cost a row only what is read of them */
  faults?: CellFaults;
};

export type Table = {
  encoding: TextEncoding | 'xlsx' | XmlFormat;
  delimiter: Delimiter | '';
  header: string[];
  /** the row of the header; 0 where the format has none */
  headerRow: number;
  /** names of a workbook's sheets and the one that is read; none in text and XML */
  sheets: string[];
  sheet: string;
  /** the first rows as they stand, to choose the header by; none in XML */
  top: string[][];
  /** Reads the file anew each time it is iterated. Blank rows are left out, but count towards the limit of rows. */
  rows: AsyncIterable<TableRow>;
};

/** Rows and columns of `top`. */
export const shownTop = { rows: 12, columns: 12 };

/** The first rows of a table as they are shown to a person. */
export const topOf = (rows: readonly (readonly string[])[]): string[][] =>
  rows
    .slice(0, shownTop.rows)
    .map((cells) => cells.slice(0, shownTop.columns).map((cell) => cell.slice(0, 80).toWellFormed()));

const sampleCharacters = 64 * 1024;

type Sample = { text: string; isWhole: boolean };

async function sampleOf(source: TableSource, encoding: TextEncoding, wanted: number): Promise<Sample> {
  const parts: string[] = [];
  let length = 0;
  for await (const part of decodedText(source, encoding)) {
    parts.push(part);
    length += part.length;
    if (length >= wanted) return { text: parts.join(''), isWhole: false };
  }
  return { text: parts.join(''), isWhole: true };
}

/**
 * A picture or a document renamed to .csv: text has hardly any control characters. A replacement character stands in
 * the file itself, left by a program before us, and is text like any other.
 */
function looksLikeText(sample: string): boolean {
  // oxlint-disable-next-line no-control-regex -- counting control characters is the purpose
  const strange = sample.match(/[\u0001-\u0008\u000e-\u0019\u001b-\u001f]/g)?.length ?? 0;
  return strange <= sample.length / 100;
}

/** Excel writes `sep=;` above the header to name the delimiter, and does not show that line. */
function namedDelimiter(sample: string): { delimiter: Delimiter; length: number } | undefined {
  const match = /^"?sep=(.)"?(?:\r\n|\n|\r)/i.exec(sample);
  const delimiter = delimiters.find((known) => known === match?.[1]);
  return match && delimiter ? { delimiter, length: match[0].length } : undefined;
}

type Header = { cells: string[]; rowNumber: number; top: string[][] };

function headerOf(sample: Sample, layout: TextLayout, limits: TableLimits, row: number | undefined): Header {
  const splitter = recordSplitter({ ...layout, width: undefined, maxColumns: limits.columns, maxCell: limits.cell });
  const records = splitter.push(sample.text);
  if (sample.isWhole) records.push(...splitter.end());
  const rows = records.map(({ cells }) => cells);
  const index = row === undefined ? findHeader(rows) : row - 1;
  const record = records[index];
  if (record === undefined) throw new TableError(sample.isWhole ? 'file-is-empty' : 'file-cannot-be-read');
  if (record.cells.length > limits.columns || record.problem === 'row-has-wrong-column-count')
    throw new TableError('too-many-columns');
  if (record.problem)
    throw new TableError(record.problem === 'quote-not-closed' ? 'file-cannot-be-read' : record.problem);
  return { cells: headerNames(record.cells), rowNumber: index + 1, top: topOf(rows) };
}

/** Opens delimited text: recognises encoding, delimiter and header, then gives the rows as they are read. */
export async function openDelimited(
  source: TableSource,
  limits: TableLimits,
  wanted: {
    delimiter?: Delimiter | undefined;
    encoding?: TextEncoding | undefined;
    headerRow?: number | undefined;
  } = {},
): Promise<Table> {
  const encoding = wanted.encoding ?? (await detectEncoding(source));
  const sample = await sampleOf(source, encoding, sampleCharacters);
  if (!looksLikeText(sample.text)) throw new TableError('file-cannot-be-read');
  const named = namedDelimiter(sample.text);
  const body = { ...sample, text: sample.text.slice(named?.length ?? 0) };
  const layout = detectLayout(body.text, body.isWhole, limits, wanted.delimiter ?? named?.delimiter);
  const header = headerOf(
    body.text.includes(layout.lineEnd) || body.isWhole
      ? body
      : await sampleOf(source, encoding, limits.columns * limits.cell * 2),
    layout,
    limits,
    wanted.headerRow,
  );

  async function* rows(): AsyncGenerator<TableRow> {
    const splitter = recordSplitter({
      ...layout,
      width: header.cells.length,
      least: leastWidth(header.cells),
      maxColumns: limits.columns,
      maxCell: limits.cell,
    });
    let toSkip = named?.length ?? 0;
    let rowNumber = 0;
    const texts = decodedText(source, encoding);
    try {
      for (;;) {
        const { value: text, done } = await texts.next();
        const records = done ? splitter.end() : splitter.push(text.slice(toSkip));
        toSkip = 0;
        for (const record of records) {
          rowNumber += 1;
          if (rowNumber - header.rowNumber > limits.rows) throw new TableError('too-many-rows');
          if (rowNumber <= header.rowNumber || isBlank(record.cells)) continue;
          const problem = record.problem ?? (record.cells.some(hasBroken) ? 'characters-cannot-be-read' : undefined);
          yield { rowNumber, cells: record.cells.map(withoutGuard), ...(problem ? { problem } : {}) };
        }
        if (done) return;
      }
    } finally {
      // A reader of the first rows leaves the file in the middle: it is closed all the same.
      await texts.return(undefined);
    }
  }

  return {
    encoding,
    delimiter: layout.delimiter,
    header: header.cells,
    headerRow: header.rowNumber,
    sheets: [],
    sheet: '',
    top: header.top,
    rows: { [Symbol.asyncIterator]: rows },
  };
}

/** A row may end with its last named column: nameless ones behind it are what trailing delimiters make. */
function leastWidth(header: readonly string[]): number {
  return header.findLastIndex((name) => name !== '') + 1;
}

/** A lone Ctrl-Z is how old programs end a file. */
function isBlank(cells: readonly string[]): boolean {
  return (
    cells.length > 0 && (cells.every((cell) => cell.trim() === '') || (cells.length === 1 && cells[0] === '\u001a'))
  );
}
