import * as contract from '@portal/contract/currencies';
import type { CurrencyChange, CurrencyForm } from '@portal/contract/currencies';
import { call, queryOf } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';

const currenciesKey = ['currencies'] as const;

export const currencyList = () => queryOf([...currenciesKey, 'list'], contract.listCurrencies);

export const currencyDetail = (currencyId: string) =>
  queryOf([...currenciesKey, 'one', currencyId], contract.getCurrency, { params: { currencyId } });

export const useCreateCurrency = () =>
  useSaving(currenciesKey, (body: CurrencyForm) => call(contract.createCurrency, { body }));
export const useChangeCurrency = (currencyId: string) =>
  useSaving(currenciesKey, (body: CurrencyChange) => call(contract.changeCurrency, { params: { currencyId }, body }));
export const useRemoveCurrency = () =>
  useSaving(currenciesKey, (currencyId: string) => call(contract.removeCurrency, { params: { currencyId } }));
