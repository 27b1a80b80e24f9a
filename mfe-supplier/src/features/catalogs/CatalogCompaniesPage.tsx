import { CatalogCompaniesPage } from '@portal/catalogs';
import { useParams } from '@portal/shared-ui';
import { ownAddresses, useOwnCatalogContext } from './own-catalog-context.ts';

/** Which of the reseller's companies have one catalog. */
export default function OwnCatalogCompaniesPage() {
  const { catalogId = '' } = useParams();
  return <CatalogCompaniesPage context={useOwnCatalogContext()} addresses={ownAddresses} catalogId={catalogId} />;
}
