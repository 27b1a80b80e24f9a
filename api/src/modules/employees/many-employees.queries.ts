import type { EmployeeDelivery } from '@portal/contract/employee-bulk';
import { employeeMailsMax, type EmployeeMail } from '@portal/contract/employee-mails';
import { sql } from 'kysely';
import { assertOwnEmployee } from '../../access/own-employee.ts';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { listOwnIds } from './employees.queries.ts';

/**
 * Those of `ids` that are the company's; none: 404, the same for people of another company and people who do not
 * exist.
 */
async function ownOnes(
  db: Db,
  scope: CompanyScope,
  ids: readonly string[],
): Promise<{ own: string[]; missing: number }> {
  const wanted = new Set(ids);
  const own = await listOwnIds(db, scope, [...wanted]);
  if (own.length === 0) throw new DomainError('employee_not_found');
  return { own, missing: wanted.size - own.length };
}

type Moved = { changed: number; missing: number; before: { department: string; employeeIds: string[] }[] };

/** Puts people into a department, and says where they were. Who is in it already is not touched. */
export async function moveToDepartment(
  db: Db,
  scope: CompanyScope,
  employeeIds: readonly string[],
  department: string,
): Promise<Moved> {
  const { own, missing } = await ownOnes(db, scope, employeeIds);
  const moved = await move(db, scope, own, department);
  const before = [...Map.groupBy(moved, (person) => person.department)].map(([former, people]) => ({
    department: former,
    employeeIds: people.map(({ id }) => id),
  }));
  return { changed: moved.length, missing, before };
}

/** Puts the company's own people into a department; answers with those who moved and where they were. */
export async function move(
  db: Db,
  scope: CompanyScope,
  own: readonly string[],
  department: string,
): Promise<{ id: string; department: string }[]> {
  const moving = await db
    .selectFrom('employees')
    .select(['id', 'department'])
    .where('company_id', '=', scope.companyId)
    .where('id', '=', ({ fn, val }) => fn.any(val([...own])))
    .where('department', '<>', department)
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = moving.map(({ id }) => id);
  await db
    .updateTable('employees')
    .set({ department, version: sql`version + 1` })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', ({ fn, val }) => fn.any(val(ids)))
    .execute();
  return moving;
}

/** Puts people back where they were, those who are still in `from`; answers with their ids. */
export async function putBack(
  db: Db,
  scope: CompanyScope,
  people: readonly { employeeId: string; before: string }[],
  from: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update employees e set department = b.department, version = e.version + 1
    from unnest(${people.map(({ employeeId }) => employeeId)}::uuid[], ${people.map(({ before }) => before)}::text[])
      b (id, department)
    where e.id = b.id and e.company_id = ${scope.companyId} and e.deleted_at is null and e.department = ${from}
    returning e.id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * The last invitation or login link of each, read by a function because a tenant reads no mail (`employee_deliveries`).
 */
export async function readDeliveries(db: Db, scope: CompanyScope, ids: readonly string[]): Promise<EmployeeDelivery[]> {
  const { own } = await ownOnes(db, scope, ids);
  const { rows } = await sql<{
    employee_id: string;
    state: EmployeeDelivery['state'];
    at: Date;
  }>`select * from employee_deliveries(${own}::uuid[])`.execute(db);
  return rows.map(({ employee_id: employeeId, state, at }) => ({ employeeId, state, at: at.toISOString() }));
}

/** The newest mails to a person at the work address. */
export async function listMails(db: Db, scope: CompanyScope, employeeId: string): Promise<EmployeeMail[]> {
  await assertOwnEmployee(db, scope, employeeId);
  const { rows } = await sql<Omit<EmployeeMail, 'at'> & { at: Date }>`
    select id, subject, state, at from employee_mails(${employeeId}::uuid, ${employeeMailsMax})`.execute(db);
  return rows.map(({ at, ...mail }) => ({ ...mail, at: at.toISOString() }));
}
