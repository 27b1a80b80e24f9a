import type { EmployeeImportField, MappingReason, ProductImportField } from '@portal/contract/import-fields';
import { fitsContent, isKnownByContent } from './column-content.ts';
import { detectDateFormat } from './dates.ts';
import type { DetectedDate } from './dates.ts';
import { employeeHeaders } from './employee-headers.ts';
import { headerKey, headerWords } from './header-key.ts';
import { detectDecimal } from './numbers.ts';
import type { DecimalMark } from './numbers.ts';
import { productHeaders } from './product-headers.ts';

export type ImportKind = 'product' | 'employee';
export type ImportField = ProductImportField | EmployeeImportField;

export type ColumnProposal = {
  index: number;
  header: string;
  field: ImportField | null;
  reason: MappingReason;
  /** of number columns; null when the values leave it open */
  decimal: DecimalMark | null;
  /** of day columns; null when no format reads them */
  date: DetectedDate | null;
};

export type MappingProposal = {
  columns: ColumnProposal[];
  /** columns whose values together can stand for the SKU when no column is one (DECISIONS 15); empty when not needed */
  skuFrom: number[];
  /** fields that an import cannot do without and that no column gives */
  missing: ImportField[];
  /** the price column's header says that VAT is in it */
  priceIncludesVat: boolean;
};

type Found = { index: number; reason: MappingReason };

const numberFields: readonly ImportField[] = [
  'price',
  'retailPrice',
  'weight',
  'screenSize',
  'capacity',
  'billingPeriod',
  'allRisk',
  'employeeIns',
];
const ownNumbers = new Set(['varenr', 'varenummer', 'artikelnr', 'artikelnummer', 'artnr']);
const dayFields: readonly ImportField[] = ['birthday', 'exitDate'];

/** The fields in the order in which they choose. */
function headersOf(kind: ImportKind): [ImportField, readonly string[]][] {
  const headers: Readonly<Record<string, readonly string[]>> = kind === 'product' ? productHeaders : employeeHeaders;
  return Object.entries(headers) as [ImportField, readonly string[]][];
}

/** Words that begin the names of many different fields. */
const vagueBeginnings = new Set([
  'product',
  'produkt',
  'model',
  'modell',
  'title',
  'employee',
  'medarbejder',
  'number',
  'nummer',
  'address',
  'adresse',
]);

/** `Pris ekskl. moms (DKK)` begins with the words of `pris`; short words like `id` or `by` prove nothing. */
function beginsWith(words: readonly string[], known: string): boolean {
  const wanted = headerWords(known);
  const isTelling = known === 'pris' || (known.length >= 5 && !vagueBeginnings.has(known));
  return isTelling && wanted.length < words.length && wanted.every((word, index) => words[index] === word);
}

/** One letter wrong, missing, too many or two swapped: `emial`, `deparment`. */
function isMisspelt(written: string, known: string): boolean {
  // `height` is no misspelt `weight`: people get the first letter right.
  if (known.length < 5 || Math.abs(written.length - known.length) > 1 || written[0] !== known[0]) return false;
  let start = 0;
  while (start < known.length && written[start] === known[start]) start += 1;
  const [left, right] = [written.slice(start), known.slice(start)];
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return isSwapped || left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1);
}

/**
 * Which column each field takes. Sure names are given away first, then similar ones, then what only the values tell.
 */
function assign(
  header: readonly string[],
  columns: readonly (readonly string[])[],
  kind: ImportKind,
): Map<ImportField, Found> {
  const keys = header.map(headerKey);
  const words = header.map(headerWords);
  const found = new Map<ImportField, Found>();
  const taken = new Set<number>();
  const give = (field: ImportField, index: number, reason: MappingReason) => {
    if (index < 0 || found.has(field)) return;
    found.set(field, { index, reason });
    taken.add(index);
  };
  const free = (test: (index: number) => boolean) =>
    keys.findIndex((key, index) => key !== '' && !taken.has(index) && test(index));
  const fields = headersOf(kind);

  for (const [field, known] of fields) {
    for (const name of known) {
      const key = headerKey(name);
      give(
        field,
        free((index) => keys[index] === key),
        key === headerKey(field) ? 'same-name' : 'known-name',
      );
    }
  }
  for (const [field, known] of fields) {
    for (const name of known) {
      const isSimilar = (index: number) =>
        beginsWith(words[index] ?? [], name) || isMisspelt(keys[index] ?? '', headerKey(name));
      give(
        field,
        free((index) => isSimilar(index) && fitsContent(field, columns[index] ?? [])),
        'similar-name',
      );
    }
  }
  // `Varenr.` beside a supplier's number of its own is the shop's own number (RULES 4.5 gives it to the supplier
  // first).
  if (kind === 'product')
    give(
      'SKU',
      free((index) => ownNumbers.has(keys[index] ?? '')),
      'known-name',
    );
  for (const [field] of fields)
    give(
      field,
      free((index) => isKnownByContent(field, columns[index] ?? [])),
      'content',
    );
  return found;
}

function skuColumns(found: ReadonlyMap<ImportField, Found>): number[] {
  const at = (field: ImportField) => found.get(field)?.index;
  const whole = at('supplierSKU') ?? at('GTIN');
  const parts = whole === undefined ? [at('brand'), at('productName'), at('capacity'), at('colour')] : [whole];
  return at('SKU') === undefined ? parts.filter((index) => index !== undefined) : [];
}

function missingFields(found: ReadonlyMap<ImportField, Found>, kind: ImportKind): ImportField[] {
  const needed: ImportField[] = kind === 'product' ? ['productName', 'price'] : ['employNo', 'email'];
  const missing = needed.filter((field) => !found.has(field));
  const hasName = kind === 'product' || found.has('name') || found.has('firstName');
  return hasName ? missing : [...missing, 'name'];
}

/**
 * Proposes what each column means, from its header (case-, accent- and punctuation-blind, in four languages) and its
 * values, with the reason; every field at most once. `samples` are the first rows' cells. What is not recognised is
 * left out and said so; nothing is ever required of the header's spelling (UX A2, A3, A6).
 */
export function proposeMapping(
  header: readonly string[],
  samples: readonly (readonly string[])[],
  kind: ImportKind,
): MappingProposal {
  const values = header.map((_, index) => samples.map((cells) => cells[index] ?? '').filter((cell) => cell !== ''));
  const found = assign(header, values, kind);
  const fieldAt = new Map([...found].map(([field, { index, reason }]) => [index, { field, reason }]));
  const columns = header.map((name, index): ColumnProposal => {
    const { field, reason } = fieldAt.get(index) ?? { field: null, reason: 'not-recognised' as const };
    const column = values[index] ?? [];
    return {
      index,
      header: name,
      field,
      reason,
      decimal: field && numberFields.includes(field) ? (detectDecimal(column) ?? null) : null,
      date: field && dayFields.includes(field) ? (detectDateFormat(column) ?? null) : null,
    };
  });
  const priceWords = headerWords(header[found.get('price')?.index ?? -1] ?? '');
  return {
    columns,
    skuFrom: kind === 'product' ? skuColumns(found) : [],
    missing: missingFields(found, kind),
    priceIncludesVat: priceWords.some((word) => ['inkl', 'incl', 'inklusive', 'including', 'med'].includes(word)),
  };
}
