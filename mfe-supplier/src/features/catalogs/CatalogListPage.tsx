import { CatalogListPage, ownCatalogs } from '@portal/catalogs';
import type { QueryClient } from '@portal/shared-ui';
import { ownAddresses, useOwnPlace } from './own-place.ts';

/** Asks for the first rows while the page around them is still on its way. */
export function prefetch(client: QueryClient, search: URLSearchParams): void {
  void client.prefetchQuery(ownCatalogs(search));
}

/** The supplier's own catalogs. */
export default function OwnCatalogListPage() {
  return <CatalogListPage place={useOwnPlace()} addresses={ownAddresses} />;
}
