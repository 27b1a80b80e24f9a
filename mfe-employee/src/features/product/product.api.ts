import { useRef } from 'react';
import type { BodyOf } from '@portal/contract/endpoint';
import { placeOrder } from '@portal/contract/shop-orders';
import { getShopProduct } from '@portal/contract/shop-products';
import { call, newIdempotencyKey, queryOptions, useMutation, useQueryClient } from '@portal/shared-ui';
import { everything } from '../../shared/query-keys.ts';

/** One product as a subscription offers it. */
export const shopProduct = (productId: string, subscriptionId: string | undefined) =>
  queryOptions({ queryKey: [...everything, 'products', productId, subscriptionId ?? ''], queryFn: () => call(getShopProduct, { params: { productId }, query: { subscriptionId } }) });

export type OrderBody = BodyOf<typeof placeOrder>;

/**
 * Orders. The same choice sent again after an answer that never came carries the same key, so it is one order.
 * Afterwards everything that the order changed (subsidy, what may still be chosen, my orders) is asked for again.
 */
export function usePlaceOrder() {
  const client = useQueryClient();
  const sent = useRef({ choice: '', key: '' });
  return useMutation({
    mutationFn: (body: OrderBody) => {
      const choice = JSON.stringify(body);
      if (sent.current.choice !== choice) sent.current = { choice, key: newIdempotencyKey() };
      return call(placeOrder, { body }, { idempotencyKey: sent.current.key });
    },
    meta: { inline: true },
    onSuccess: () => void client.invalidateQueries({ queryKey: everything }),
  });
}
