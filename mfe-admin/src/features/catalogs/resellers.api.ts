import { adminCatalogs } from '@portal/contract/catalogs';
import { giveCatalog, listCatalogResellers, takeCatalogBack } from '@portal/contract/given-catalogs';
import { listSuppliers } from '@portal/contract/suppliers';
import { call, queryOf } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';

type At = { supplierId: string; catalogId: string };

const resellersKey = ['catalogs', 'resellers'] as const;

export const resellersOf = (params: At) =>
  queryOf([...resellersKey, params.catalogId], listCatalogResellers, { params });

export const catalogOf = (params: At) =>
  queryOf(['catalogs', params.supplierId, 'one', params.catalogId], adminCatalogs.get, { params });

/** Resellers whose name holds what was typed, without the catalog's own supplier. */
export const findResellers = (supplierId: string) => async (q: string, signal: AbortSignal) => {
  const query = { pageSize: 20, isReseller: 'true' as const, ...(q ? { q } : {}) };
  const { data } = await call(listSuppliers, { query }, { signal });
  return data.filter(({ id }) => id !== supplierId).map(({ id, name, city }) => ({ id, label: name, detail: city }));
};

export const useGiveCatalog = (params: At) =>
  useSaving(resellersKey, (resellerId: string) => call(giveCatalog, { params, body: { resellerId } }));
export const useTakeCatalogBack = (params: At) =>
  useSaving(resellersKey, (resellerId: string) => call(takeCatalogBack, { params: { ...params, resellerId } }));
