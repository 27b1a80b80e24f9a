import * as contract from '@portal/contract/salary-systems';
import type {
  SalarySystemChange,
  SalarySystemFilter,
  SalarySystemForm,
  SalarySystemLayout,
} from '@portal/contract/salary-systems';
import { call, keepPreviousData, queryOptions } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';

const systemsKey = ['salary-systems'] as const;

export const salarySystemList = (filter: SalarySystemFilter) =>
  queryOptions({
    queryKey: [...systemsKey, 'list', filter],
    queryFn: ({ signal }) => call(contract.listSalarySystems, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });

export const salarySystemDetail = (salarySystemId: string) =>
  queryOptions({
    queryKey: [...systemsKey, 'one', salarySystemId],
    queryFn: ({ signal }) => call(contract.getSalarySystem, { params: { salarySystemId } }, { signal }),
  });

export const presetList = () =>
  queryOptions({
    queryKey: ['salary-system-presets'],
    queryFn: ({ signal }) => call(contract.listSalarySystemPresets, {}, { signal }),
  });

/** One sample draw in the layout as it stands in the form. */
export const layoutPreview = (layout: SalarySystemLayout) =>
  queryOptions({
    queryKey: ['salary-system-preview', layout],
    queryFn: ({ signal }) => call(contract.previewSalarySystem, { body: { layout } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useCreateSalarySystem = () =>
  useSaving(systemsKey, (body: SalarySystemForm) => call(contract.createSalarySystem, { body }));
export const useChangeSalarySystem = (salarySystemId: string) =>
  useSaving(systemsKey, (body: SalarySystemChange) =>
    call(contract.changeSalarySystem, { params: { salarySystemId }, body }),
  );
export const useRemoveSalarySystem = () =>
  useSaving(systemsKey, (salarySystemId: string) => call(contract.removeSalarySystem, { params: { salarySystemId } }));
