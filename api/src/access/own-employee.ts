import type { Db } from '../db/tenant.ts';
import { DomainError } from '../http/domain-error.ts';
import type { CompanyScope } from './scope.ts';

/**
 * The employee whom an address or a filter names is the company's; "not yours" and "not there" are refused alike.
 *
 * @throws DomainError `employee_not_found`
 */
export async function assertOwnEmployee(db: Db, scope: CompanyScope, employeeId: string): Promise<void> {
  const own = await db
    .selectFrom('employees')
    .select('id')
    .where('id', '=', employeeId)
    .where('company_id', '=', scope.companyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!own) throw new DomainError('employee_not_found');
}
