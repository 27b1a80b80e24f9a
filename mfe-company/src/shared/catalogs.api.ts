import {
  getCompanyCatalog,
  getCompanyProduct,
  listCompanyCatalogs,
  listCompanyProducts,
  type CompanyCatalogFilter,
  type CompanyProductFilter,
} from '@portal/contract/company-catalogs';
import { listOf, queryOf } from '@portal/shared-ui';

export const catalogList = (filter: Partial<CompanyCatalogFilter> = {}) =>
  listOf(['company-catalogs', filter], listCompanyCatalogs, { query: filter });

export const catalogDetail = (catalogId: string) =>
  queryOf(['company-catalog', catalogId], getCompanyCatalog, { params: { catalogId } });

export const productList = (catalogId: string, filter: Partial<CompanyProductFilter> = {}) =>
  listOf(['company-products', catalogId, filter], listCompanyProducts, { params: { catalogId }, query: filter });

/** One product with the offer that prices it. */
export const productDetail = (catalogId: string, productId: string) =>
  queryOf(['company-product', catalogId, productId], getCompanyProduct, { params: { catalogId, productId } });
