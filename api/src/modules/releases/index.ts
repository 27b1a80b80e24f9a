export { releaseRoutes } from './releases.routes.ts';
