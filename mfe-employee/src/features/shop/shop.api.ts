import type { QueryOf } from '@portal/contract/endpoint';
import { listEmployeeSubscriptions, listShopCatalogs, openSubscriptions } from '@portal/contract/shop-catalogs';
import { getShopFacets, listShopProducts } from '@portal/contract/shop-products';
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

/** One page of cards. */
export const shopProducts = (query: ProductQuery) =>
  queryOptions({
    queryKey: [...everything, 'products', 'list', query],
    queryFn: () => call(listShopProducts, { query }),
    placeholderData: keepPreviousData,
  });

/** Categories and brands with their numbers. */
export const shopFacets = (query: QueryOf<typeof getShopFacets>) =>
  queryOptions({
    queryKey: [...everything, 'products', 'facets', query],
    queryFn: () => call(getShopFacets, { query }),
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
