import { getShopProduct } from '@portal/contract/shop-products';
import { call, queryOptions } from '@portal/shared-ui';
import { everything } from './query-keys.ts';

/** One product as a subscription offers it. */
export const shopProduct = (productId: string, subscriptionId: string | undefined) =>
  queryOptions({
    queryKey: [...everything, 'products', productId, subscriptionId ?? ''],
    queryFn: () => call(getShopProduct, { params: { productId }, query: { subscriptionId } }),
  });
