import { listCurrencies } from '@portal/contract/currencies';
import { call, queryOptions } from '@portal/shared-ui';

/** Every currency of the portal, to choose from. */
export const currencyChoices = () =>
  queryOptions({ queryKey: ['currencies', 'list'], queryFn: ({ signal }) => call(listCurrencies, {}, { signal }) });
