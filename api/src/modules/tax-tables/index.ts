export { taxTableRoutes } from './tax-tables.routes.ts';
