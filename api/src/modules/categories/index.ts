export { categoryRoutes } from './categories.routes.ts';
