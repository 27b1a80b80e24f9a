import { useParams } from '@portal/shared-ui';
import { EditCatalogPage } from '@portal/shared-ui/catalogs';
import { ownAddresses, useOwnPlace } from './own-place.ts';

export default function EditOwnCatalogPage() {
  const { catalogId = '' } = useParams();
  return <EditCatalogPage place={useOwnPlace()} addresses={ownAddresses} catalogId={catalogId} />;
}
