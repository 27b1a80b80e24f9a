/**
 * The text of a spreadsheet's cell: days as `YYYY-MM-DD`, booleans as TRUE and FALSE, numbers with a dot. A number
 * with exactly three decimals gets a zero, or 1.234 would later look like a thousand.
 */
export function xlsxCellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'number') return /\.\d{3}$/.test(String(value)) ? `${value}0` : String(value);
  return String(value);
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const iso = date.toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso;
}
