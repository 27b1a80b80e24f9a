import { getPayInFullOffers } from '@portal/contract/pay-in-full-requests';
import { listRmaItems } from '@portal/contract/rma';
import { queryOf } from '@portal/shared-ui';
import { everything } from './query-keys.ts';

/** Own shipped items, for which damage can be reported. */
export const ownItems = queryOf([...everything, 'rma', 'items'], listRmaItems);

/** What paying costs now, for each running order. */
export const offers = queryOf([...everything, 'pay-in-full', 'offers'], getPayInFullOffers);
