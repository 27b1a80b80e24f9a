import { companyImport, employeeImportTemplate, listEmployeeImports, undoEmployeeImport, uploadEmployeeImport } from '@portal/contract/imports';
import type { Router } from '../../http/route.ts';
import { importRoutes, sendCsv, started } from './import-routes.ts';
import { listImports } from './imports.queries.ts';
import { acceptFile, createImport, startUndo } from './imports.service.ts';
import { readUpload } from './read-upload.ts';
import { importTemplate } from './templates.ts';

/** Employee files of a company's admin. */
export function companyImportRoutes(router: Router): void {
  router.route(employeeImportTemplate, async ({ session, reply }) => sendCsv(reply, importTemplate('EMPLOYEES', session.language)));
  router.route(uploadEmployeeImport, async ({ request, scope, services, now, tenant }) => {
    const upload = await readUpload(request, services.files, ['EMPLOYEES']);
    return acceptFile(services.files, upload, (file) => tenant((db) => createImport(db, scope, now, null, file)));
  });
  router.route(listEmployeeImports, ({ query, scope, tenant }) => tenant((db) => listImports(db, scope, null, query)));
  importRoutes(router, companyImport);
  router.route(undoEmployeeImport, async (context) => {
    const { params, scope, now, tenant } = context;
    return started(context, await tenant((db) => startUndo(db, scope, now, params.importId)));
  });
}
