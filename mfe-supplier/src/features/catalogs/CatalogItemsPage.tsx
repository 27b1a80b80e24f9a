import { CatalogItemsPage } from '@portal/catalogs';
import { useParams } from '@portal/shared-ui';
import { ownAddresses, useOwnCatalogContext } from './own-catalog-context.ts';

export default function OwnCatalogItemsPage() {
  const { catalogId = '' } = useParams();
  return <CatalogItemsPage context={useOwnCatalogContext()} addresses={ownAddresses} catalogId={catalogId} />;
}
