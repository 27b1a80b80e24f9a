import { delimiters, type Delimiter } from '@portal/contract/import-view';
import type { TableRecord } from './checked-record.ts';
import type { TableLimits } from './limits.ts';
import { recordSplitter } from './record-splitter.ts';
import type { LineEnd } from './record-splitter.ts';

export { delimiters, type Delimiter };

export type TextLayout = { delimiter: Delimiter; lineEnd: LineEnd };

/** Lines that decide; enough to see the pattern, few enough that four tries cost nothing. */
const linesLookedAt = 40;

/** The width that most records have, and how many have it; the wider one of two. */
function usualWidth(records: readonly TableRecord[]): { width: number; count: number } {
  const counts = new Map<number, number>();
  for (const { cells } of records) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts]
    .map(([width, count]) => ({ width, count }))
    .reduce(
      (best, next) => (next.count > best.count || (next.count === best.count && next.width > best.width) ? next : best),
      { width: 0, count: 0 },
    );
}

function score(sample: string, delimiter: Delimiter, lineEnd: LineEnd, isWhole: boolean, limits: TableLimits): number {
  const splitter = recordSplitter({
    delimiter,
    lineEnd,
    width: undefined,
    maxColumns: limits.columns,
    maxCell: limits.cell,
  });
  const pushed = splitter.push(sample);
  const records = (isWhole || pushed.length === 0 ? [...pushed, ...splitter.end()] : pushed)
    .filter((record) => record.cells.some((cell) => cell.trim() !== ''))
    .slice(0, linesLookedAt);
  const { width, count } = usualWidth(records);
  if (width < 2) return 0;
  const startsWithHeader = records[0]?.cells.length === width ? 0.5 : 0;
  return (count / records.length) * 1000 + Math.min(width, limits.columns) + startsWithHeader;
}

/** Old Mac programs end lines with a return alone; in other files one may stand inside a cell. */
function lineEndsIn(sample: string): LineEnd[] {
  if (!sample.includes('\r')) return ['\n'];
  if (!sample.includes('\n')) return ['\r'];
  return /\r(?!\n)/.test(sample) ? ['\n', '\r'] : ['\n'];
}

/**
 * Finds delimiter and line end from the file's first lines: the delimiter that gives most rows the same two columns or
 * more, quotes respected, whatever titles stand above them. A file of one column reads as comma-separated. `isWhole`
 * says that the sample is the whole file; `wanted` is a delimiter that is known.
 */
export function detectLayout(sample: string, isWhole: boolean, limits: TableLimits, wanted?: Delimiter): TextLayout {
  const layouts = lineEndsIn(sample).flatMap((lineEnd) =>
    (wanted ? [wanted] : delimiters).map((delimiter): TextLayout => ({ delimiter, lineEnd })),
  );
  const scored = layouts.map((layout) => ({
    layout,
    points: score(sample, layout.delimiter, layout.lineEnd, isWhole, limits),
  }));
  const best = scored.reduce((left, right) => (right.points > left.points ? right : left));
  return best.points > 0 ? best.layout : { delimiter: wanted ?? ',', lineEnd: best.layout.lineEnd };
}
