import { adminProductBulk, supplierProductBulk } from '@portal/contract/product-bulk';
import { adminProducts, supplierProducts } from '@portal/contract/products';
import { catalogOwner as ownerOf, requireOwnedCatalog } from '../../access/catalog-owner.ts';
import type { Db } from '../../db/tenant.ts';
import type { Context } from '../../http/context.ts';
import type { Router } from '../../http/route.ts';
import { getAccessory, listAccessories, listAccessoriesForExport } from './accessories.queries.ts';
import { registerBulk } from './bulk-products.routes.ts';
import { sendExport } from './export-products.service.ts';
import { registerPictures } from './product-pictures.routes.ts';
import { getProduct, listForExport, listProducts } from './products.queries.ts';
import {
  changeAccessory,
  changeProduct,
  createAccessory,
  createProduct,
  removeAccessory,
  removeProducts,
} from './products.service.ts';

type Endpoints = typeof supplierProducts | typeof adminProducts;
type Here = Pick<Context<Endpoints['get']>, 'scope'> & { params: { catalogId: string } };

const catalogOf = (db: Db, { scope, params }: Here) =>
  requireOwnedCatalog(db, ownerOf(scope, params), params.catalogId);

function registerProducts(router: Router, endpoints: Endpoints): void {
  router.read(endpoints.list, ({ params, query, scope, tenant }) =>
    tenant(async (db) => listProducts(db, await catalogOf(db, { scope, params }), query)),
  );

  router.read(endpoints.export, ({ params, query: { format, ...filter }, scope, session, reply, tenant }) => {
    const read = (after: string, limit: number) =>
      tenant(async (db) => listForExport(db, await catalogOf(db, { scope, params }), filter, after, limit));
    return sendExport(reply, read, 'products', format, session.language);
  });

  router.route(endpoints.get, ({ params, scope, tenant, now }) =>
    tenant(async (db) => getProduct(db, await catalogOf(db, { scope, params }), params.productId, now)),
  );

  router.route(endpoints.create, ({ params, body, scope, tenant, ...moment }) =>
    tenant((db) => createProduct(db, ownerOf(scope, params), params.catalogId, body, moment)),
  );

  router.route(endpoints.change, ({ params, body, scope, tenant, ...moment }) =>
    tenant((db) => changeProduct(db, ownerOf(scope, params), params.catalogId, params.productId, body, moment)),
  );

  router.route(endpoints.remove, ({ params, scope, tenant, ...moment }) =>
    tenant(async (db) => {
      const { catalogId, productId: id } = params;
      await removeProducts(db, ownerOf(scope, params), catalogId, [id], 'product-not-found', moment);
      return { id };
    }),
  );

  router.route(endpoints.removeMany, ({ params, body, scope, tenant, ...moment }) =>
    tenant(async (db) => ({
      removed: await removeProducts(
        db,
        ownerOf(scope, params),
        params.catalogId,
        body.productIds,
        'remove-product-from-catalog-failed',
        moment,
      ),
    })),
  );
}

function registerAccessories(router: Router, endpoints: Endpoints): void {
  router.read(endpoints.listAccessories, ({ params, query, scope, tenant }) =>
    tenant(async (db) => listAccessories(db, await catalogOf(db, { scope, params }), query)),
  );

  router.read(
    endpoints.exportAccessories,
    ({ params, query: { format, ...filter }, scope, session, reply, tenant }) => {
      const read = (after: string, limit: number) =>
        tenant(async (db) =>
          listAccessoriesForExport(db, await catalogOf(db, { scope, params }), filter, after, limit),
        );
      return sendExport(reply, read, 'accessories', format, session.language);
    },
  );

  router.route(endpoints.getAccessory, ({ params, scope, tenant }) =>
    tenant(async (db) => getAccessory(db, await catalogOf(db, { scope, params }), params.accessoryId)),
  );

  router.route(endpoints.createAccessory, ({ params, body, scope, tenant, ...moment }) =>
    tenant((db) => createAccessory(db, ownerOf(scope, params), params.catalogId, body, moment)),
  );

  router.route(endpoints.changeAccessory, ({ params, body, scope, tenant, ...moment }) =>
    tenant((db) => changeAccessory(db, ownerOf(scope, params), params.catalogId, params.accessoryId, body, moment)),
  );

  router.route(endpoints.removeAccessory, ({ params, scope, tenant, ...moment }) =>
    tenant((db) => removeAccessory(db, ownerOf(scope, params), params.catalogId, params.accessoryId, moment)),
  );
}

/** Products and accessories of a supplier's own catalogs (SPEC 3, 6). */
export function supplierProductRoutes(router: Router): void {
  registerProducts(router, supplierProducts);
  registerAccessories(router, supplierProducts);
  registerPictures(router, supplierProducts);
  registerBulk(router, supplierProductBulk);
}

/** Back office keeps every supplier's products (RULES 3.6). */
export function adminProductRoutes(router: Router): void {
  registerProducts(router, adminProducts);
  registerAccessories(router, adminProducts);
  registerPictures(router, adminProducts);
  registerBulk(router, adminProductBulk);
}
