export { activityRoutes, auditRoutes } from './audit.routes.ts';
