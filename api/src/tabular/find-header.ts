import { employeeHeaders } from './employee-headers.ts';
import { headerKey } from './header-key.ts';
import { productHeaders } from './product-headers.ts';

/** Lines above the header that are looked past: a title, a date, the sender's address. */
const highestHeader = 25;

const knownKeys = new Set([...Object.values(productHeaders), ...Object.values(employeeHeaders)].flat().map(headerKey));
const filledOf = (cells: readonly string[]): string[] => cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
/** How many of a row's cells are names that columns have. */
export const knownIn = (cells: readonly string[]): number =>
  filledOf(cells).filter((cell) => knownKeys.has(headerKey(cell))).length;

/** Words; what begins with a digit or has an `@` is a value. */
function areNames(cells: readonly string[]): boolean {
  const filled = filledOf(cells);
  return filled.length >= 2 && filled.every((cell) => !/^[\d+-]|@/.test(cell) || knownKeys.has(headerKey(cell)));
}

/** Names of columns, each once. */
function isHeaderLike(cells: readonly string[]): boolean {
  const filled = filledOf(cells);
  return areNames(cells) && new Set(filled.map(headerKey)).size === filled.length;
}

/** Names of groups that stand above the names of columns: so many more names have the columns below. */
const moreThanGroups = 2;

/** The row of columns' names below a row of groups' names, whose cells reach over several columns. */
function belowGroups(top: readonly string[], near: readonly (readonly string[])[]): number {
  const known = near.map((cells) => (areNames(cells) ? knownIn(cells) : 0));
  const most = Math.max(...known);
  return most >= knownIn(top) + moreThanGroups ? known.indexOf(most) : -1;
}

/**
 * Which of the first rows is the header; -1 when all are blank. It is the first row that is not blank, unless that is
 * a title: a row below it has at least two names that columns have, or at least twice as many filled cells that all
 * look like names; or it names the groups of the columns below.
 */
export function findHeader(rows: readonly (readonly string[])[]): number {
  const first = rows.findIndex((cells) => filledOf(cells).length > 0);
  const top = rows[first];
  if (top === undefined) return first;
  const near = rows.slice(0, first + highestHeader);
  if (knownIn(top) >= 2) return Math.max(first, belowGroups(top, near));
  const most = Math.max(...near.map((cells) => filledOf(cells).length));
  const isBelow = (cells: readonly string[], index: number) => index > first && isHeaderLike(cells);
  const known = near.findIndex((cells, index) => isBelow(cells, index) && knownIn(cells) >= 2);
  if (known > 0 && knownIn(top) === 0) return known;
  if (filledOf(top).length * 2 > most) return first;
  const wide = near.findIndex((cells, index) => isBelow(cells, index) && filledOf(cells).length * 2 > most);
  return wide > 0 ? wide : first;
}
