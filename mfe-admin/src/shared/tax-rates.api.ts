import { listTaxRates, type TaxRateFilter } from '@portal/contract/tax-tables';
import { call, keepPreviousData, queryOptions } from '@portal/shared-ui';

/** The beginning of every query key about tax rates. */
export const taxRatesKey = ['tax-rates'] as const;

export const taxRateList = (filter: TaxRateFilter) =>
  queryOptions({
    queryKey: [...taxRatesKey, 'list', filter],
    queryFn: ({ signal }) => call(listTaxRates, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });
