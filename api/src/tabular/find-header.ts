import { employeeHeaders } from './employee-headers.ts';
import { headerKey } from './header-key.ts';
import { productHeaders } from './product-headers.ts';

/** Lines above the header that are looked past: a title, a date, the sender's address. */
const highestHeader = 25;

const knownKeys = new Set([...Object.values(productHeaders), ...Object.values(employeeHeaders)].flat().map(headerKey));
const filledOf = (cells: readonly string[]): string[] => cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
const knownIn = (cells: readonly string[]): number =>
  filledOf(cells).filter((cell) => knownKeys.has(headerKey(cell))).length;

/** Names of columns: words, each once; what begins with a digit or has an `@` is a value. */
function isHeaderLike(cells: readonly string[]): boolean {
  const filled = filledOf(cells);
  return (
    filled.length >= 2 &&
    new Set(filled.map(headerKey)).size === filled.length &&
    filled.every((cell) => !/^[\d+-]|@/.test(cell) || knownKeys.has(headerKey(cell)))
  );
}

/**
 * Which of the first rows is the header; -1 when all are blank. It is the first row that is not blank, unless that is
 * a title: a row below it has at least two names that columns have, or at least twice as many filled cells that all
 * look like names.
 */
export function findHeader(rows: readonly (readonly string[])[]): number {
  const first = rows.findIndex((cells) => filledOf(cells).length > 0);
  const top = rows[first];
  if (top === undefined || knownIn(top) >= 2) return first;
  const near = rows.slice(0, first + highestHeader);
  const most = Math.max(...near.map((cells) => filledOf(cells).length));
  const isBelow = (cells: readonly string[], index: number) => index > first && isHeaderLike(cells);
  const known = near.findIndex((cells, index) => isBelow(cells, index) && knownIn(cells) >= 2);
  if (known > 0 && knownIn(top) === 0) return known;
  if (filledOf(top).length * 2 > most) return first;
  const wide = near.findIndex((cells, index) => isBelow(cells, index) && filledOf(cells).length * 2 > most);
  return wide > 0 ? wide : first;
}
