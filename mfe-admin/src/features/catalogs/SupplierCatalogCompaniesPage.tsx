import { CatalogCompaniesPage } from '@portal/catalogs';
import { useSupplierCatalogContext } from './supplier-catalog-context.ts';

/** Which companies have a supplier's catalog. */
export default function SupplierCatalogCompaniesPage() {
  return <CatalogCompaniesPage {...useSupplierCatalogContext()} />;
}
