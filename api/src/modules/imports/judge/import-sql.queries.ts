import type { ImportField } from '@portal/contract/import-kinds';
import type { ImportRecord } from '../import-record.queries.ts';

export type Statement = { text: string; values: unknown[] };

/** The statements of one kind of import, in the order in which they run over `import_stage`. */
export type ImportSql = {
  table: 'products' | 'accessories' | 'employees';
  prepare: Statement[];
  /** makes `import_verdict`: one row for each staged row with outcome, target, reasons */
  verdict: Statement;
  /** SQL of a JSON array of differences between `s` (the file) and `e` (what is stored) */
  changes: string;
  /** inserts the new rows whose row number lies in [from, to) */
  insert: (from: number, to: number) => Statement;
  /** keeps what the update will change, so that the import can be undone */
  remember: Statement[];
  update: Statement;
  finish: Statement[];
  /** how many stored ones the file does not hold */
  missing: Statement;
  /** why a new row could not be inserted after all: somebody else was quicker */
  lost: { field: ImportField; key: string; value: string; when: string }[];
};

/** Imports of one kind into one company or catalog, and their undoing, wait for each other under this name. */
export function importContextOf(record: ImportRecord): string {
  return record.kind === 'EMPLOYEES'
    ? `import:${record.companyId}:employees`
    : `import:${record.catalogId}:${record.kind}`;
}
