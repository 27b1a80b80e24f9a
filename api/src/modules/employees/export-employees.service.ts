import { employeeFieldNames, employeeFields, type EmployeeField } from '@portal/contract/employee-fields';
import type { CompanyScope } from '../../access/scope.ts';
import type { PieceEnd } from '../../db/list.ts';
import type { Db } from '../../db/tenant.ts';
import { dayCell, type ExportCell } from '../../tabular/write-csv.ts';
import { findAllowed, listForExport, type Filters } from './employees.queries.ts';

type Row = Awaited<ReturnType<typeof listForExport>>['data'][number];
const piece = 2_000;

const cell = (row: Row, name: EmployeeField): ExportCell =>
  employeeFields[name].kind === 'day' ? dayCell(row[name]) : (row[name] ?? '');

type Read = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/**
 * Header and rows of an export. Headers are the import's own field names, so that the file comes back in without a
 * mapping and without a change. Each piece is read in a transaction of its own while the file is written: a slow
 * reader holds no connection.
 */
export async function employeeTable(
  read: Read,
  scope: CompanyScope,
  filters: Filters & { sort: string },
): Promise<{ header: string[]; rows: AsyncIterable<ExportCell[]> }> {
  const allowed = await read((db) => findAllowed(db, scope));
  const header = employeeFieldNames.filter(
    (name) => (name !== 'birthday' || allowed.birthday) && (name !== 'gender' || allowed.gender),
  );
  async function* rows() {
    let after: PieceEnd | null | undefined = null;
    do {
      const found = await read((db) => listForExport(db, scope, filters, after ?? null, piece));
      for (const row of found.data) yield header.map((name) => cell(row, name));
      after = found.meta.end;
    } while (after);
  }
  return { header, rows: rows() };
}
