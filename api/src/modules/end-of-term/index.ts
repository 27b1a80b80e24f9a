export { endTerms } from './end-terms.job.ts';
export {
  adminEndOfTermRoutes,
  companyEndOfTermRoutes,
  employeeEndOfTermRoutes,
  supplierEndOfTermRoutes,
} from './end-of-term.routes.ts';
export { remindTerms } from './remind-terms.job.ts';
export { runServicesOn } from './run-services.job.ts';
