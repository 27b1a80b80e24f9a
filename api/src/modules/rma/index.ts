export { adminRmaRoutes, companyRmaRoutes, employeeRmaRoutes, supplierRmaRoutes } from './rma.routes.ts';
