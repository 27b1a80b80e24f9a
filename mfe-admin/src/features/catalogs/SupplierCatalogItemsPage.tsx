import { CatalogItemsPage } from '@portal/catalogs';
import { useSupplierCatalogContext } from './supplier-catalog-context.ts';

/** Products and accessories of a supplier's catalog. */
export default function SupplierCatalogItemsPage() {
  return <CatalogItemsPage {...useSupplierCatalogContext()} />;
}
