import type { ErrorDetail } from '@portal/contract/errors';
import { fieldsOf, neededFields, type ImportField, type ImportKind } from '@portal/contract/import-kinds';
import type { ImportMapping, ImportSource } from '@portal/contract/import-mapping';

export type Read = (cells: readonly string[]) => string;

const holes = /\{([^{}]+)\}/g;

/** Names of the columns that a source reads. */
export function columnsOf(source: ImportSource): string[] {
  if ('column' in source) return [source.column];
  return 'template' in source ? [...source.template.matchAll(holes)].map((match) => match[1] ?? '') : [];
}

/** The fields that read each column, by the column's place. */
export function fieldsByColumn(mapping: ImportMapping, columns: readonly string[]): ReadonlyMap<number, ImportField[]> {
  const found = new Map<number, ImportField[]>();
  for (const [field, source] of Object.entries(mapping) as [ImportField, ImportSource][])
    for (const name of columnsOf(source)) {
      const index = columns.indexOf(name);
      found.set(index, [...(found.get(index) ?? []), field]);
    }
  return found;
}

/** A source as a function of a row's cells. Values put together keep one space between them, however many are empty. */
export function readerOf(source: ImportSource, columns: readonly string[]): Read {
  if ('constant' in source) return () => source.constant;
  if ('column' in source) {
    const index = columns.indexOf(source.column);
    const values = new Map(
      Object.entries(source.values ?? {}).map(([word, meant]) => [word.trim().toLowerCase(), meant]),
    );
    if (values.size === 0) return (cells) => cells[index] ?? '';
    return (cells) => {
      const cell = cells[index] ?? '';
      return values.get(cell.trim().toLowerCase()) ?? cell;
    };
  }
  const at = new Map(columns.map((name, index) => [name, index]));
  return (cells) =>
    source.template
      .replace(holes, (_, name: string) => cells[at.get(name) ?? -1] ?? '')
      .replace(/\s+/g, ' ')
      .trim();
}

/**
 * What keeps a mapping from being used: fields the kind does not have, columns the file does not have, needed fields
 * left out.
 */
export function mappingFaults(kind: ImportKind, mapping: ImportMapping, columns: readonly string[]): ErrorDetail[] {
  const allowed = fieldsOf(kind);
  const entries = Object.entries(mapping) as [ImportField, ImportSource][];
  const faults: ErrorDetail[] = entries
    .filter(([field, source]) => !allowed.includes(field) || columnsOf(source).some((name) => !columns.includes(name)))
    .map(([field]) => ({ path: `mapping.${field}`, key: 'column-not-mapped' }));
  const missing = neededFields(kind).filter((field) => mapping[field] === undefined);
  const hasName =
    kind !== 'EMPLOYEES' ||
    mapping.name !== undefined ||
    mapping.firstName !== undefined ||
    mapping.lastName !== undefined;
  return [
    ...faults,
    ...(hasName ? missing : [...missing, 'name' as const]).map((field) => ({
      path: `mapping.${field}`,
      key: 'required' as const,
    })),
  ];
}
