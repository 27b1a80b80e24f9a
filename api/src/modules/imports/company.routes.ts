import { companyImport, employeeImportTemplate, listEmployeeImports, uploadEmployeeImport } from '@portal/contract/imports';
import type { Router } from '../../http/route.ts';
import { invalidFields } from '../../http/domain-error.ts';
import { importRoutes, sendCsv } from './import-routes.ts';
import { listImports } from './imports.queries.ts';
import { createImport, storeFile } from './imports.service.ts';
import { readUpload } from './read-upload.ts';
import { importTemplate } from './templates.ts';

/** Employee files of a company's admin. */
export function companyImportRoutes(router: Router): void {
  router.route(employeeImportTemplate, async ({ session, reply }) => sendCsv(reply, importTemplate('EMPLOYEES', session.language)));
  router.route(uploadEmployeeImport, async ({ request, scope, services, now, tenant }) => {
    const { fileName, bytes, fields } = await readUpload(request, ['kind']);
    if (fields['kind'] !== undefined && fields['kind'] !== 'EMPLOYEES') throw invalidFields({ path: 'kind', key: 'invalid-data-provided' });
    const file = await storeFile(services.files, bytes, 'EMPLOYEES');
    return tenant((db) => createImport(db, scope, now, 'EMPLOYEES', null, fileName, file));
  });
  router.route(listEmployeeImports, ({ query, scope, tenant }) => tenant((db) => listImports(db, scope, null, query)));
  importRoutes(router, companyImport);
}
