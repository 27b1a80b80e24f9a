import * as bulk from '@portal/contract/employee-bulk';
import * as changes from '@portal/contract/employee-changes';
import type { EmployeeChange, NewEmployeeForm } from '@portal/contract/employee-forms';
import type { EmployeeFilter } from '@portal/contract/employee-rows';
import * as contract from '@portal/contract/employees';
import type { Endpoint } from '@portal/contract/endpoint';
import { exportOf } from '@portal/contract/list-exports';
import type { Seen } from '@portal/contract/seen';
import type { QueryClient } from '@portal/shared-ui';
import { call, download, pollUntil, queryOf, queryOptions } from '@portal/shared-ui';
import { useBinding, useSaving } from '@portal/shared-ui/kit';
import { employeesKey } from '../../shared/employees.api.ts';
import { everything } from '../../shared/query-keys.ts';

export const useCreateEmployee = () =>
  useSaving(employeesKey, (body: NewEmployeeForm) => call(contract.createEmployee, { body }));

export const useChangeEmployee = (employeeId: string) =>
  useSaving(everything, (body: EmployeeChange) => call(contract.changeEmployee, { params: { employeeId }, body }));

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

const unkept = { staleTime: 0, gcTime: 0 } as const;
export const loginMailPreview = (mail: LoginMail, employeeIds: readonly string[]) =>
  queryOptions({
    ...queryOf([...previewsKey, mail, employeeIds], loginMails[mail].preview, {
      body: { employeeIds: [...employeeIds] },
    }),
    ...unkept,
  });

/** The kind of a change that sends this mail to all who match. */
export const kindOfMail = { invitation: 'INVITATION', link: 'LOGIN_LINK' } as const;

export const manyMailsPreview = (mail: LoginMail, matching: changes.Matching) =>
  queryOptions({
    ...queryOf([...previewsKey, mail, matching], changes.previewManyMails, {
      body: { matching, mail: kindOfMail[mail] },
    }),
    ...unkept,
  });

export const useChangeMany = () =>
  useBinding(
    employeesKey,
    (body: { matching: changes.Matching; change: changes.ManyChange }, idempotencyKey) =>
      call(changes.changeMany, { body }, { idempotencyKey }),
    previewsKey,
  );

export const useUndoMany = () =>
  useSaving(employeesKey, (changeId: string) => call(changes.undoMany, { params: { changeId } }));

/** How far a change of many is. When it is over the lists are read anew. */
export const manyChange = (client: QueryClient, changeId: string) =>
  queryOptions({
    queryKey: ['many-change', changeId],
    queryFn: async () => {
      const answer = await call(changes.getManyChange, { params: { changeId } });
      if (isOver(answer.data)) void client.invalidateQueries({ queryKey: employeesKey });
      return answer;
    },
    refetchInterval: pollUntil(({ data }: { data: changes.EmployeesChange }) => isOver(data)),
  });
export const isOver = ({ status }: changes.EmployeesChange) => status === 'DONE' || status === 'FAILED';

const leftOut: Endpoint & { response: null } = exportOf(changes.listChanged);
/** Those of a change who stayed as they were, or got no mail, as a file that says why. */
export function downloadLeftOut(changeId: string, format: 'csv' | 'xlsx'): Promise<void> {
  const filter = JSON.stringify({ join: 'all', groups: [[['outcome', 'none', 'CHANGED', 'SENT']]] });
  const query = { filter, format };
  return download(leftOut, { params: { changeId }, query }, `employees.${format}`);
}

export const useSendLoginMail = (mail: LoginMail) =>
  useBinding(
    employeesKey,
    (body: { employeeIds: string[]; seen: Seen }, idempotencyKey) =>
      call(loginMails[mail].send, { body }, { idempotencyKey }),
    previewsKey,
  );

export const useSetDepartment = () =>
  useSaving(employeesKey, (body: { employeeIds: string[]; department: string }) => call(bulk.setDepartment, { body }));

/** All employees whom the filters match, over all pages. */
export const fetchEmployeeIds = async ({ page: _page, pageSize: _size, count: _count, ...query }: EmployeeFilter) => {
  const { data } = await call(bulk.listEmployeeIds, { query });
  return { ids: data.employeeIds, isAll: data.isAll };
};

/** The conditions of the list, without what is of the screen. */
export const matchingOf = ({ page: _page, pageSize: _size, count: _count, sort: _sort, ...matching }: EmployeeFilter) =>
  matching;

export const countEmployees = async (filter: EmployeeFilter): Promise<number> =>
  (await call(contract.listEmployees, { query: { ...filter, page: 1, pageSize: 1, count: 'exact' } })).meta.total ?? 0;

/** The employees that the list shows, all pages, as a file. */
export function exportEmployees(
  { page: _page, pageSize: _size, count: _count, ...filter }: EmployeeFilter,
  format: 'csv' | 'xlsx',
): Promise<void> {
  return download(contract.exportEmployees, { query: { ...filter, format } }, `employees.${format}`);
}
