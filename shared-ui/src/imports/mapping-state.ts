import { fieldsOf, neededFields, type ImportField, type ImportKind, type ImportMapping, type ImportSource } from '@portal/contract/import-schemas';

/** The field that a column gives on its own, if any. */
export function fieldOfColumn(mapping: ImportMapping, column: string): ImportField | undefined {
  return entriesOf(mapping).find(([, source]) => 'column' in source && source.column === column)?.[0];
}

export function entriesOf(mapping: ImportMapping): [ImportField, ImportSource][] {
  return Object.entries(mapping) as [ImportField, ImportSource][];
}

/** Gives a column another meaning; the column that had it before loses it. `undefined` ignores the column. */
export function withColumn(mapping: ImportMapping, column: string, field: ImportField | undefined): ImportMapping {
  const rest = entriesOf(mapping).filter(([, source]) => !('column' in source) || source.column !== column);
  return field === undefined ? Object.fromEntries(rest) : { ...Object.fromEntries(rest), [field]: { column } };
}

/** Sets or removes the source of a field that is no column. */
export function withSource(mapping: ImportMapping, field: ImportField, source: ImportSource | undefined): ImportMapping {
  const rest = Object.fromEntries(entriesOf(mapping).filter(([name]) => name !== field));
  return source === undefined ? rest : { ...rest, [field]: source };
}

/** Needed fields that nothing gives yet. */
export function missingFields(kind: ImportKind, mapping: ImportMapping): ImportField[] {
  const missing = neededFields(kind).filter((field) => mapping[field] === undefined);
  const hasName = kind !== 'EMPLOYEES' || mapping.name !== undefined || mapping.firstName !== undefined || mapping.lastName !== undefined;
  return hasName ? [...missing] : [...missing, 'name'];
}

/** Fields that could still be given a fixed or combined value. */
export function freeFields(kind: ImportKind, mapping: ImportMapping): ImportField[] {
  return fieldsOf(kind).filter((field) => mapping[field] === undefined);
}
