import type { TableLimits } from './limits.ts';
import { recordSplitter } from './record-splitter.ts';
import type { LineEnd } from './record-splitter.ts';

export const delimiters = [';', ',', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

export type TextLayout = { delimiter: Delimiter; lineEnd: LineEnd };

/** Lines that decide; enough to see the pattern, few enough that four tries cost nothing. */
const linesLookedAt = 40;

function score(sample: string, delimiter: Delimiter, lineEnd: LineEnd, isWhole: boolean, limits: TableLimits): number {
  const splitter = recordSplitter({ delimiter, lineEnd, width: undefined, maxColumns: limits.columns, maxCell: limits.cell });
  const pushed = splitter.push(sample);
  const records = (isWhole || pushed.length === 0 ? [...pushed, ...splitter.end()] : pushed)
    .filter((record) => record.cells.some((cell) => cell.trim() !== ''))
    .slice(0, linesLookedAt);
  const width = records[0]?.cells.length ?? 0;
  if (width < 2) return 0;
  const same = records.filter((record) => record.cells.length === width).length / records.length;
  return same * 1000 + Math.min(width, limits.columns);
}

/**
 * Finds delimiter and line end from the file's first lines: the delimiter that gives the header two columns or more
 * and the most rows of the header's width, quotes respected. A file of one column reads as comma-separated.
 * `isWhole` says that the sample is the whole file.
 */
export function detectLayout(sample: string, isWhole: boolean, limits: TableLimits): TextLayout {
  const lineEnd = sample.includes('\n') || !sample.includes('\r') ? '\n' : '\r';
  const scored = delimiters.map((delimiter) => ({ delimiter, points: score(sample, delimiter, lineEnd, isWhole, limits) }));
  const best = scored.reduce((left, right) => (right.points > left.points ? right : left));
  return { delimiter: best.points > 0 ? best.delimiter : ',', lineEnd };
}
