import {
  companyImport,
  employeeImportTemplate,
  listEmployeeImports,
  uploadEmployeeImport,
} from '@portal/contract/imports';
import { asUpload } from '../../access/uploads-at-work.ts';
import type { Router } from '../../http/route.ts';
import { sendTable } from '../../http/send-file.ts';
import { importRoutes } from './import.routes.ts';
import { listImports, rememberedLayouts } from './imports.queries.ts';
import { acceptFile, createImport } from './read/accept-file.service.ts';
import { readHrSystem } from './read/hr-system.queries.ts';
import { readUpload } from './read/read-upload.service.ts';
import { importTemplate } from './templates.mapping.ts';

export function companyImportRoutes(router: Router): void {
  router.route(employeeImportTemplate, async ({ session, reply }) =>
    sendTable(reply, importTemplate('EMPLOYEES', session.language), 'csv', session.language),
  );
  router.route(uploadEmployeeImport, ({ request, reply, scope, session, services, now, tenant, look }) =>
    asUpload(services.pool, session.userId, reply, async () => {
      const upload = await readUpload(request, services.files, ['EMPLOYEES']);
      const known = await look(async (db) => ({
        described: await readHrSystem(db, scope),
        layouts: await rememberedLayouts(db, scope, upload.kind),
      }));
      return acceptFile(services.files, upload, tenant, (db, file) => createImport(db, scope, now, null, file), known);
    }),
  );
  router.route(listEmployeeImports, ({ query, scope, tenant }) => tenant((db) => listImports(db, scope, null, query)));
  importRoutes(router, companyImport);
}
