import { checkedRecord, endlessLine, repairedLine } from './checked-record.ts';
import type { RecordShape, TableRecord } from './checked-record.ts';
import { quotePatience, splitQuoted, withoutReturns } from './split-quoted.ts';

/** `\n` also ends lines at `\r\n`; `\r` is how old Mac programs end them. */
export type LineEnd = '\n' | '\r';
export type SplitterOptions = RecordShape & { lineEnd: LineEnd };
export type RecordSplitter = { push: (text: string) => TableRecord[]; end: () => TableRecord[] };

/** Open quotes followed in vain, after which they are followed to the end of their line only: keeps the work linear. */
const patientTries = 100;

type Step = { record?: TableRecord; next: number; isEndless?: boolean } | 'more';

/**
 * Cuts text that arrives in pieces into records. A quote that is never closed costs its own line only: the line is
 * reported and reading goes on behind it. CSV libraries stop there or swallow what follows, hence this one. Holds one
 * record in memory; its work is linear in the text, whatever that contains.
 */
export function recordSplitter(options: SplitterOptions): RecordSplitter {
  const { delimiter, lineEnd, maxColumns, maxCell, width } = options;
  const quoteInside = [`${delimiter}"`, `${delimiter} "`];
  const longestRecord = maxColumns * maxCell;
  const longestRest = longestRecord + quotePatience;
  let rest = '';
  let worthATry = 0;
  let isSkipping = false;
  let triesLeft = patientTries;

  const opensInside = (line: string): boolean => quoteInside.some((opening) => line.includes(opening));

  function lineOf(text: string, from: number, to: number): string {
    const line = text.slice(from, to);
    return lineEnd === '\n' ? withoutReturns(line) : line;
  }

  /**
   * A record over several lines with the wrong width, one of which is a whole row by itself: its quote was an accident.
   */
  function hasSwallowedRows(text: string, from: number, next: number, count: number): boolean {
    if (width === undefined || width < 2 || count === width) return false;
    const [, ...lines] = text.slice(from, next).split(lineEnd);
    return lines.length > 1 && lines.some((line) => line.split(delimiter).length === width);
  }

  function quotedStep(text: string, from: number, newline: number, isEnd: boolean): Step {
    const stop = newline < 0 ? text.length : newline;
    const patience = triesLeft > 0 ? quotePatience : stop - from;
    const result = splitQuoted(text, from, delimiter, lineEnd, isEnd, patience, maxColumns);
    if (result === 'more') return 'more';
    if (result !== 'broken' && !hasSwallowedRows(text, from, result.next, result.cells.length)) {
      return { record: checkedRecord(result.cells, options), next: result.next };
    }
    if (newline < 0 && !isEnd) return 'more';
    triesLeft -= 1;
    return { record: repairedLine(lineOf(text, from, stop), options), next: stop + 1 };
  }

  function step(text: string, from: number, quote: number, isEnd: boolean): Step {
    const newline = text.indexOf(lineEnd, from);
    if (isSkipping) return { next: newline < 0 ? text.length : newline + 1, isEndless: newline < 0 };
    const stop = newline < 0 ? text.length : newline;
    const isQuoted = quote < stop && (quote === from || opensInside(text.slice(from, stop)));
    const found = isQuoted
      ? quotedStep(text, from, newline, isEnd)
      : newline < 0 && !isEnd
        ? 'more'
        : { record: checkedRecord(lineOf(text, from, stop).split(delimiter), options), next: stop + 1 };
    if (found !== 'more' || text.length - from <= longestRest) return found;
    return {
      record: endlessLine(text.slice(from, from + longestRecord), options),
      next: newline < 0 ? text.length : newline + 1,
      isEndless: newline < 0,
    };
  }

  function cut(text: string, isEnd: boolean): TableRecord[] {
    const records: TableRecord[] = [];
    let position = 0;
    let quote = -1;
    while (position < text.length) {
      if (quote < position) quote = nextQuote(text, position);
      const found = step(text, position, quote, isEnd);
      if (found === 'more') break;
      if (found.record) records.push(found.record);
      isSkipping = found.isEndless ?? false;
      position = found.next;
    }
    rest = text.slice(position);
    // A long record is tried again when it has doubled, not with every piece: its beginning is read over each time.
    worthATry = Math.min(rest.length * 2, longestRest + 1);
    return records;
  }

  function push(text: string): TableRecord[] {
    if (rest.length + text.length >= worthATry) return cut(rest + text, false);
    rest += text;
    return [];
  }

  return { push, end: () => cut(rest, true) };
}

function nextQuote(text: string, from: number): number {
  const found = text.indexOf('"', from);
  return found < 0 ? Number.POSITIVE_INFINITY : found;
}
