import type { EmployeeChange, EmployeeForm } from '@portal/contract/employee-forms';
import { sql, type Updateable } from 'kysely';
import type { CompanyScope } from '../../access/scope.ts';
import { definedOf } from '../../db/defined.ts';
import { columnValues } from '../../db/employee-columns.ts';
import type { Employees } from '../../db/schema.ts';
import type { Db } from '../../db/tenant.ts';

/** The fields that are there. No number means null, so that many may have none. */
function toColumns({
  status,
  exitReason,
  ...fields
}: Omit<EmployeeChange, 'version' | 'status'> & Pick<Updateable<Employees>, 'status'>) {
  const employNo = fields.employNo === '' ? null : fields.employNo;
  return definedOf({ ...columnValues({ ...fields, employNo }), status, exit_reason: exitReason });
}

/** A new employee; the unique keys of the table answer a used number or e-mail. */
export async function insertEmployee(db: Db, scope: CompanyScope, form: EmployeeForm, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('employees')
    .values({ ...toColumns(form), company_id: scope.companyId, name: form.name, email: form.email, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes the named fields of the version seen; false when the version has changed. */
export async function changeEmployee(
  db: Db,
  scope: CompanyScope,
  id: string,
  { version, ...change }: EmployeeChange | { version: number; status: 'PENDING' },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('employees')
    .set({ ...toColumns(change), version: sql`version + 1` })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('version', '=', version)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/**
 * Erases a person with every trace in mails, imports and answers (RULES 5): orders and draws stay as bookkeeping needs
 * them, under the name of a former employee. Answers the paths of files to remove after the commit.
 */
export async function eraseEmployee(db: Db, id: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`select erase_employee(${id}::uuid, ${now}) as path`.execute(db);
  return rows.map(({ path }) => path);
}
