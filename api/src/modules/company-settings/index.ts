export { adminCompanySettingsRoutes } from './admin.routes.ts';
export { companySettingsRoutes } from './company.routes.ts';
