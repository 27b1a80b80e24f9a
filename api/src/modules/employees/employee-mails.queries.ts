import { employeeMailsMax, type EmployeeMail } from '@portal/contract/employee-mails';
import { sql } from 'kysely';
import { assertOwnEmployee } from '../../access/own-employee.ts';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';

/** The newest mails to a person at the work address; a function reads them, because a tenant reads no mail. */
export async function listMails(db: Db, scope: CompanyScope, employeeId: string): Promise<EmployeeMail[]> {
  await assertOwnEmployee(db, scope, employeeId);
  const { rows } = await sql<Omit<EmployeeMail, 'at'> & { at: Date }>`
    select id, subject, state, at from employee_mails(${employeeId}::uuid, ${employeeMailsMax})`.execute(db);
  return rows.map(({ at, ...mail }) => ({ ...mail, at: at.toISOString() }));
}
