import { adminCatalogs, supplierCatalogs } from '@portal/contract/catalogs';
import * as given from '@portal/contract/given-catalogs';
import { catalogOwner as ownerOf, requireAssignableCatalog } from '../../access/catalog-owner.ts';
import { readDependants } from '../../db/dependants.ts';
import type { Router } from '../../http/route.ts';
import { listCatalogCompanies, listCatalogsOfCompany, usesOf } from './assignments.queries.ts';
import { assignCatalog, requireCompany, resetCompany, unlinkCatalog } from './assignments.service.ts';
import { assertSupplier, getCatalog, listCatalogs } from './catalogs.queries.ts';
import { changeCatalog, createCatalog, removeCatalog } from './catalogs.service.ts';
import { giveCatalog, listResellers, takeCatalogBack } from './given-catalogs.service.ts';

type Endpoints = typeof supplierCatalogs | typeof adminCatalogs;

function register(router: Router, endpoints: Endpoints): void {
  router.list(endpoints.list, ({ params, query, scope, tenant, today }) =>
    tenant(async (db) => {
      const owner = ownerOf(scope, params);
      await assertSupplier(db, owner);
      return listCatalogs(db, owner, query, today);
    }),
  );

  router.route(endpoints.get, ({ params, scope, tenant, today }) =>
    tenant((db) => getCatalog(db, ownerOf(scope, params), params.catalogId, today)),
  );

  router.route(endpoints.create, ({ params, body, scope, tenant, ...moment }) =>
    tenant((db) => createCatalog(db, ownerOf(scope, params), body, moment)),
  );

  router.route(endpoints.change, ({ params, body, scope, tenant, ...moment }) =>
    tenant((db) => changeCatalog(db, ownerOf(scope, params), params.catalogId, body, moment)),
  );

  router.route(endpoints.remove, ({ params, scope, tenant, ...moment }) =>
    tenant((db) => removeCatalog(db, ownerOf(scope, params), params.catalogId, moment)),
  );

  router.list(endpoints.companies, ({ params, query, scope, tenant, today }) =>
    tenant(async (db) => {
      const owner = ownerOf(scope, params);
      await requireAssignableCatalog(db, owner, params.catalogId);
      return listCatalogCompanies(db, owner, params.catalogId, query, today);
    }),
  );

  router.route(endpoints.uses, ({ params, query, scope, tenant, today }) =>
    tenant(async (db) => {
      const owner = ownerOf(scope, params);
      const { id } = await requireAssignableCatalog(db, owner, params.catalogId);
      return readDependants(db, usesOf(owner, id, today, query.companyId));
    }),
  );

  router.route(endpoints.assign, ({ params, body, scope, tenant, ...moment }) =>
    tenant((db) => assignCatalog(db, ownerOf(scope, params), params.catalogId, body.companyIds, moment)),
  );

  router.route(endpoints.unlink, ({ params, scope, tenant, ...moment }) =>
    tenant((db) => unlinkCatalog(db, ownerOf(scope, params), params.catalogId, params.companyId, moment)),
  );

  router.route(endpoints.ofCompany, ({ params, query, scope, tenant, today }) =>
    tenant(async (db) => {
      const owner = ownerOf(scope, params);
      await assertSupplier(db, owner);
      await requireCompany(db, owner, params.companyId);
      return listCatalogsOfCompany(db, owner, params.companyId, query, today);
    }),
  );

  router.route(endpoints.reset, ({ params, scope, tenant, ...moment }) =>
    tenant((db) => resetCompany(db, ownerOf(scope, params), params.companyId, moment)),
  );
}

/** A supplier's own catalogs and, for a reseller, which companies have them (SPEC 2, 6). */
export function supplierCatalogRoutes(router: Router): void {
  register(router, supplierCatalogs);
}

/** Back office keeps every supplier's catalogs and assigns them (DECISIONS 11). */
export function adminCatalogRoutes(router: Router): void {
  register(router, adminCatalogs);
  router.route(given.listCatalogResellers, ({ params, scope, tenant }) =>
    tenant((db) => listResellers(db, ownerOf(scope, params), params.catalogId)),
  );
  router.route(given.giveCatalog, ({ params, body, scope, tenant, ...moment }) =>
    tenant((db) => giveCatalog(db, ownerOf(scope, params), params.catalogId, body.resellerId, moment)),
  );
  router.route(given.takeCatalogBack, ({ params, scope, tenant, ...moment }) =>
    tenant((db) => takeCatalogBack(db, ownerOf(scope, params), params.catalogId, params.resellerId, moment)),
  );
}
