/**
 * `@portal/shared-ui/catalogs`: catalogs, their products and who has them, for the supplier itself and for back office
 * in its name. Carried by those two remotes. Every name is listed here.
 */
export { CatalogCompaniesPage } from './catalogs/CatalogCompaniesPage.tsx';
export { CatalogGoodsPage } from './catalogs/CatalogGoodsPage.tsx';
export { CatalogListPage } from './catalogs/CatalogListPage.tsx';
export { CompanyCatalogsPage } from './catalogs/CompanyCatalogsPage.tsx';
export { EditCatalogPage } from './catalogs/EditCatalogPage.tsx';
export { ownCatalogs } from './catalogs/catalog-api.ts';
export type { CatalogAddresses, CatalogPlace } from './catalogs/place.ts';
