export { adminProductRoutes, supplierProductRoutes } from './product.routes.ts';
