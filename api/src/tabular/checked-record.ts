import type { ErrorKey } from '@portal/contract/errors';

/** One row as the file has it. A row with a problem keeps the cells that could be told apart, to be shown. */
export type TableRecord = { cells: string[]; problem?: ErrorKey };

export type RecordShape = {
  delimiter: string;
  /** the header's column count; undefined while it is unknown */
  width: number | undefined;
  /** the fewest columns that are a whole row; `width` when left out */
  least?: number;
  maxColumns: number;
  maxCell: number;
};

function refused(cells: readonly string[], problem: ErrorKey, shape: RecordShape): TableRecord {
  return { cells: cells.slice(0, shape.maxColumns).map((cell) => cell.slice(0, shape.maxCell)), problem };
}

/** A record measured against the limits and the header's width. A blank line is no fault. */
export function checkedRecord(cells: string[], shape: RecordShape): TableRecord {
  if (cells.some((cell) => cell.length > shape.maxCell)) return refused(cells, 'cell-too-long', shape);
  if (shape.width === undefined) return { cells };
  // Trailing delimiters are how spreadsheets keep columns that were emptied.
  while (cells.length > shape.width && cells.at(-1)?.trim() === '') cells.pop();
  const isBlank = cells.every((cell) => cell.trim() === '');
  if (cells.length === shape.width || isBlank) return { cells };
  if (cells.length > shape.width || cells.length < (shape.least ?? shape.width))
    return refused(cells, 'row-has-wrong-column-count', shape);
  return { cells: [...cells, ...Array.from({ length: shape.width - cells.length }, () => '')] };
}

/**
 * A line whose quotes make no sense. `"24" screen";5` still reads as a row of the right width, so it is one;
 * anything else is reported.
 */
export function repairedLine(line: string, shape: RecordShape): TableRecord {
  const cells = line.split(shape.delimiter).map((cell) => /^"(.*)"$/s.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell);
  const isClean = cells.length === shape.width && !cells.some((cell) => cell.startsWith('"'));
  return isClean ? checkedRecord(cells, shape) : refused(cells, 'quote-not-closed', shape);
}

/** The beginning of a line that goes on beyond every limit. */
export function endlessLine(start: string, shape: RecordShape): TableRecord {
  const cells = start.split(shape.delimiter);
  return refused(cells, cells.length > shape.maxColumns ? 'row-has-wrong-column-count' : 'cell-too-long', shape);
}
