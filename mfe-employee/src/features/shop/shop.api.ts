import type { QueryOf } from '@portal/contract/endpoint';
import { listEmployeeSubscriptions, listShopCatalogs, openSubscriptions } from '@portal/contract/shop-catalogs';
import { listShopProducts } from '@portal/contract/shop-products';
import { call, keepPreviousData, queryOptions, useMutation } from '@portal/shared-ui';
import { useEffect } from 'react';
import { everything } from '../../shared/query-keys.ts';

/** Running and upcoming subscriptions: an empty shop says from them when it opens. */
export const employeeSubscriptions = () =>
  queryOptions({ queryKey: [...everything, 'subscriptions'], queryFn: () => call(listEmployeeSubscriptions) });

/** Catalogs open today. */
export const shopCatalogs = () =>
  queryOptions({ queryKey: [...everything, 'catalogs'], queryFn: () => call(listShopCatalogs) });

type ProductQuery = Partial<QueryOf<typeof listShopProducts>>;

/** One page of cards of a catalog. */
export const shopProducts = (catalogId: string, query: ProductQuery) =>
  queryOptions({
    queryKey: [...everything, 'catalogs', catalogId, 'products', query],
    queryFn: () => call(listShopProducts, { params: { catalogId }, query }),
    placeholderData: keepPreviousData,
  });

/**
 * Tells the workplace that the invitation was seen. Best effort: a failure is only logged, the shop works without it,
 * and the next visit tells it again.
 */
export function useSeenNote(): void {
  const { mutate } = useMutation({ mutationFn: () => call(openSubscriptions), meta: { quiet: true } });
  useEffect(() => mutate(), [mutate]);
}
