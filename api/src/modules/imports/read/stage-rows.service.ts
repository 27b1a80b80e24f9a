import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as breathe } from 'node:timers/promises';
import type { ImportField } from '@portal/contract/import-kinds';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { TableRow } from '../../../tabular/open-delimited.ts';
import { withFaults } from './cell-faults.rules.ts';
import { copyValue } from './copy-text.mapping.ts';
import type { ReadRow } from './findings.mapping.ts';
import { createStage, type StageColumn } from './stage-table.queries.ts';

export type Staging = {
  table: { rows: AsyncIterable<TableRow> };
  stage: readonly StageColumn[];
  read: (cells: readonly string[]) => ReadRow;
  /** which fields read a column, by its place */
  fieldsAt: ReadonlyMap<number, ImportField[]>;
  /** rows that a person corrected */
  fixes: ReadonlyMap<number, string[]>;
  onRows: (rows: number) => Promise<void>;
};

/** Text that is collected before it is sent; after each piece the server answers other requests first. */
const pieceCharacters = 32 * 1024;

/**
 * Streams the file's rows into `import_stage`, read and checked on their own; memory holds a piece of the file at a
 * time. Answers how many rows there are. Throws TableError when the file turns out to be no table.
 */
export async function stageRows(client: pg.Client, { table, stage, fixes, onRows, ...how }: Staging): Promise<number> {
  let count = 0;
  async function* pieces(): AsyncGenerator<string> {
    let lines: string[] = [];
    let length = 0;
    for await (const row of table.rows) {
      const line = copyLine(fixed(row, fixes), how);
      lines.push(line);
      length += line.length;
      count += 1;
      if (length < pieceCharacters) continue;
      yield lines.join('');
      lines = [];
      length = 0;
      await onRows(count);
      await breathe();
    }
    yield lines.join('');
  }
  await client.query(createStage(stage));
  const names = ['row_number', 'is_bad', 'reasons', 'warnings', 'cells', ...stage.map(({ name }) => name)];
  await pipeline(
    Readable.from(pieces(), { objectMode: false }),
    client.query(copyFrom(`copy import_stage (${names.join(', ')}) from stdin`)),
  );
  await client.query('analyze import_stage');
  return count;
}

function fixed(row: TableRow, fixes: ReadonlyMap<number, string[]>): TableRow {
  const cells = fixes.get(row.rowNumber);
  return cells ? { rowNumber: row.rowNumber, cells } : row;
}

/** A row with a problem still says which product or person it is about: that one is not missing in the file. */
function copyLine({ rowNumber, cells, problem, faults }: TableRow, how: Pick<Staging, 'read' | 'fieldsAt'>): string {
  const { values, ...found } = withFaults(how.read(cells), faults, how.fieldsAt);
  const { reasons, warnings } = problem ? { reasons: [{ field: null, key: problem, value: '' }], warnings: [] } : found;
  const line = [
    String(rowNumber),
    reasons.length > 0 ? 't' : 'f',
    copyValue(reasons.length > 0 ? JSON.stringify(reasons) : null),
    copyValue(warnings.length > 0 ? JSON.stringify(warnings) : null),
    copyValue(JSON.stringify(problem ? cells.map((cell) => cell.toWellFormed()) : cells)),
  ];
  for (const value of values) line.push(copyValue(value));
  return `${line.join('\t')}\n`;
}
