import { useState } from 'react';

/** Rows seen so far by their key, so that what is ticked on another page can still be named and counted. */
export function useRememberedRows<Row>(
  rows: readonly Row[] | undefined,
  keyOf: (row: Row) => string,
): ReadonlyMap<string, Row> {
  const [seen, setSeen] = useState<{ rows: readonly Row[] | undefined; all: ReadonlyMap<string, Row> }>({
    rows: undefined,
    all: new Map(),
  });
  if (rows === undefined || rows === seen.rows) return seen.all;
  const all = new Map([...seen.all, ...rows.map((row) => [keyOf(row), row] as const)]);
  setSeen({ rows, all });
  return all;
}
