import { previewTaxTable } from '@portal/contract/tax-preview';
import * as contract from '@portal/contract/tax-tables';
import type { TaxRateChange, TaxRateForm, TaxYearCopy } from '@portal/contract/tax-tables';
import { call, queryOf } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';
import { taxRatesKey } from '../../shared/tax-rates.api.ts';

export const taxPreview = (country: string, asOf: string) =>
  queryOf([...taxRatesKey, 'preview', country, asOf], previewTaxTable, { query: { country, asOf } });

export const useCreateTaxRate = () =>
  useSaving(taxRatesKey, (body: TaxRateForm) => call(contract.createTaxRate, { body }));
export const useChangeTaxRate = () =>
  useSaving(taxRatesKey, ({ taxRateId, ...body }: TaxRateChange & { taxRateId: string }) =>
    call(contract.changeTaxRate, { params: { taxRateId }, body }),
  );
export const useRemoveTaxRate = () =>
  useSaving(taxRatesKey, (taxRateId: string) => call(contract.removeTaxRate, { params: { taxRateId } }));
export const useCopyTaxYear = () => useSaving(taxRatesKey, (body: TaxYearCopy) => call(contract.copyTaxYear, { body }));
