/** A search text as a pattern that is found anywhere in a column; the person's own % and _ mean themselves. */
export function containing(text: string): string {
  return `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
}
