import {
  getCompanyCatalog,
  getCompanyProduct,
  listCompanyCatalogs,
  listCompanyProducts,
  type CompanyCatalogFilter,
  type CompanyProductFilter,
} from '@portal/contract/company-catalogs';
import { call, keepPreviousData, queryOptions } from '@portal/shared-ui';

/** Catalogs assigned to the company. */
export const catalogList = (filter: Partial<CompanyCatalogFilter> = {}) =>
  queryOptions({
    queryKey: ['company-catalogs', filter],
    queryFn: ({ signal }) => call(listCompanyCatalogs, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });

export const catalogDetail = (catalogId: string) =>
  queryOptions({
    queryKey: ['company-catalog', catalogId],
    queryFn: ({ signal }) => call(getCompanyCatalog, { params: { catalogId } }, { signal }),
  });

/** Products of one catalog. */
export const productList = (catalogId: string, filter: Partial<CompanyProductFilter> = {}) =>
  queryOptions({
    queryKey: ['company-products', catalogId, filter],
    queryFn: ({ signal }) => call(listCompanyProducts, { params: { catalogId }, query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });

/** One product with the offer that prices it. */
export const productDetail = (catalogId: string, productId: string) =>
  queryOptions({
    queryKey: ['company-product', catalogId, productId],
    queryFn: ({ signal }) => call(getCompanyProduct, { params: { catalogId, productId } }, { signal }),
  });
