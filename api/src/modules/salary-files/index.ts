export { adminSalaryFileRoutes } from './admin.routes.ts';
export { companySalaryFileRoutes } from './company.routes.ts';
export { moveEffectDates } from './draws/effect-dates.queries.ts';
export { lockDraws } from './draws/lock-draws.queries.ts';
export { salaryMonths } from './draws/months.queries.ts';
export { dueSalaryFiles } from './make/automatic-files.job.ts';
export { salaryNight, wakeSalaryNight } from './run/salary-night.job.ts';
export { payrollSettings } from './payroll-settings.queries.ts';
export { nextFileDay } from './make/due-period.rules.ts';
