import { listTaxRates, type TaxRateFilter } from '@portal/contract/tax-tables';
import { listOf } from '@portal/shared-ui';

/** The beginning of every query key about tax rates. */
export const taxRatesKey = ['tax-rates'] as const;

export const taxRateList = (filter: TaxRateFilter) =>
  listOf([...taxRatesKey, 'list', filter], listTaxRates, { query: filter });
