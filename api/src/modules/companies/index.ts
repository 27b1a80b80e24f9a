export { adminCompanyRoutes, supplierCompanyRoutes } from './companies.routes.ts';
