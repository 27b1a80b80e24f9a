import * as bulk from '@portal/contract/employee-bulk';
import type { EmployeeChange, EmployeeForm } from '@portal/contract/employee-forms';
import type { EmployeeFilter } from '@portal/contract/employee-rows';
import * as contract from '@portal/contract/employees';
import { call, download } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';
import { employeesKey } from '../../shared/employees.api.ts';

export const useCreateEmployee = () =>
  useSaving(employeesKey, (body: EmployeeForm) => call(contract.createEmployee, { body }));

export const useChangeEmployee = (employeeId: string) =>
  useSaving(employeesKey, (body: EmployeeChange) => call(contract.changeEmployee, { params: { employeeId }, body }));

export const useRemoveEmployee = () =>
  useSaving(employeesKey, (employeeId: string) => call(contract.removeEmployee, { params: { employeeId } }));

export const useInviteEmployees = () =>
  useSaving(employeesKey, (employeeIds: string[]) => call(bulk.inviteEmployees, { body: { employeeIds } }));

export const useSendLoginLinks = () =>
  useSaving(employeesKey, (employeeIds: string[]) => call(bulk.sendEmployeeLoginLinks, { body: { employeeIds } }));

export const useSetDepartment = () =>
  useSaving(employeesKey, (body: { employeeIds: string[]; department: string }) => call(bulk.setDepartment, { body }));

/** Everybody whom the filters match, over all pages. */
export const fetchEmployeeIds = ({ q, status, department, role, sort }: EmployeeFilter) =>
  call(bulk.listEmployeeIds, { query: { q, status, department, role, sort } });

/** The employees that the list shows, all pages, as a file. */
export function exportEmployees(
  { q, status, department, role, sort }: EmployeeFilter,
  format: 'csv' | 'xlsx',
): Promise<void> {
  return download(
    contract.exportEmployees,
    { query: { q, status, department, role, sort, format } },
    `employees.${format}`,
  );
}
