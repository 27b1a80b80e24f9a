export { adminLeasingRoutes } from './admin.routes.ts';
export { companyLeasingRoutes } from './company.routes.ts';
export { remindLeases } from './remind-leases.job.ts';
