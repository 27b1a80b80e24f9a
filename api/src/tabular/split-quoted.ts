/** `more`: the text ends before the record does. `broken`: a quote that is not closed, or is followed by text. */
export type QuotedRecord = { cells: string[]; next: number } | 'more' | 'broken';

/** A quoted cell that runs longer than this is an unclosed quote, not a cell. */
export const quotePatience = 64 * 1024;

/**
 * Reads the record that starts at `from`, quotes respected (RFC 4180): a quote counts only at a cell's beginning, is
 * doubled inside, and must be followed by the delimiter or the line's end; spaces around a quoted cell are looked past.
 * `patience` bounds how far an open quote is followed; `isEnd` says that no more text will come. What follows
 * `maxColumns` cells is no row of any table: one more cell stands for it, up to the end of its line.
 */
export function splitQuoted(
  text: string,
  from: number,
  delimiter: string,
  lineEnd: string,
  isEnd: boolean,
  patience: number,
  maxColumns: number,
): QuotedRecord {
  const cells: string[] = [];
  let position = from;
  let line = -1;
  for (;;) {
    if (cells.length === maxColumns) {
      line = endOfLine(text, position, lineEnd);
      if (line === text.length && !isEnd) return 'more';
      return { cells: [...cells, text.slice(position, position + 1)], next: line + 1 };
    }
    const start = skipSpaces(text, position);
    const isQuoted = text[start] === '"';
    // Looked for once a line: a line may hold a million cells.
    if (!isQuoted && line < position) line = endOfLine(text, position, lineEnd);
    if (!isQuoted && line === text.length && !isEnd) return 'more';
    const cell = isQuoted ? quotedCell(text, start, isEnd, patience) : plainCell(text, position, delimiter, line);
    if (typeof cell === 'string') return cell;
    const end = isQuoted ? skipSpaces(text, cell.end) : cell.end;
    const after = text[end];
    if (after === delimiter) {
      cells.push(cell.value);
      position = end + 1;
      continue;
    }
    const length = lineEndLength(text, end, lineEnd);
    if (length === 0 && !isEnd && skipReturns(text, end) === text.length) return 'more';
    if (after !== undefined && length === 0) return 'broken';
    cells.push(isQuoted ? cell.value : withoutReturn(cell.value, lineEnd));
    return { cells, next: end + length };
  }
}

type Cell = { value: string; end: number };

function quotedCell(text: string, from: number, isEnd: boolean, patience: number): Cell | 'more' | 'broken' {
  let search = from + 1;
  let hasDoubled = false;
  for (;;) {
    const quote = text.indexOf('"', search);
    if (quote - from > patience) return 'broken';
    if (quote < 0) return isEnd || text.length - from > patience ? 'broken' : 'more';
    // A quote at the very end of a piece may be the first of a doubled one, or be followed by the line's end.
    if (quote + 2 >= text.length && !isEnd) return 'more';
    if (text[quote + 1] !== '"') return { value: unescaped(text.slice(from + 1, quote), hasDoubled), end: quote + 1 };
    hasDoubled = true;
    search = quote + 2;
  }
}

function endOfLine(text: string, from: number, lineEnd: string): number {
  const found = text.indexOf(lineEnd, from);
  return found < 0 ? text.length : found;
}

function plainCell(text: string, from: number, delimiter: string, line: number): Cell {
  const length = text.slice(from, line).indexOf(delimiter);
  const end = length < 0 ? line : from + length;
  return { value: text.slice(from, end), end };
}

function unescaped(value: string, hasDoubled: boolean): string {
  return hasDoubled ? value.replaceAll('""', '"') : value;
}

function withoutReturn(value: string, lineEnd: string): string {
  return lineEnd === '\n' ? withoutReturns(value) : value;
}

/** The line without the returns before its line feed. */
export function withoutReturns(line: string): string {
  let end = line.length;
  while (line[end - 1] === '\r') end -= 1;
  return line.slice(0, end);
}

function skipReturns(text: string, from: number): number {
  let at = from;
  while (text[at] === '\r') at += 1;
  return at;
}

/** `\r\r\n` is what a program leaves that translated the line ends twice. */
function lineEndLength(text: string, at: number, lineEnd: string): number {
  if (text[at] === lineEnd) return 1;
  const end = lineEnd === '\n' ? skipReturns(text, at) : at;
  return end > at && text[end] === '\n' ? end + 1 - at : 0;
}

/** Spaces around a quoted cell, as some programs put them behind the delimiter, are no part of it. */
function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}
