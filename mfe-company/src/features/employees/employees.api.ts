import * as contract from '@portal/contract/employees';
import type { EmployeeChange, EmployeeFilter, EmployeeForm } from '@portal/contract/employees';
import { call, download, useMutation, useQueryClient } from '@portal/shared-ui';
import { employeesKey } from '../../shared/employees.api.ts';

/** A mutation whose errors are shown where they belong, and after which every list of employees is fetched again. */
function useEmployeeMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, meta: { inline: true }, onSuccess: () => client.invalidateQueries({ queryKey: employeesKey }) });
}

export const useCreateEmployee = () => useEmployeeMutation((body: EmployeeForm) => call(contract.createEmployee, { body }));

export const useChangeEmployee = (employeeId: string) => useEmployeeMutation((body: EmployeeChange) => call(contract.changeEmployee, { params: { employeeId }, body }));

export const useRemoveEmployee = () => useEmployeeMutation((employeeId: string) => call(contract.removeEmployee, { params: { employeeId } }));

export const useInviteEmployees = () => useEmployeeMutation((employeeIds: string[]) => call(contract.inviteEmployees, { body: { employeeIds } }));

export const useSendLoginLinks = () => useEmployeeMutation((employeeIds: string[]) => call(contract.sendEmployeeLoginLinks, { body: { employeeIds } }));

/** The employees that the list shows, all pages, as a file. */
export function exportEmployees({ q, status, department, role, sort }: EmployeeFilter, format: 'csv' | 'xlsx'): Promise<void> {
  return download(contract.exportEmployees, { query: { q, status, department, role, sort, format } }, `employees.${format}`);
}
