import { CatalogListPage, ownCatalogs } from '@portal/catalogs';
import type { QueryClient } from '@portal/shared-ui';
import { ownAddresses, useOwnCatalogContext } from './own-catalog-context.ts';

/** Asks for the first rows while the page around them is still on its way. */
export function prefetch(client: QueryClient, search: URLSearchParams): void {
  void client.prefetchQuery(ownCatalogs(search));
}

export default function OwnCatalogListPage() {
  return <CatalogListPage context={useOwnCatalogContext()} addresses={ownAddresses} />;
}
