export { adminSupplierRoutes, supplierProfileRoutes } from './suppliers.routes.ts';
