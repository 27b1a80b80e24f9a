export { companyImportRoutes } from './company.routes.ts';
export { importJob } from './import.job.ts';
export { importPath, type ImportPlace } from './import-path.mapping.ts';
export { adminImportRoutes, supplierImportRoutes } from './supplier.routes.ts';
export { removeUndone } from './undo/remove-undone.job.ts';
