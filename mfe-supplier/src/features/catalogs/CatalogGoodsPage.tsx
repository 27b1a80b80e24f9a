import { CatalogGoodsPage } from '@portal/catalogs';
import { useParams } from '@portal/shared-ui';
import { ownAddresses, useOwnPlace } from './own-place.ts';

/** Products and accessories of one own catalog. */
export default function OwnCatalogGoodsPage() {
  const { catalogId = '' } = useParams();
  return <CatalogGoodsPage place={useOwnPlace()} addresses={ownAddresses} catalogId={catalogId} />;
}
