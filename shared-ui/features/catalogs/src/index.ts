/**
 * `@portal/catalogs`: catalogs, their products and who has them, for the supplier itself and for back office in its
 * name. Every name is listed here.
 */
export { usesOf } from './catalog-company-columns.tsx';
export { CatalogCompaniesPage } from './CatalogCompaniesPage.tsx';
export { CatalogItemsPage } from './CatalogItemsPage.tsx';
export { CatalogListPage } from './CatalogListPage.tsx';
export { catalogApi, ownCatalogs } from './catalogs.api.ts';
export { EditCatalog } from './EditCatalog.tsx';
export { ResetDialog, UnlinkDialog } from './LinkDialogs.tsx';
export type { CatalogAddresses, CatalogContext } from './catalog-context.ts';
export { useCatalogSaving } from './use-saving.ts';
export {
  categoryRuleColumns,
  CategoryName,
  CurrencyName,
  GiftBadge,
  salaryFileKindLabels,
} from './master-data-columns.tsx';
export { MasterDataPage } from './MasterDataPage.tsx';
