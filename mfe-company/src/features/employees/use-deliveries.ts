import { listDeliveries, type EmployeeDelivery } from '@portal/contract/employee-bulk';
import type { EmployeeRow } from '@portal/contract/employee-rows';
import { listOf, pollUntil, queryOptions, useQuery } from '@portal/shared-ui';
import { employeesKey } from '../../shared/employees.api.ts';

/** A row of the list with what became of the person's last invitation or link, once that is known. */
export type ListedEmployee = EmployeeRow & { delivery?: EmployeeDelivery | undefined };

type Answer = { data: EmployeeDelivery[] };

const deliveries = (employeeIds: string[]) =>
  queryOptions({
    ...listOf([...employeesKey, 'deliveries', employeeIds], listDeliveries, { body: { employeeIds } }),
    refetchInterval: pollUntil(({ data }: Answer) => data.every(({ state }) => state !== 'WAITING')),
    meta: { inline: true },
  });

/** Adds the delivery states to a page of employees; asks only while they are shown, and again while a mail waits. */
export function useDeliveries(
  rows: readonly EmployeeRow[] | undefined,
  isShown: boolean,
): ListedEmployee[] | undefined {
  const ids = (rows ?? []).map(({ id }) => id);
  const { data } = useQuery({ ...deliveries(ids), enabled: isShown && ids.length > 0 });
  const byId = new Map((data?.data ?? []).map((delivery) => [delivery.employeeId, delivery]));
  return rows?.map((row) => ({ ...row, delivery: byId.get(row.id) }));
}
