import type { QueryOf } from '@portal/contract/endpoint';
import { listEmployeeSubscriptions, listShopCatalogs, openSubscriptions } from '@portal/contract/shop-catalogs';
import { getShopFacets, listShopProducts } from '@portal/contract/shop-products';
import { call, listOf, queryOf, useMutation } from '@portal/shared-ui';
import { useEffect } from 'react';
import { everything } from '../../shared/query-keys.ts';

/** Running and upcoming subscriptions: an empty shop says from them when it opens. */
export const employeeSubscriptions = () => queryOf([...everything, 'subscriptions'], listEmployeeSubscriptions);

/** Catalogs open today. */
export const shopCatalogs = () => queryOf([...everything, 'catalogs'], listShopCatalogs);

type ProductQuery = Partial<QueryOf<typeof listShopProducts>>;

/** One page of cards. */
export const shopProducts = (query: ProductQuery) =>
  listOf([...everything, 'products', 'list', query], listShopProducts, { query });

export const shopFacets = (query: QueryOf<typeof getShopFacets>) =>
  listOf([...everything, 'products', 'facets', query], getShopFacets, { query });

/**
 * Tells the workplace that the invitation was seen. Best effort: a failure is only logged, the shop works without it,
 * and the next visit tells it again.
 */
export function useSeenNote(): void {
  const { mutate } = useMutation({ mutationFn: () => call(openSubscriptions), meta: { quiet: true } });
  useEffect(() => mutate(), [mutate]);
}
