import { getShopProduct } from '@portal/contract/shop-products';
import { queryOf } from '@portal/shared-ui';
import { everything } from './query-keys.ts';

export const shopProduct = (productId: string, subscriptionId: string | undefined) =>
  queryOf([...everything, 'products', productId, subscriptionId ?? ''], getShopProduct, {
    params: { productId },
    query: { subscriptionId },
  });
