import * as contract from '@portal/contract/currencies';
import type { CurrencyChange, CurrencyForm } from '@portal/contract/currencies';
import { call, queryOptions } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';

const currenciesKey = ['currencies'] as const;

export const currencyList = () =>
  queryOptions({
    queryKey: [...currenciesKey, 'list'],
    queryFn: ({ signal }) => call(contract.listCurrencies, {}, { signal }),
  });

export const currencyDetail = (currencyId: string) =>
  queryOptions({
    queryKey: [...currenciesKey, 'one', currencyId],
    queryFn: ({ signal }) => call(contract.getCurrency, { params: { currencyId } }, { signal }),
  });

export const useCreateCurrency = () =>
  useSaving(currenciesKey, (body: CurrencyForm) => call(contract.createCurrency, { body }));
export const useChangeCurrency = (currencyId: string) =>
  useSaving(currenciesKey, (body: CurrencyChange) => call(contract.changeCurrency, { params: { currencyId }, body }));
export const useRemoveCurrency = () =>
  useSaving(currenciesKey, (currencyId: string) => call(contract.removeCurrency, { params: { currencyId } }));
