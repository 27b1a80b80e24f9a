export { companyProfileRoutes } from './company.routes.ts';
