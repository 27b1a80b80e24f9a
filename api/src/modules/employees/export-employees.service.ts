import type { I18n } from '@lingui/core';
import type { Locale } from '@portal/contract/constants';
import { employeeFieldNames, employeeFields, type EmployeeField } from '@portal/contract/employee-fields';
import type { CompanyScope } from '../../access/scope.ts';
import type { PieceEnd } from '../../db/list.ts';
import type { Db } from '../../db/tenant.ts';
import { i18nOf } from '../../i18n.ts';
import { dayCell, type ExportCell } from '../../tabular/write-csv.ts';
import { findAllowed, listForExport, type Filters } from './employees.queries.ts';

type Row = Awaited<ReturnType<typeof listForExport>>['data'][number];
const piece = 2_000;

const cell = (row: Row, name: EmployeeField): ExportCell =>
  employeeFields[name].kind === 'day' ? dayCell(row[name]) : (row[name] ?? '');

const heads = (i18n: I18n): Readonly<Record<EmployeeField, string>> => ({
  employNo: i18n.t({ id: 'table.employNo', message: 'Employee number' }),
  name: i18n.t('Name'),
  email: i18n.t('E-mail'),
  phone: i18n.t('Phone'),
  department: i18n.t('Department'),
  birthday: i18n.t('Birthday'),
  gender: i18n.t('Gender'),
  addressLine1: i18n.t('Address'),
  addressLine2: i18n.t('Address 2'),
  zipCode: i18n.t('Zip code'),
  city: i18n.t('City'),
  country: i18n.t('Country'),
  emailPrivate: i18n.t('Private e-mail'),
  phonePrivate: i18n.t('Private phone'),
  note: i18n.t('Note'),
  exitDate: i18n.t('Exit date'),
  role: i18n.t('Role'),
});

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
  const words = heads(i18nOf(locale));
  return { header: names.map((name) => words[name]), rows: rows() };
}
