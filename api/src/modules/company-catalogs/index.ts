export { companyCatalogRoutes } from './company.routes.ts';
