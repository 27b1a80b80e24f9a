import {
  listProductImports,
  productImportTemplate,
  supplierImport,
  uploadProductImport,
} from '@portal/contract/imports';
import type { SupplierScope } from '../../access/scope.ts';
import { identityOf } from '../../access/session.ts';
import { asUpload } from '../../access/uploads-at-work.ts';
import { withTenant, type Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Router } from '../../http/route.ts';
import { importRoutes, sendCsv } from './import.routes.ts';
import { listImports } from './imports.queries.ts';
import { mappingRoutes } from './mapping.routes.ts';
import { acceptFile, createImport } from './read/accept-file.service.ts';
import { readUpload } from './read/read-upload.service.ts';
import { importTemplate } from './templates.mapping.ts';

/** Product and accessory files of a supplier, into one of its own catalogs. */
export function supplierImportRoutes(router: Router): void {
  router.route(productImportTemplate, async ({ query, session, reply }) =>
    sendCsv(reply, importTemplate(query.kind, session.language)),
  );
  router.route(uploadProductImport, ({ request, reply, params, scope, session, services, now, tenant }) =>
    asUpload(services.pool, session.userId, reply, async () => {
      // Before the file is read: whose catalog it is, is the first question.
      await withTenant(services.pool, identityOf(session), (db) => assertOwnCatalog(db, scope, params.catalogId), {
        readOnly: true,
      });
      const upload = await readUpload(request, services.files, ['PRODUCTS', 'ACCESSORIES']);
      return acceptFile(services.files, upload, tenant, (db, file) =>
        createImport(db, scope, now, params.catalogId, file),
      );
    }),
  );
  router.route(listProductImports, ({ params, query, scope, tenant }) =>
    tenant(async (db) => {
      await assertOwnCatalog(db, scope, params.catalogId);
      return listImports(db, scope, params.catalogId, query);
    }),
  );
  importRoutes(router, supplierImport);
  mappingRoutes(router);
}

async function assertOwnCatalog(db: Db, scope: SupplierScope, catalogId: string): Promise<void> {
  const found = await db
    .selectFrom('catalogs')
    .select('id')
    .where('id', '=', catalogId)
    .where('supplier_id', '=', scope.supplierId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw new DomainError('catalog-not-found');
}
