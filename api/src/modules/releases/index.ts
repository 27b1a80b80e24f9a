export { listHalted } from './releases.queries.ts';
export { releaseRoutes } from './releases.routes.ts';
