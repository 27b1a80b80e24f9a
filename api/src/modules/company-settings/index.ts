export { companySettingsRoutes } from './company.routes.ts';
