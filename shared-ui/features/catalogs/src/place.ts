import type { Crumb } from '@portal/shared-ui';

/** Who keeps the catalogs on this page: the supplier itself, or back office for the supplier it has opened. */
export type CatalogPlace =
  | { area: 'supplier'; mayAssign: boolean }
  | { area: 'admin'; supplierId: string; mayAssign: boolean };

type Named = { id: string; catalogName: string };

/** Addresses of the pages of SPEC 2 for this place; a page that the place does not have is left out. */
export type CatalogAddresses = {
  /** the pages above the list of catalogs */
  crumbs: readonly Crumb[];
  list: string;
  products: (catalog: Named) => string;
  companies: (catalog: Named) => string;
  edit?: (catalog: Named) => string;
  importFrom?: (catalog: Named, kind: 'products' | 'accessories') => string;
};

export type CatalogPages = { place: CatalogPlace; addresses: CatalogAddresses };
