export { operationsRoutes } from './operations.routes.ts';
