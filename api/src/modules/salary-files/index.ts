export { companySalaryFileRoutes } from './company.routes.ts';
export { makeAutomaticFiles } from './make/automatic-files.job.ts';
export { comingPeriods } from './make/due-period.rules.ts';
