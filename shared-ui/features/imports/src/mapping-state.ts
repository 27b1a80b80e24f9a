import { fieldsOf, neededFields, type ImportField, type ImportKind } from '@portal/contract/import-kinds';
import type { ImportMapping, ImportOptions, ImportSource } from '@portal/contract/import-mapping';
import type { ImportView } from '@portal/contract/import-view';

/** Names of the columns that a source reads. */
export function columnsOfSource(source: ImportSource): string[] {
  if ('column' in source) return [source.column];
  return 'template' in source ? [...source.template.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? '') : [];
}

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
export function withSource(
  mapping: ImportMapping,
  field: ImportField,
  source: ImportSource | undefined,
): ImportMapping {
  const rest = Object.fromEntries(entriesOf(mapping).filter(([name]) => name !== field));
  return source === undefined ? rest : { ...rest, [field]: source };
}

/** What the words of a field's column mean; undefined when no column gives the field. */
export function columnValues(mapping: ImportMapping, field: ImportField): Record<string, string> | undefined {
  const source = mapping[field];
  return source && 'column' in source ? (source.values ?? {}) : undefined;
}

/** Says what a word of a field's column means; `undefined` takes it as it is again. */
export function withValue(
  mapping: ImportMapping,
  field: ImportField,
  word: string,
  meant: string | undefined,
): ImportMapping {
  const source = mapping[field];
  if (!source || !('column' in source)) return mapping;
  const { [word]: _before, ...values } = source.values ?? {};
  return { ...mapping, [field]: { ...source, values: meant === undefined ? values : { ...values, [word]: meant } } };
}

/** Needed fields that nothing gives yet. */
export function missingFields(kind: ImportKind, mapping: ImportMapping): ImportField[] {
  const missing = neededFields(kind).filter((field) => mapping[field] === undefined);
  const hasName =
    kind !== 'EMPLOYEES' ||
    mapping.name !== undefined ||
    mapping.firstName !== undefined ||
    mapping.lastName !== undefined;
  return hasName ? [...missing] : [...missing, 'name'];
}

/** Whether products still lack the category that each of them belongs to. */
export function needsCategory(kind: ImportKind, mapping: ImportMapping, options: ImportOptions): boolean {
  return kind === 'PRODUCTS' && !options.categoryId && !mapping.category;
}

/**
 * Whether the check can follow the file at once: nothing is missing, every column has a meaning by its name, or was
 * given one or none last time, and no day can be read in two ways. What was only guessed from the values is looked at
 * first, and so are last time's options that write to people or hide products.
 */
export function isClear({ kind, mapping: proposed, options, columns, rememberedFrom }: ImportView): boolean {
  const mapping = proposed as ImportMapping;
  const used = new Set(Object.values(mapping).flatMap(columnsOfSource));
  return (
    missingFields(kind, mapping).length === 0 &&
    !needsCategory(kind, mapping, options) &&
    !options.inviteNow &&
    options.missing !== 'hide' &&
    columns.every(
      ({ name, reason, isDateAmbiguous }) =>
        !isDateAmbiguous && (rememberedFrom !== null || (used.has(name) && reason !== 'content')),
    )
  );
}

/** Fields that could still be given a fixed or combined value. */
export function freeFields(kind: ImportKind, mapping: ImportMapping): ImportField[] {
  return fieldsOf(kind).filter((field) => mapping[field] === undefined);
}

/** The one column behind a source, also when it is a combined value of that column alone. */
export function onlyColumnOf(source: ImportSource | undefined): string | undefined {
  if (!source || 'constant' in source) return undefined;
  return 'column' in source ? source.column : /^\{([^{}]+)\}$/.exec(source.template.trim())?.[1];
}

/** A field's text in one row, as the file or a combined value gives it. */
export function textOfField(
  view: Pick<ImportView, 'columns' | 'mapping'>,
  cells: readonly string[],
  field: ImportField,
): string {
  const source = (view.mapping as ImportMapping)[field];
  if (!source) return '';
  const cellOf = (name: string) => cells[view.columns.findIndex((column) => column.name === name)] ?? '';
  if ('constant' in source) return source.constant;
  return 'column' in source
    ? cellOf(source.column)
    : source.template
        .replace(/\{([^{}]+)\}/g, (_, name: string) => cellOf(name))
        .replace(/\s+/g, ' ')
        .trim();
}
