export { adminCompanyRoutes } from './admin.routes.ts';
export { supplierCompanyRoutes } from './supplier.routes.ts';
