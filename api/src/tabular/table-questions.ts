import type { ErrorKey } from '@portal/contract/errors';
import type { Table, TableRow } from './open-delimited.ts';
import type { OpenOptions } from './open-table.ts';

/** What the process that reads a table is asked, one question at a time. */
export type TableQuestion =
  /** after the file's bytes, which come by standard input; `samples`: how many good rows to show at once */
  { ask: 'open'; options: OpenOptions; samples: number } | { ask: 'count' } | { ask: 'rows' };

export type TableHead = Omit<Table, 'rows'> & { samples: string[][] };

/** What it answers; `rows` a piece at a time, an empty piece at the end. */
export type TableAnswer = { head: TableHead } | { count: number } | { rows: TableRow[] } | { refused: ErrorKey };
