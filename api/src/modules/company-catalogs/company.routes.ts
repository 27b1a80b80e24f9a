import {
  getCompanyCatalog,
  getCompanyProduct,
  listCompanyCatalogs,
  listCompanyProducts,
} from '@portal/contract/company-catalogs';
import { DomainError } from '../../http/domain-error.ts';
import type { Router } from '../../http/route.ts';
import {
  findCompanyCatalog,
  listCompanyCatalogs as list,
  listCompanyProducts as listProducts,
} from './company-catalogs.queries.ts';
import { getCompanyProduct as getProduct } from './product-detail.queries.ts';

/** The company's view of the catalogs that were assigned to it (DECISIONS 11). */
export function companyCatalogRoutes(router: Router): void {
  router.list(listCompanyCatalogs, ({ query, scope, tenant }) => tenant((db) => list(db, scope, query)));

  router.route(getCompanyCatalog, ({ params, scope, tenant }) =>
    tenant(async (db) => {
      const catalog = await findCompanyCatalog(db, scope, params.catalogId);
      if (!catalog) throw new DomainError('catalog-not-in-your-company');
      return catalog;
    }),
  );

  router.list(listCompanyProducts, ({ params, query, scope, tenant }) =>
    tenant(async (db) => {
      if (!(await findCompanyCatalog(db, scope, params.catalogId)))
        throw new DomainError('catalog-not-in-your-company');
      return listProducts(db, params.catalogId, query);
    }),
  );

  router.route(getCompanyProduct, ({ params, scope, tenant, today }) =>
    tenant((db) => getProduct(db, scope, params.catalogId, params.productId, today)),
  );
}
