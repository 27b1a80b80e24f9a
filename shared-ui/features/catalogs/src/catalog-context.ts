import type { Crumb } from '@portal/shared-ui';
import type { DependantLink } from '@portal/shared-ui/kit';

/** Whose catalogs a page shows: the supplier's own, or those of a supplier that back office has opened. */
export type CatalogContext =
  | { portal: 'supplier'; mayAssign: boolean }
  | { portal: 'admin'; supplierId: string; mayAssign: boolean };

type Named = { id: string; catalogName: string };

/** Addresses of the pages of SPEC 2 in this context; a page that it does not have is left out. */
export type CatalogAddresses = {
  /** the pages above the list of catalogs */
  crumbs: readonly Crumb[];
  list: string;
  /** everything about one, on one page */
  hub: (catalog: Named) => string;
  products: (catalog: Named) => string;
  companies: (catalog: Named) => string;
  /** resellers that may pass it on, where this portal decides so */
  resellers?: (catalog: Named) => string;
  edit?: (catalog: Named) => string;
  /** where what uses a catalog has its page */
  dependant?: DependantLink;
  importFrom?: (catalog: Named, kind: 'products' | 'accessories') => string;
};

export type CatalogPages = { context: CatalogContext; addresses: CatalogAddresses };
