import * as contract from '@portal/contract/employee-exit';
import type { ExitForm } from '@portal/contract/employee-exit';
import type { Seen } from '@portal/contract/seen';
import { call, listOf, queryOf, queryOptions } from '@portal/shared-ui';
import { useBinding, useSaving } from '@portal/shared-ui/kit';
import { employeesKey } from '../../shared/employees.api.ts';
import { everything } from '../../shared/query-keys.ts';

export const employeeExit = (employeeId: string) =>
  queryOf([...employeesKey, 'exit', employeeId], contract.getEmployeeExit, { params: { employeeId } });

/** The effect of an exit that is not saved. A day that is not in the future is shown at its field, not as a toast. */
export const exitPreview = (employeeId: string, exitDate: string, exitReason: ExitForm['exitReason'] | undefined) =>
  queryOptions({
    ...listOf([...employeesKey, 'exit', employeeId, 'preview', exitDate, exitReason], contract.previewEmployeeExit, {
      params: { employeeId },
      query: { exitDate, exitReason },
    }),
    meta: { inline: true },
  });

export const useSetExit = (employeeId: string) =>
  useBinding(everything, (body: ExitForm, idempotencyKey) =>
    call(contract.setEmployeeExit, { params: { employeeId }, body }, { idempotencyKey }),
  );

export const useSendExit = (employeeId: string) =>
  useBinding(everything, (body: { seen: Seen }, idempotencyKey) =>
    call(contract.sendEmployeeExit, { params: { employeeId }, body }, { idempotencyKey }),
  );

export const useWithdrawExit = (employeeId: string) =>
  useSaving(everything, (version: number) =>
    call(contract.withdrawEmployeeExit, { params: { employeeId }, body: { version } }),
  );
