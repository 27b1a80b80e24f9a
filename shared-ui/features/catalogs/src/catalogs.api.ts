import {
  adminCatalogs,
  CatalogFilter,
  supplierCatalogs,
  type AssignableFilter,
  type CatalogChange,
  type CatalogCompanyFilter,
} from '@portal/contract/catalogs';
import { listCurrencies } from '@portal/contract/currencies';
import type { BodyOf } from '@portal/contract/endpoint';
import { exportOf } from '@portal/contract/list-exports';
import { call, listOf, queryOf } from '@portal/shared-ui';
import { filterOf } from '@portal/shared-ui/kit';
import type { CatalogContext } from './catalog-context.ts';
import { catalogsKey } from './use-saving.ts';

/** Both areas answer the same shapes; back office's addresses name the supplier too. */
export function withSupplier<Params extends object>(
  context: CatalogContext,
  params: Params,
): Params & { supplierId: string } {
  return (context.portal === 'admin' ? { ...params, supplierId: context.supplierId } : params) as Params & {
    supplierId: string;
  };
}

export const contextKey = (context: CatalogContext) =>
  [...catalogsKey, context.portal === 'admin' ? context.supplierId : 'own'] as const;

export function catalogApi(context: CatalogContext) {
  // The two sets differ in path and rights only; the address is right either way.
  const endpoints = (context.portal === 'supplier' ? supplierCatalogs : adminCatalogs) as typeof adminCatalogs;
  const key = contextKey(context);
  const at = <Params extends object>(params: Params) => withSupplier(context, params);
  return {
    asFile: { file: exportOf(endpoints.list), params: at({}) },
    companiesAsFile: (catalogId: string) => ({ file: exportOf(endpoints.companies), params: at({ catalogId }) }),
    list: (query: CatalogFilter) => listOf([...key, 'list', query], endpoints.list, { params: at({}), query }),
    one: (catalogId: string) => queryOf([...key, 'one', catalogId], endpoints.get, { params: at({ catalogId }) }),
    companies: (catalogId: string, query: CatalogCompanyFilter) =>
      listOf([...key, 'companies', catalogId, query], endpoints.companies, { params: at({ catalogId }), query }),
    /** what keeps it from being deleted, or from being taken from one company */
    uses: (catalogId: string, companyId?: string) =>
      queryOf([...key, 'uses', catalogId, companyId], endpoints.uses, {
        params: at({ catalogId }),
        query: companyId ? { companyId } : {},
      }),
    ofCompany: (companyId: string, query: AssignableFilter) =>
      listOf([...key, 'of-company', companyId, query], endpoints.ofCompany, { params: at({ companyId }), query }),
    create: (body: BodyOf<typeof endpoints.create>) => call(endpoints.create, { params: at({}), body }),
    change: (catalogId: string) => (body: CatalogChange) => call(endpoints.change, { params: at({ catalogId }), body }),
    remove: (catalogId: string) => call(endpoints.remove, { params: at({ catalogId }) }),
    assign: (catalogId: string) => (companyIds: string[]) =>
      call(endpoints.assign, { params: at({ catalogId }), body: { companyIds } }),
    unlink: (link: { catalogId: string; companyId: string }) => call(endpoints.unlink, { params: at(link) }),
    reset: (companyId: string) => call(endpoints.reset, { params: at({ companyId }) }),
  };
}

/** The supplier's own catalogs as an address filters them: what its first page asks for. */
export const ownCatalogs = (search: URLSearchParams) =>
  catalogApi({ portal: 'supplier', mayAssign: false }).list(filterOf(CatalogFilter, search));

export const currencyChoices = queryOf(['currency-choices'], listCurrencies);
