export { adminCatalogRoutes, supplierCatalogRoutes } from './catalog.routes.ts';
