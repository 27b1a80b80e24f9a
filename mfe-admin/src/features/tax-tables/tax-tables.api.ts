import { listCurrencies } from '@portal/contract/currencies';
import * as contract from '@portal/contract/tax-tables';
import type { TaxRateChange, TaxRateFilter, TaxRateForm, TaxYearCopy } from '@portal/contract/tax-tables';
import { call, keepPreviousData, queryOptions } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';

const ratesKey = ['tax-rates'] as const;

export const taxRateList = (filter: TaxRateFilter) =>
  queryOptions({
    queryKey: [...ratesKey, filter],
    queryFn: ({ signal }) => call(contract.listTaxRates, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });

export const currencyChoices = () =>
  queryOptions({ queryKey: ['currencies', 'list'], queryFn: ({ signal }) => call(listCurrencies, {}, { signal }) });

export const useCreateTaxRate = () =>
  useSaving(ratesKey, (body: TaxRateForm) => call(contract.createTaxRate, { body }));
export const useChangeTaxRate = () =>
  useSaving(ratesKey, ({ taxRateId, ...body }: TaxRateChange & { taxRateId: string }) =>
    call(contract.changeTaxRate, { params: { taxRateId }, body }),
  );
export const useRemoveTaxRate = () =>
  useSaving(ratesKey, (taxRateId: string) => call(contract.removeTaxRate, { params: { taxRateId } }));
export const useCopyTaxYear = () => useSaving(ratesKey, (body: TaxYearCopy) => call(contract.copyTaxYear, { body }));
