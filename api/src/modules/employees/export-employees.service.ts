import type { Locale } from '@portal/contract/constants';
import { employeeFieldNames, employeeFields, type EmployeeField } from '@portal/contract/employee-fields';
import type { CompanyScope } from '../../access/scope.ts';
import type { PieceEnd } from '../../db/list.ts';
import type { Db } from '../../db/tenant.ts';
import { i18nOf } from '../../i18n.ts';
import { fieldHeads } from '../../tabular/field-heads.ts';
import { dayCell, type ExportCell } from '../../tabular/write-csv.ts';
import { findAllowed, listForExport, type Filters } from './employees.queries.ts';

type Row = Awaited<ReturnType<typeof listForExport>>['data'][number];
const piece = 2_000;

const cell = (row: Row, name: EmployeeField): ExportCell =>
  employeeFields[name].kind === 'day' ? dayCell(row[name]) : (row[name] ?? '');

type Read = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/**
 * Header and rows of an export, in the reader's language. The import knows each header in both languages, so the file
 * comes back in without a mapping and without a change. Each piece is read in a transaction of its own while the file
 * is written: a slow reader holds no connection.
 */
export async function employeeTable(
  read: Read,
  scope: CompanyScope,
  filters: Filters & { sort: string },
  locale: Locale,
): Promise<{ header: string[]; rows: AsyncIterable<ExportCell[]> }> {
  const allowed = await read((db) => findAllowed(db, scope));
  const names = employeeFieldNames.filter(
    (name) => (name !== 'birthday' || allowed.birthday) && (name !== 'gender' || allowed.gender),
  );
  async function* rows() {
    let after: PieceEnd | null | undefined = null;
    do {
      const found = await read((db) => listForExport(db, scope, filters, after ?? null, piece));
      for (const row of found.data) yield names.map((name) => cell(row, name));
      after = found.meta.end;
    } while (after);
  }
  const words = fieldHeads(i18nOf(locale));
  return { header: names.map((name) => words[name]), rows: rows() };
}
