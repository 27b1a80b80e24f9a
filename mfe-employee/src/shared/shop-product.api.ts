import { getShopProduct } from '@portal/contract/shop-products';
import { queryOf } from '@portal/shared-ui';
import { everything } from './query-keys.ts';

/** One product as a subscription offers it. */
export const shopProduct = (productId: string, subscriptionId: string | undefined) =>
  queryOf([...everything, 'products', productId, subscriptionId ?? ''], getShopProduct, {
    params: { productId },
    query: { subscriptionId },
  });
