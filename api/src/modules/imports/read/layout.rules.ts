import type { ImportField } from '@portal/contract/import-kinds';
import type { ImportMapping, ImportOptions } from '@portal/contract/import-mapping';
import { certainDay, detectDateFormat, leavesOrderOpen, readDay, type DateFormat } from '../../../tabular/dates.ts';
import { detectDecimal, type DecimalMark } from '../../../tabular/numbers.ts';
import { readerOf } from './source.rules.ts';

/** How numbers and days of each field are written. */
export type Layout = {
  decimal: (field: ImportField) => DecimalMark | undefined;
  /** the day that a text means; undefined when it is none */
  day: (field: ImportField, text: string) => string | undefined;
  /** every value of the field's first rows has that shape */
  isEvery: (field: ImportField, shape: RegExp) => boolean;
};

/** Rows that decide when the person named no format. */
export const layoutRows = 1_000;

/** Looks at the first rows, column by column; what the person named wins. */
export function layoutOf(
  mapping: ImportMapping,
  columns: readonly string[],
  options: ImportOptions,
  rows: readonly (readonly string[])[],
): Layout {
  const samples = (field: ImportField) => {
    const source = mapping[field];
    return source ? rows.map(readerOf(source, columns)).filter((text) => text.trim() !== '') : [];
  };
  const decimals = new Map<ImportField, DecimalMark | undefined>();
  const formats = new Map<ImportField, readonly DateFormat[]>();
  for (const field of ['price', 'retailPrice'] as const)
    decimals.set(field, options.decimal ?? detectDecimal(samples(field)));
  for (const field of ['birthday', 'exitDate'] as const) {
    const values = samples(field);
    const known = [options.dateFormat ?? [], detectDateFormat(values)?.format ?? []].flat();
    // `YYYY-MM-DD` says nothing about cells that write `31-12-2027`: these show their order themselves, or have the
    // Danish one.
    const others = () =>
      detectDateFormat(values.filter((text) => certainDay(text) === undefined))?.format ?? 'DD-MM-YYYY';
    const end = known.findIndex((format) => !leavesOrderOpen(format)) + 1;
    formats.set(field, end > 0 ? known.slice(0, end) : [...known, others()]);
  }
  return {
    decimal: (field) => decimals.get(field),
    isEvery(field, shape) {
      const values = samples(field);
      return values.length > 0 && values.every((text) => shape.test(text.trim()));
    },
    day(field, text) {
      for (const format of formats.get(field) ?? []) {
        const day = readDay(text, format);
        if (day !== undefined) return day;
      }
      return undefined;
    },
  };
}
