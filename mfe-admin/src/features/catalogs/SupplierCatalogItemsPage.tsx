import { CatalogItemsPage } from '@portal/catalogs';
import { useSupplierCatalogContext } from './supplier-catalog-context.ts';

export default function SupplierCatalogItemsPage() {
  return <CatalogItemsPage {...useSupplierCatalogContext()} />;
}
