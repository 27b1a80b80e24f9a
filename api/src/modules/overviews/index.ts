export { adminOverviewRoutes } from './admin.routes.ts';
export { companyOverview, supplierOverview, touchedBy } from './overviews.queries.ts';
