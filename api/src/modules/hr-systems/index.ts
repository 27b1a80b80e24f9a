export { hrSystemRoutes } from './hr-systems.routes.ts';
