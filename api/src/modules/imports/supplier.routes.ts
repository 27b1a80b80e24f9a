import {
  importOfSupplier,
  listProductImports,
  productImportTemplate,
  supplierImport,
  uploadProductImport,
} from '@portal/contract/imports';
import { catalogOwner, requireOwnedCatalog } from '../../access/catalog-owner.ts';
import { asUpload } from '../../access/uploads-at-work.ts';
import type { Context } from '../../http/context.ts';
import type { Router } from '../../http/route.ts';
import { sendTable } from '../../http/send-file.ts';
import { importRoutes } from './import.routes.ts';
import { listImports, rememberedLayouts } from './imports.queries.ts';
import { mappingRoutes } from './mapping.routes.ts';
import { acceptFile, createImport } from './read/accept-file.service.ts';
import { readUpload } from './read/read-upload.service.ts';
import { importTemplate } from './templates.mapping.ts';

type Upload = Context<typeof uploadProductImport> | Context<typeof importOfSupplier.upload>;

function upload({ request, reply, params, scope, session, services, now, tenant, look }: Upload) {
  const owner = catalogOwner(scope, params);
  return asUpload(services.pool, session.userId, reply, async () => {
    // Before the file is read: whose catalog it is, is the first question.
    await look((db) => requireOwnedCatalog(db, owner, params.catalogId));
    const file = await readUpload(request, services.files, ['PRODUCTS', 'ACCESSORIES']);
    const layouts = await look((db) => rememberedLayouts(db, owner, file.kind));
    return acceptFile(
      services.files,
      file,
      tenant,
      (db, accepted) => createImport(db, owner, now, params.catalogId, accepted),
      { layouts },
    );
  });
}

function list({
  params,
  query,
  scope,
  tenant,
}: Context<typeof listProductImports> | Context<typeof importOfSupplier.list>) {
  const owner = catalogOwner(scope, params);
  return tenant(async (db) => {
    await requireOwnedCatalog(db, owner, params.catalogId);
    return listImports(db, owner, params.catalogId, query);
  });
}

/** Product and accessory files of a supplier, into one of its own catalogs. */
export function supplierImportRoutes(router: Router): void {
  router.route(productImportTemplate, async ({ query, session, reply }) =>
    sendTable(reply, importTemplate(query.kind, session.language), 'csv', session.language),
  );
  router.route(uploadProductImport, (context) => upload(context));
  router.route(listProductImports, (context) => list(context));
  importRoutes(router, supplierImport);
  mappingRoutes(router);
}

/** The same by back office, for the supplier of the address and in its name (RULES 3.6). */
export function adminImportRoutes(router: Router): void {
  router.route(importOfSupplier.template, async ({ query, session, reply }) =>
    sendTable(reply, importTemplate(query.kind, session.language), 'csv', session.language),
  );
  router.route(importOfSupplier.upload, (context) => upload(context));
  router.route(importOfSupplier.list, (context) => list(context));
  importRoutes(router, importOfSupplier);
}
