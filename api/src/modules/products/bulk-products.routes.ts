import { bulkLimit } from '@portal/contract/employee-bulk';
import type { adminProductBulk, supplierProductBulk } from '@portal/contract/product-bulk';
import { catalogOwner as ownerOf, requireOwnedCatalog } from '../../access/catalog-owner.ts';
import type { Router } from '../../http/route.ts';
import { changeProducts, undoChanges } from './bulk-products.service.ts';
import { listProductIds } from './products.queries.ts';

/** One change of many products, and its undo. */
export function registerBulk(router: Router, endpoints: typeof supplierProductBulk | typeof adminProductBulk): void {
  router.route(endpoints.ids, ({ params, query, scope, tenant }) =>
    tenant(async (db) =>
      listProductIds(db, await requireOwnedCatalog(db, ownerOf(scope, params), params.catalogId), query, bulkLimit),
    ),
  );
  router.route(endpoints.change, ({ params, body, scope, tenant, ...moment }) =>
    tenant((db) => changeProducts(db, ownerOf(scope, params), params.catalogId, body, { ...moment, act: body.act })),
  );
  router.route(endpoints.undo, ({ params, body, scope, tenant, ...moment }) =>
    tenant((db) => undoChanges(db, ownerOf(scope, params), params.catalogId, body.rows, { ...moment, act: body.act })),
  );
}
