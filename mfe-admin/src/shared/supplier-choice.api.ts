import { getSupplier, listSuppliers } from '@portal/contract/suppliers';
import { call, queryOf, queryOptions } from '@portal/shared-ui';

/** The supplier that a list is filtered by, for its name. */
export const filteredSupplier = (supplierId: string | undefined) =>
  queryOptions({
    ...queryOf(['suppliers', 'one', supplierId], getSupplier, { params: { supplierId: supplierId ?? '' } }),
    enabled: supplierId !== undefined,
  });

export async function findSuppliers(q: string, signal: AbortSignal) {
  const { data } = await call(listSuppliers, { query: { pageSize: 20, ...(q ? { q } : {}) } }, { signal });
  return data.map(({ id, name, city }) => ({ id, label: name, detail: city }));
}
