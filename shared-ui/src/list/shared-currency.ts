import type { Column } from './column.ts';

/** The one currency that all amounts of a column are in; undefined where there is none, or more than one. */
export function sharedCurrency<Row>({ currency }: Column<Row>, rows: readonly Row[]): string | undefined {
  const [only, ...others] = new Set(rows.flatMap((row) => currency?.(row) ?? []));
  return others.length > 0 ? undefined : only;
}
