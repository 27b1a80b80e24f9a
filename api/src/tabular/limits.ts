import { importMaxBytes, importMaxRows } from '@portal/contract/constants';

/** What a table may hold (DECISIONS 16, SECURITY T11). */
export type TableLimits = {
  bytes: number;
  /** rows below the header, blank ones too: each costs the same work */
  rows: number;
  columns: number;
  /** characters of one cell */
  cell: number;
};

export const tableLimits: TableLimits = { bytes: importMaxBytes, rows: importMaxRows, columns: 256, cell: 4096 };
