export { companyImportRoutes } from './company.routes.ts';
export { importJob } from './import.job.ts';
export { adminImportRoutes, supplierImportRoutes } from './supplier.routes.ts';
export { removeUndone } from './undo/remove-undone.job.ts';
