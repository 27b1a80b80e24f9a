export { adminLeasingRoutes } from './admin.routes.ts';
export { companyLeasingRoutes } from './company.routes.ts';
