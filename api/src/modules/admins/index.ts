export { adminAdministratorRoutes, supplierAdministratorRoutes } from './administrators.routes.ts';
export { type Acting, createAdministrator } from './create-administrator.service.ts';
export { hashTemporary } from './temporary-password.service.ts';
export { userAdminRoutes } from './users.routes.ts';
