export { adminSupplierRoutes } from './admin.routes.ts';
export { supplierProfileRoutes } from './supplier.routes.ts';
