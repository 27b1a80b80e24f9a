import type { EmployeeImportField } from '@portal/contract/import-fields';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { dayCell, type ExportCell } from '../../tabular/write-csv.ts';
import { findAllowed, listForExport, type Filters } from './employees.queries.ts';

type Row = Awaited<ReturnType<typeof listForExport>>[number];
const piece = 2_000;

const cells: readonly [EmployeeImportField, (row: Row) => ExportCell][] = [
  ['employNo', (row) => row.employ_no ?? ''],
  ['name', (row) => row.name],
  ['email', (row) => row.email],
  ['phone', (row) => row.phone],
  ['department', (row) => row.department],
  ['birthday', (row) => dayCell(row.birthday)],
  ['gender', (row) => row.gender],
  ['addressLine1', (row) => row.address_line1],
  ['addressLine2', (row) => row.address_line2],
  ['zipCode', (row) => row.zip_code],
  ['city', (row) => row.city],
  ['country', (row) => row.country],
  ['emailPrivate', (row) => row.email_private],
  ['phonePrivate', (row) => row.phone_private],
  ['note', (row) => row.note],
  ['exitDate', (row) => dayCell(row.exit_date)],
  ['role', (row) => row.role],
];

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
  const columns = cells.filter(
    ([field]) => (field !== 'birthday' || allowed.birthday) && (field !== 'gender' || allowed.gender),
  );
  async function* rows() {
    let found: Row[] = [];
    do {
      const last = found.at(-1)?.id;
      found = await read((db) => listForExport(db, scope, filters, last, piece));
      for (const row of found) yield columns.map(([, cell]) => cell(row));
    } while (found.length === piece);
  }
  return { header: columns.map(([field]) => field), rows: rows() };
}
