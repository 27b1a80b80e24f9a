import { listCurrencies } from '@portal/contract/currencies';
import { queryOf } from '@portal/shared-ui';

/** Every currency of the portal, to choose from. */
export const currencyChoices = () => queryOf(['currencies', 'list'], listCurrencies);
