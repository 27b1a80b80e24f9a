import type { EmployeeFilter } from '@portal/contract/employee-rows';
import { getEmployee, listDepartments, listEmployees } from '@portal/contract/employees';
import { call, listOf, queryOf } from '@portal/shared-ui';
import { everything } from './query-keys.ts';

/** Everything about employees in the cache; invalidate it after a change. */
export const employeesKey = [...everything, 'employees'] as const;

export const employeeList = (filter: Partial<EmployeeFilter>) =>
  listOf([...employeesKey, 'list', filter], listEmployees, { query: filter });

export const employeeDetail = (employeeId: string) =>
  queryOf([...employeesKey, 'one', employeeId], getEmployee, { params: { employeeId } });

/** Departments with how many people each has. */
export const departmentList = () => queryOf([...employeesKey, 'departments'], listDepartments);

/** People for a field that searches: name, then number and department. */
export async function findEmployees(q: string, signal: AbortSignal) {
  const { data } = await call(listEmployees, { query: { q, pageSize: 20 } }, { signal });
  return data.map(({ id, name, employNo, department }) => ({
    id,
    label: name,
    detail: [employNo, department].filter(Boolean).join(' · '),
  }));
}
