import type { Locale } from '@portal/contract/constants';
import { sql } from 'kysely';
import type { CompanyScope, EmployeeScope } from '../access/scope.ts';
import type { Db } from '../db/tenant.ts';
import { DomainError } from '../http/domain-error.ts';
import { csvLine } from '../tabular/csv-line.ts';
import { withGuard } from '../tabular/formula-guard.ts';
import { columnClasses, columnsOf } from './column-classes.ts';
import { zip } from './zip.ts';

type Row = Record<string, unknown>;

/** Tables that have rows of one employee, in which nothing of the work of others stands. */
const tablesOfPerson = Object.keys(columnClasses).filter(
  (table) => !['import_undo', 'job_employees'].includes(table) && columnsOf(table, ['link']).includes('employee_id'),
);

/**
 * Everything that the portal holds of one employee, in the tenant that asks (RULES 5), without secrets and ids of other
 * people.
 *
 * @throws DomainError `employee_not_found`
 */
export async function personalData(
  db: Db,
  scope: CompanyScope | EmployeeScope,
  employeeId: string,
): Promise<Record<string, Row[]>> {
  const employees = await rowsOf(db, scope, 'employees', 'id', employeeId);
  if (employees.length === 0) throw new DomainError('employee_not_found');
  const others = await Promise.all(
    tablesOfPerson.map(async (table): Promise<[string, Row[]]> => [
      table,
      await rowsOf(db, scope, table, 'employee_id', employeeId),
    ]),
  );
  const found: [string, Row[]][] = [['employees', employees], ...others];
  return Object.fromEntries(found.filter(([, rows]) => rows.length > 0));
}

async function rowsOf(
  db: Db,
  { companyId }: CompanyScope | EmployeeScope,
  table: string,
  column: string,
  employeeId: string,
): Promise<Row[]> {
  const columns = [...columnsOf(table, ['erased', 'kept', 'logged']), ...columnsOf(table, ['none'])].filter(
    (name) => name !== 'version',
  );
  const query = sql<Row>`select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)}
    where ${sql.ref(column)} = ${employeeId} and company_id = ${companyId}
    ${table === 'employees' ? sql`and deleted_at is null` : sql``} limit 20000`;
  return (await query.execute(db)).rows;
}

/** The same as an archive: one JSON file with all of it, and a CSV for each part that a spreadsheet opens. */
export function asArchive(data: Record<string, Row[]>, locale: Locale): Buffer {
  const delimiter = locale === 'da-dk' ? ';' : ',';
  const tables = Object.entries(data).map(([table, rows]) => {
    const header = Object.keys(rows[0] ?? {});
    const lines = [header, ...rows.map((row) => header.map((name) => withGuard(cellOf(row[name]))))].map((cells) =>
      csvLine(cells, delimiter),
    );
    return { name: `${table}.csv`, bytes: Buffer.from(`\ufeff${lines.join('')}`) };
  });
  return zip([{ name: 'personal-data.json', bytes: Buffer.from(JSON.stringify(data, null, 2)) }, ...tables]);
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
