export { masterDataRoutes } from './master-data.routes.ts';
