import { search } from '@portal/contract/search';
import type { Router } from '../../http/route.ts';
import { searchEmployees, searchOrders, searchPlaces, searchProducts } from './search.queries.ts';

/** Global search; runs as the caller, so nothing of another tenant is found, counted or hinted at (SECURITY T23). */
export function searchRoutes(router: Router): void {
  router.read(search, async ({ query, scope, tenant }) =>
    tenant(async (db) => {
      const [employees, orders, places, products] = await Promise.all([
        searchEmployees(db, scope, query.q),
        searchOrders(db, scope, query.q),
        searchPlaces(db, scope, query.q),
        searchProducts(db, scope, query.q),
      ]);
      return { employees, orders, places, products };
    }),
  );
}
