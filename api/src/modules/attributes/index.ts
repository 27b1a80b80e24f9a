export { listDefinitions } from './attributes.queries.ts';
export { adminAttributeRoutes, supplierAttributeRoutes } from './attributes.routes.ts';
export { typedAttributes } from './attributes.service.ts';
