import { withoutGuard } from './formula-guard.ts';
import { TableError } from './table-error.ts';

/** The UTF-8 mark as a program wrote it that took the file for Windows-1252. */
const misreadMark = /^\u00ef\u00bb\u00bf/;

/** The names of a header's cells. Throws TableError file-has-no-header when none of them names a column. */
export function headerNames(cells: readonly string[]): string[] {
  const names = cells.map((cell) => withoutGuard(cell.toWellFormed().replace(misreadMark, '')).trim());
  // Delimiters and dashes alone name no column.
  if (!names.some((name) => /[\p{L}\p{N}]/u.test(name))) throw new TableError('file-has-no-header');
  return names;
}
