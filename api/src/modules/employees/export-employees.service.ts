import { employeeFieldNames, employeeFields, type EmployeeField } from '@portal/contract/employee-fields';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { dayCell, type ExportCell } from '../../tabular/write-csv.ts';
import { findAllowed, listForExport, type Filters } from './employees.queries.ts';

type Row = Awaited<ReturnType<typeof listForExport>>[number];
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
  filters: Filters,
): Promise<{ header: string[]; rows: AsyncIterable<ExportCell[]> }> {
  const allowed = await read((db) => findAllowed(db, scope));
  const header = employeeFieldNames.filter(
    (name) => (name !== 'birthday' || allowed.birthday) && (name !== 'gender' || allowed.gender),
  );
  async function* rows() {
    let found: Row[] = [];
    do {
      const last = found.at(-1)?.id;
      found = await read((db) => listForExport(db, scope, filters, last, piece));
      for (const row of found) yield header.map((name) => cell(row, name));
    } while (found.length === piece);
  }
  return { header, rows: rows() };
}
