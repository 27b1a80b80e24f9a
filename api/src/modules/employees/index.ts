export { adminEmployeeRoutes } from './admin.routes.ts';
export { changeEmployees } from './change-employees.job.ts';
export { changeEmployeesJob } from './changes.queries.ts';
export { companyEmployeeRoutes } from './company.routes.ts';
export { getEmployee } from './employees.queries.ts';
export { blockLeavers, followExits } from './leavers.job.ts';
