import {
  companyImport,
  employeeImportTemplate,
  listEmployeeImports,
  uploadEmployeeImport,
} from '@portal/contract/imports';
import { identityOf } from '../../access/session.ts';
import { asUpload } from '../../access/uploads-at-work.ts';
import { withTenant } from '../../db/tenant.ts';
import type { Router } from '../../http/route.ts';
import { importRoutes, sendCsv } from './import.routes.ts';
import { listImports } from './imports.queries.ts';
import { acceptFile, createImport } from './read/accept-file.service.ts';
import { readHrSystem } from './read/hr-system.queries.ts';
import { readUpload } from './read/read-upload.service.ts';
import { importTemplate } from './templates.mapping.ts';

export function companyImportRoutes(router: Router): void {
  router.route(employeeImportTemplate, async ({ session, reply }) =>
    sendCsv(reply, importTemplate('EMPLOYEES', session.language)),
  );
  router.route(uploadEmployeeImport, ({ request, reply, scope, session, services, now, tenant }) =>
    asUpload(services.pool, session.userId, reply, async () => {
      const upload = await readUpload(request, services.files, ['EMPLOYEES']);
      // Not by `tenant`: its first transaction is the one that a repeated upload is answered from.
      const described = await withTenant(services.pool, identityOf(session), (db) => readHrSystem(db, scope), {
        readOnly: true,
      });
      return acceptFile(
        services.files,
        upload,
        tenant,
        (db, file) => createImport(db, scope, now, null, file),
        described,
      );
    }),
  );
  router.route(listEmployeeImports, ({ query, scope, tenant }) => tenant((db) => listImports(db, scope, null, query)));
  importRoutes(router, companyImport);
}
