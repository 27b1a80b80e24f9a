export { salarySystemRoutes } from './salary-systems.routes.ts';
