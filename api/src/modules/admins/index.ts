export { adminAdministratorRoutes } from './admin.routes.ts';
export { type Acting, createAdministrator } from './create-administrator.service.ts';
export { supplierAdministratorRoutes } from './supplier.routes.ts';
export { hashTemporary } from './temporary-password.service.ts';
