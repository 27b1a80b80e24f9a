import * as contract from '@portal/contract/salary-systems';
import type {
  SalarySystemChange,
  SalarySystemFilter,
  SalarySystemForm,
  SalarySystemLayout,
} from '@portal/contract/salary-systems';
import { call, listOf, queryOf } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';

const systemsKey = ['salary-systems'] as const;

export const salarySystemList = (filter: SalarySystemFilter) =>
  listOf([...systemsKey, 'list', filter], contract.listSalarySystems, { query: filter });

export const salarySystemDetail = (salarySystemId: string) =>
  queryOf([...systemsKey, 'one', salarySystemId], contract.getSalarySystem, { params: { salarySystemId } });

export const presetList = () => queryOf(['salary-system-presets'], contract.listSalarySystemPresets);

/** One sample draw in the layout as it stands in the form. */
export const layoutPreview = (layout: SalarySystemLayout) =>
  listOf(['salary-system-preview', layout], contract.previewSalarySystem, { body: { layout } });

export const useCreateSalarySystem = () =>
  useSaving(systemsKey, (body: SalarySystemForm) => call(contract.createSalarySystem, { body }));
export const useChangeSalarySystem = (salarySystemId: string) =>
  useSaving(systemsKey, (body: SalarySystemChange) =>
    call(contract.changeSalarySystem, { params: { salarySystemId }, body }),
  );
export const useRemoveSalarySystem = () =>
  useSaving(systemsKey, (salarySystemId: string) => call(contract.removeSalarySystem, { params: { salarySystemId } }));
