import { CatalogCompaniesPage } from '@portal/catalogs';
import { useParams } from '@portal/shared-ui';
import { ownAddresses, useOwnPlace } from './own-place.ts';

/** Which of the reseller's companies have one catalog. */
export default function OwnCatalogCompaniesPage() {
  const { catalogId = '' } = useParams();
  return <CatalogCompaniesPage place={useOwnPlace()} addresses={ownAddresses} catalogId={catalogId} />;
}
