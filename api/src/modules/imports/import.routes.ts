import type { ImportView } from '@portal/contract/import-view';
import type { companyImport, importOfSupplier, supplierImport } from '@portal/contract/imports';
import { catalogOwner } from '../../access/catalog-owner.ts';
import type { AdminScope, CompanyScope, SupplierScope } from '../../access/scope.ts';
import { identityOf } from '../../access/session.ts';
import { asUpload } from '../../access/uploads-at-work.ts';
import type { Db } from '../../db/tenant.ts';
import type { Context } from '../../http/context.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Router } from '../../http/route.ts';
import { sendTable } from '../../http/send-file.ts';
import { completeReport } from './complete-report.service.ts';
import { failedRows } from './failed-rows.service.ts';
import { readImport } from './import-record.queries.ts';
import { getImport, listRows, toImport, type ImportScope } from './imports.queries.ts';
import { fixRow, startCheck, startRun, startUndo } from './imports.service.ts';
import { readableImport, replaceRecognised } from './read/accept-file.service.ts';
import { recognise } from './read/recognise.service.ts';
import { storedSource } from './read/stored-source.mapping.ts';
import { startWork } from './start-work.service.ts';
import { previewUndo } from './undo/preview-undo.service.ts';

type Endpoints = typeof companyImport | typeof supplierImport | typeof importOfSupplier;
type Any = Context<typeof companyImport.get>;

/** Whose import the call is about: the caller's own, or that of the supplier whom back office names in the address. */
function ownerOf({ scope, params }: { scope: AdminScope | CompanyScope | SupplierScope; params: object }): ImportScope {
  return scope.role === 'company' ? scope : catalogOwner(scope, params);
}

type Starting = Pick<Any, 'services' | 'request' | 'tenant' | 'scope'> & { params: { importId: string } };

/** Starts what the call asks for, runs it, and answers with the import as it then is. */
async function started(
  context: Starting,
  start: (db: Db, scope: ImportScope) => Promise<ImportView>,
): Promise<ImportView> {
  const { services, request, tenant } = context;
  const scope = ownerOf(context);
  await startWork(services, request.log, await tenant((db) => start(db, scope)));
  return toImport(await tenant((db) => getImport(db, scope, context.params.importId)));
}

/** What suppliers and companies do alike with an import of theirs. */
export function importRoutes(router: Router, endpoints: Endpoints): void {
  // Both areas declare the same shapes; the scope decides whose rows are meant.
  const {
    get,
    read,
    check,
    run,
    rows,
    fix,
    previewUndo: preview,
    undo,
    failed,
    report,
  } = endpoints as typeof companyImport;
  router.route(get, (context) =>
    context.tenant(async (db) => toImport(await getImport(db, ownerOf(context), context.params.importId))),
  );
  router.route(read, ({ params, body, session, services, tenant, look, reply, ...context }) => {
    const scope = ownerOf({ ...context, params });
    return asUpload(services.pool, session.userId, reply, async () => {
      const row = await look((db) => readableImport(db, scope, params.importId));
      const file = await recognise(storedSource(services.files, row.path, row.byte_size), row.kind, body);
      return tenant((db) => replaceRecognised(db, scope, params.importId, file));
    });
  });
  router.route(check, (context) => {
    const { params, body, now } = context;
    return started(context, (db, scope) => startCheck(db, scope, now, params.importId, body.mapping, body.options));
  });
  router.route(run, (context) => {
    const { params, body, now } = context;
    return started(context, (db, scope) => startRun(db, scope, now, params.importId, body?.checked));
  });
  router.route(rows, (context) =>
    context.tenant((db) => listRows(db, ownerOf(context), context.params.importId, context.query)),
  );
  router.route(fix, (context) => {
    const { params, body } = context;
    return started(context, (db, scope) => fixRow(db, scope, params.importId, params.rowNumber, body.cells));
  });
  router.route(preview, async ({ params, scope, session, services, look }) => {
    const record = await look(async (db) => {
      await getImport(db, ownerOf({ scope, params }), params.importId);
      return readImport(db, params.importId);
    });
    if (!record) throw new DomainError('import-not-found');
    return previewUndo(services.pool, identityOf(session), record);
  });
  router.route(undo, (context) => {
    const { params, now } = context;
    return started(context, (db, scope) => startUndo(db, scope, now, params.importId));
  });
  router.route(failed, async ({ params, session, tenant, reply, scope }) => {
    const table = await failedRows(tenant, ownerOf({ scope, params }), params.importId, session.language);
    return sendTable(reply, table, 'csv', session.language);
  });
  router.route(report, async ({ params, query, scope, session, services, tenant, reply }) => {
    const owner = ownerOf({ scope, params });
    const table = await completeReport(tenant, services.files, owner, params.importId, session.language);
    return sendTable(reply, table, query.format, session.language);
  });
}
