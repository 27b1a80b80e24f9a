import { sql } from 'kysely';
import type { EmployeeChange, EmployeeForm } from '@portal/contract/employee-forms';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';

/** Wire names to columns, for the fields that are there. No number means null, so that many may have none. */
function toColumns(fields: Omit<EmployeeChange, 'version'>) {
  const columns = {
    employ_no: fields.employNo === '' ? null : fields.employNo,
    name: fields.name, email: fields.email, department: fields.department, phone: fields.phone, role: fields.role, birthday: fields.birthday, gender: fields.gender,
    address_line1: fields.addressLine1, address_line2: fields.addressLine2, zip_code: fields.zipCode, city: fields.city, country: fields.country,
    email_private: fields.emailPrivate, phone_private: fields.phonePrivate, note: fields.note, status: fields.status, exit_date: fields.exitDate, exit_reason: fields.exitReason,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<typeof columns>;
}

/** A new employee; the unique keys of the table answer a used number or e-mail. */
export async function insertEmployee(db: Db, scope: CompanyScope, form: EmployeeForm, now: Date): Promise<string> {
  const { id } = await db.insertInto('employees').values({ ...toColumns(form), company_id: scope.companyId, name: form.name, email: form.email, created_at: now })
    .returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes the named fields of the version seen; false when somebody was quicker. */
export async function changeEmployee(db: Db, scope: CompanyScope, id: string, { version, ...change }: EmployeeChange | { version: number; status: 'PENDING' }): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('employees').set({ ...toColumns(change as Omit<EmployeeChange, 'version'>), version: sql`version + 1` })
    .where('company_id', '=', scope.companyId).where('id', '=', id).where('deleted_at', 'is', null).where('version', '=', version).executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/**
 * Erases what identifies the person beyond name, number and work e-mail (RULES 5): orders, draws and files keep their
 * rows. Participations without an order go; the login keeps its other memberships.
 */
export async function pseudonymise(db: Db, scope: CompanyScope, id: string, now: Date): Promise<void> {
  await db.updateTable('employees').set({
    phone: '', phone_private: '', email_private: '', birthday: null, gender: '', note: '', address_line1: '', address_line2: '', zip_code: '', city: '', country: '',
    user_id: null, deleted_at: now, version: sql`version + 1`,
  }).where('company_id', '=', scope.companyId).where('id', '=', id).execute();
  await db.deleteFrom('subscription_employees as p').where('p.company_id', '=', scope.companyId).where('p.employee_id', '=', id)
    .where(({ not, exists, selectFrom, ref }) => not(exists(selectFrom('orders as o').select('o.id').where('o.employee_id', '=', ref('p.employee_id')).where('o.subscription_id', '=', ref('p.subscription_id'))))).execute();
}
