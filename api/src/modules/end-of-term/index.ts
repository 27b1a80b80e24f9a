export { adminEndOfTermRoutes } from './admin.routes.ts';
export { companyEndOfTermRoutes } from './company.routes.ts';
export { employeeEndOfTermRoutes } from './employee.routes.ts';
export { endTerms } from './end-terms.job.ts';
export { remindTerms } from './remind-terms.job.ts';
export { runServicesOn } from './run-services.job.ts';
export { supplierEndOfTermRoutes } from './supplier.routes.ts';
