import type { CatalogAddresses, CatalogContext } from '@portal/catalogs';
import { useSessionUser } from '@portal/shared-ui';
import { useMemo } from 'react';

const hub = (catalog: { id: string; catalogName: string }) =>
  `/supplier/catalogs/${encodeURIComponent(catalog.catalogName)}/${catalog.id}`;
const page = (name: string, catalog: { id: string; catalogName: string }) => `${hub(catalog)}/${name}`;

/** Where a supplier's own catalogs are (SPEC 2). */
export const ownAddresses: CatalogAddresses = {
  crumbs: [],
  list: '/supplier/catalogs',
  hub,
  products: (catalog) => page('products', catalog),
  companies: (catalog) => page('assigned-companies', catalog),
  edit: (catalog) => page('edit', catalog),
  dependant: ({ kind, id }) => (kind === 'company' ? `/supplier/companies/${id}/edit` : undefined),
  importFrom: (catalog, kind) =>
    page(kind === 'accessories' ? 'products/import?kind=accessories' : 'products/import', catalog),
};

/** The supplier itself; only a reseller assigns (SPEC 6). */
export function useOwnCatalogContext(): CatalogContext {
  const mayAssign = useSessionUser()?.isReseller ?? false;
  return useMemo(() => ({ portal: 'supplier', mayAssign }), [mayAssign]);
}
