import { CatalogListPage } from '@portal/shared-ui/catalogs';
import { ownAddresses, useOwnPlace } from './own-place.ts';

/** The supplier's own catalogs. */
export default function OwnCatalogListPage() {
  return <CatalogListPage place={useOwnPlace()} addresses={ownAddresses} />;
}
