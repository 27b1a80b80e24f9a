import { CatalogCompaniesPage } from '@portal/catalogs';
import { useSupplierCatalogContext } from './supplier-catalog-context.ts';

export default function SupplierCatalogCompaniesPage() {
  return <CatalogCompaniesPage {...useSupplierCatalogContext()} />;
}
