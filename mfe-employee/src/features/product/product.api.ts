import type { BodyOf } from '@portal/contract/endpoint';
import { placeOrder } from '@portal/contract/shop-orders';
import { call } from '@portal/shared-ui';
import { useBinding } from '@portal/shared-ui/kit';
import { everything } from '../../shared/query-keys.ts';

type OrderBody = BodyOf<typeof placeOrder>;

/**
 * Orders what was seen; afterwards everything that the order changed (subsidy, what may still be chosen, my orders) is
 * asked for again.
 */
export const usePlaceOrder = () =>
  useBinding(everything, (body: OrderBody, idempotencyKey) => call(placeOrder, { body }, { idempotencyKey }));
