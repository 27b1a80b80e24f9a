import type { TableLimits } from './limits.ts';
import { TableError } from './table-error.ts';

/** A workbook with more of these is no table of `limits.rows` rows; each costs memory while it is read. */
const mostOf: Readonly<Record<string, number>> = { si: 2_000_000, sheet: 1_000, mergeCell: 200_000, xf: 100_000 };
/** Cells that the used part of a sheet spans, the empty ones among them. */
const mostSpanned = 16_000_000;
/** Empty lines that may stand above a table. */
const rowsAbove = 1_000;
/** The last row and column that a spreadsheet can have. */
const lastOfSheet = { row: 1_048_576, column: 16_384 };
/** The longest tag that is looked at; names and numbers need a few hundred characters. */
const longestTag = 32 * 1024;

const opening = /<(?:[\w.-]+:)?(c|row|si|sheet|mergeCell|xf)(?=[\s/>])/g;
// An attribute's value holds no `<`, which keeps the search linear in whatever was sent.
const attributes = /(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/y;
const reference = /\sr\s*=\s*(?:"([^"]*)"|'([^']*)')/;

function fail(): never {
  throw new TableError('file-cannot-be-read');
}

function columnNumber(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

/**
 * Reads what one entry of a workbook says of its size, in pieces and before anything is made of it: a cell far to the
 * right or a row far below costs a spreadsheet library all the cells before it. Throws TableError: too-many-columns,
 * too-many-rows, file-too-large, and file-cannot-be-read for a tag that cannot be understood.
 */
export function sheetDimensions({ rows, columns }: TableLimits): (piece: string) => void {
  const counts = new Map<string, number>();
  let [lastRow, lastColumn] = [0, 0];
  let rest = '';

  function cell(tag: string): void {
    const found = reference.exec(tag);
    if (!found) return;
    const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(found[1] ?? found[2] ?? '') ?? fail();
    const [column, row] = [columnNumber(letters), Number(digits)];
    if (column > lastOfSheet.column || row > lastOfSheet.row) fail();
    // Formats reach to the sheet's end; a cell without content costs nothing.
    if (tag.endsWith('/>')) return;
    if (column > columns) throw new TableError('too-many-columns');
    if (row > rows + rowsAbove) throw new TableError('too-many-rows');
    lastRow = Math.max(lastRow, row);
    lastColumn = Math.max(lastColumn, column);
    if (lastRow * lastColumn > mostSpanned) throw new TableError('file-too-large');
  }

  function row(tag: string): void {
    const found = reference.exec(tag);
    if (found && !(Number(found[1] ?? found[2]) <= lastOfSheet.row)) fail();
  }

  function see(name: string, tag: string): void {
    if (name === 'c') return cell(tag);
    if (name === 'row') return row(tag);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (count > (mostOf[name] ?? 0)) throw new TableError('file-too-large');
  }

  return (piece) => {
    const text = rest + piece;
    rest = '';
    opening.lastIndex = 0;
    let seen = 0;
    for (let found = opening.exec(text); found; found = opening.exec(text)) {
      attributes.lastIndex = opening.lastIndex;
      const ending = attributes.exec(text);
      if (!ending) {
        // Cut between two pieces, or no tag at all.
        if (text.length - found.index > longestTag || text.indexOf('<', opening.lastIndex) >= 0) fail();
        rest = text.slice(found.index);
        return;
      }
      see(found[1] ?? '', ending[0]);
      seen = attributes.lastIndex;
      opening.lastIndex = seen;
    }
    const open = text.lastIndexOf('<');
    // The name itself may be cut.
    if (open >= seen && text.length - open < 100) rest = text.slice(open);
  };
}
