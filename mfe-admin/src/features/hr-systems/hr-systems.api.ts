import * as contract from '@portal/contract/hr-systems';
import type { HrSystemChange, HrSystemFilter, HrSystemForm } from '@portal/contract/hr-systems';
import { call, listOf, queryOf } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';

const systemsKey = ['hr-systems'] as const;

export const hrSystemList = (filter: HrSystemFilter) =>
  listOf([...systemsKey, 'list', filter], contract.listHrSystems, { query: filter });

export const hrSystemDetail = (hrSystemId: string) =>
  queryOf([...systemsKey, 'one', hrSystemId], contract.getHrSystem, { params: { hrSystemId } });

export const useCreateHrSystem = () =>
  useSaving(systemsKey, (body: HrSystemForm) => call(contract.createHrSystem, { body }));
export const useChangeHrSystem = (hrSystemId: string) =>
  useSaving(systemsKey, (body: HrSystemChange) => call(contract.changeHrSystem, { params: { hrSystemId }, body }));
export const useRemoveHrSystem = () =>
  useSaving(systemsKey, (hrSystemId: string) => call(contract.removeHrSystem, { params: { hrSystemId } }));
