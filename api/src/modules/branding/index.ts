export { brandImageRoutes, companyBrandingRoutes, supplierBrandingRoutes } from './branding.routes.ts';
