/** One line of RFC 4180 text, quoted where it must be, with its line end. */
export function csvLine(cells: readonly string[], delimiter: string): string {
  const line = cells
    .map((cell) => (mustQuote(cell, delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(delimiter);
  return `${line}\r\n`;
}

function mustQuote(cell: string, delimiter: string): boolean {
  return cell.includes('"') || cell.includes(delimiter) || cell.includes('\n') || cell.includes('\r');
}
