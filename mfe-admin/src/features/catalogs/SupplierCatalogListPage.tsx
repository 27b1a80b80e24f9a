import { CatalogListPage } from '@portal/catalogs';
import { useSupplierCatalogContext } from './supplier-catalog-context.ts';

export default function SupplierCatalogListPage() {
  const { context, addresses } = useSupplierCatalogContext();
  return <CatalogListPage context={context} addresses={addresses} />;
}
