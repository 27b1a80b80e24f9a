import type { EmployeeFilter } from '@portal/contract/employee-rows';
import { getEmployee, listDepartments, listEmployees } from '@portal/contract/employees';
import { call, keepPreviousData, queryOptions } from '@portal/shared-ui';

/** Everything about employees in the cache; invalidate it after a change. */
export const employeesKey = ['employees'] as const;

export const employeeList = (filter: Partial<EmployeeFilter>) =>
  queryOptions({
    queryKey: [...employeesKey, 'list', filter],
    queryFn: ({ signal }) => call(listEmployees, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });

export const employeeDetail = (employeeId: string) =>
  queryOptions({
    queryKey: [...employeesKey, 'one', employeeId],
    queryFn: ({ signal }) => call(getEmployee, { params: { employeeId } }, { signal }),
  });

/** Departments with how many people each has. */
export const departmentList = () =>
  queryOptions({
    queryKey: [...employeesKey, 'departments'],
    queryFn: ({ signal }) => call(listDepartments, {}, { signal }),
  });

/** People for a field that searches: name, then number and department. */
export async function findEmployees(q: string, signal: AbortSignal) {
  const { data } = await call(listEmployees, { query: { q, pageSize: 20 } }, { signal });
  return data.map(({ id, name, employNo, department }) => ({
    id,
    label: name,
    detail: [employNo, department].filter(Boolean).join(' · '),
  }));
}
