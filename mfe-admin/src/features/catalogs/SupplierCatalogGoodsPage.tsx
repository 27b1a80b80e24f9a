import { CatalogGoodsPage } from '@portal/catalogs';
import { useSupplierPlace } from './supplier-place.ts';

/** Products and accessories of a supplier's catalog. */
export default function SupplierCatalogGoodsPage() {
  return <CatalogGoodsPage {...useSupplierPlace()} />;
}
