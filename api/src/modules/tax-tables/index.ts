export { noteMissingYears } from './note-missing-years.job.ts';
export { taxTableRoutes } from './tax-tables.routes.ts';
