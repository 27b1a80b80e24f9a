import { CatalogCompaniesPage } from '@portal/catalogs';
import { useSupplierPlace } from './supplier-place.ts';

/** Which companies have a supplier's catalog. */
export default function SupplierCatalogCompaniesPage() {
  return <CatalogCompaniesPage {...useSupplierPlace()} />;
}
