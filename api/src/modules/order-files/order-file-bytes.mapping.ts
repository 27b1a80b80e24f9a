import { zip } from '../../privacy/zip.ts';
import { writeOrderFile } from './order-file-csv.mapping.ts';
import type { OrderFileParties } from './order-file-parties.queries.ts';
import { writeUblOrder, type UblLine } from './order-file-ubl.mapping.ts';

/**
 * A file in the form its supplier chose. UBL knows one order a document: one order is an `.xml`, several are a `.zip`
 * of them.
 */
export function orderFileBytes(
  lines: readonly UblLine[],
  { format, ...parties }: OrderFileParties,
): { bytes: Buffer; extension: 'csv' | 'xml' | 'zip' } {
  if (format === 'CSV') return { bytes: writeOrderFile(lines), extension: 'csv' };
  const documents = [...Map.groupBy(lines, (line) => line.orderNumber)].map(([orderNumber, own]) => ({
    name: `order-${orderNumber}.xml`,
    bytes: writeUblOrder({ ...parties, lines: own }),
  }));
  const [only] = documents;
  return documents.length === 1 && only
    ? { bytes: only.bytes, extension: 'xml' }
    : { bytes: zip(documents), extension: 'zip' };
}
