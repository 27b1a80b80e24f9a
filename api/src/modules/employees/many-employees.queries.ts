import type { EmployeeDelivery } from '@portal/contract/employee-bulk';
import { sql } from 'kysely';
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
  const moving = await db
    .selectFrom('employees')
    .select(['id', 'department'])
    .where('company_id', '=', scope.companyId)
    .where('id', '=', ({ fn, val }) => fn.any(val(own)))
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
  const before = [...Map.groupBy(moving, (person) => person.department)].map(([former, people]) => ({
    department: former,
    employeeIds: people.map(({ id }) => id),
  }));
  return { changed: ids.length, missing, before };
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
