import { CatalogListPage } from '@portal/catalogs';
import { useSupplierPlace } from './supplier-place.ts';

/** The catalogs of one supplier. */
export default function SupplierCatalogListPage() {
  const { place, addresses } = useSupplierPlace();
  return <CatalogListPage place={place} addresses={addresses} />;
}
