import * as bulk from '@portal/contract/employee-bulk';
import type { EmployeeChange, EmployeeForm } from '@portal/contract/employee-forms';
import type { EmployeeFilter } from '@portal/contract/employee-rows';
import * as contract from '@portal/contract/employees';
import type { Seen } from '@portal/contract/seen';
import { call, download, queryOf, queryOptions } from '@portal/shared-ui';
import { useBinding, useSaving } from '@portal/shared-ui/kit';
import { employeesKey } from '../../shared/employees.api.ts';

export const useCreateEmployee = () =>
  useSaving(employeesKey, (body: EmployeeForm) => call(contract.createEmployee, { body }));

export const useChangeEmployee = (employeeId: string) =>
  useSaving(employeesKey, (body: EmployeeChange) => call(contract.changeEmployee, { params: { employeeId }, body }));

/** `onRemoved` leaves a page of that person before the lists are read anew. */
export const useRemoveEmployee = (onRemoved?: () => void) =>
  useSaving(employeesKey, async (employeeId: string) => {
    const removed = await call(contract.removeEmployee, { params: { employeeId } });
    onRemoved?.();
    return removed;
  });

/** The two mails that let people in: whom each would reach, and its sending. */
const loginMails = {
  invitation: { preview: bulk.previewInvitations, send: bulk.inviteEmployees },
  link: { preview: bulk.previewLoginLinks, send: bulk.sendEmployeeLoginLinks },
} as const;
export type LoginMail = keyof typeof loginMails;
const previewsKey = ['login-mails'] as const;

export const loginMailPreview = (mail: LoginMail, employeeIds: readonly string[]) =>
  queryOptions({
    ...queryOf([...previewsKey, mail, employeeIds], loginMails[mail].preview, {
      body: { employeeIds: [...employeeIds] },
    }),
    staleTime: 0,
    gcTime: 0,
  });

export const useSendLoginMail = (mail: LoginMail) =>
  useBinding(
    employeesKey,
    (body: { employeeIds: string[]; seen: Seen }, idempotencyKey) =>
      call(loginMails[mail].send, { body }, { idempotencyKey }),
    previewsKey,
  );

export const useSetDepartment = () =>
  useSaving(employeesKey, (body: { employeeIds: string[]; department: string }) => call(bulk.setDepartment, { body }));

/** Everybody whom the filters match, over all pages. */
export const fetchEmployeeIds = async ({ page: _page, pageSize: _size, count: _count, ...query }: EmployeeFilter) => {
  const { data } = await call(bulk.listEmployeeIds, { query });
  return { ids: data.employeeIds, isAll: data.isAll };
};

/** The employees that the list shows, all pages, as a file. */
export function exportEmployees(
  { page: _page, pageSize: _size, count: _count, ...filter }: EmployeeFilter,
  format: 'csv' | 'xlsx',
): Promise<void> {
  return download(contract.exportEmployees, { query: { ...filter, format } }, `employees.${format}`);
}
