import * as contract from '@portal/contract/hr-systems';
import type { HrSystemChange, HrSystemFilter, HrSystemForm } from '@portal/contract/hr-systems';
import { call, keepPreviousData, queryOptions } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';

const systemsKey = ['hr-systems'] as const;

export const hrSystemList = (filter: HrSystemFilter) =>
  queryOptions({
    queryKey: [...systemsKey, 'list', filter],
    queryFn: ({ signal }) => call(contract.listHrSystems, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });

export const hrSystemDetail = (hrSystemId: string) =>
  queryOptions({
    queryKey: [...systemsKey, 'one', hrSystemId],
    queryFn: ({ signal }) => call(contract.getHrSystem, { params: { hrSystemId } }, { signal }),
  });

export const useCreateHrSystem = () =>
  useSaving(systemsKey, (body: HrSystemForm) => call(contract.createHrSystem, { body }));
export const useChangeHrSystem = (hrSystemId: string) =>
  useSaving(systemsKey, (body: HrSystemChange) => call(contract.changeHrSystem, { params: { hrSystemId }, body }));
export const useRemoveHrSystem = () =>
  useSaving(systemsKey, (hrSystemId: string) => call(contract.removeHrSystem, { params: { hrSystemId } }));
