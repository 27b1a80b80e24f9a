import type { Day } from '@portal/contract/days';
import type { Employee } from '@portal/contract/employee-rows';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { findEmployee } from './employees.queries.ts';

/** The employee, or the same refusal for "not yours" and "not there". */
export async function getEmployee(db: Db, scope: CompanyScope, id: string, today: Day): Promise<Employee> {
  const employee = await findEmployee(db, scope, id, today);
  if (!employee) throw new DomainError('employee_not_found');
  return employee;
}
