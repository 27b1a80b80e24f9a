import { getPayInFullOffers } from '@portal/contract/pay-in-full-requests';
import { listRmaItems } from '@portal/contract/rma';
import { call, queryOptions } from '@portal/shared-ui';
import { everything } from './query-keys.ts';

/** Own shipped items, for which damage can be reported. */
export const ownItems = queryOptions({ queryKey: [...everything, 'rma', 'items'], queryFn: () => call(listRmaItems) });

/** What paying costs now, for each running order. */
export const offers = queryOptions({
  queryKey: [...everything, 'pay-in-full', 'offers'],
  queryFn: () => call(getPayInFullOffers),
});
