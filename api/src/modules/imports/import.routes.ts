import type { Readable } from 'node:stream';
import type { ImportView } from '@portal/contract/import-view';
import type { companyImport, importOfSupplier, supplierImport } from '@portal/contract/imports';
import type { FastifyReply } from 'fastify';
import { catalogOwner } from '../../access/catalog-owner.ts';
import type { AdminScope, CompanyScope, SupplierScope } from '../../access/scope.ts';
import { identityOf } from '../../access/session.ts';
import { asUpload } from '../../access/uploads-at-work.ts';
import { withTenant } from '../../db/tenant.ts';
import type { Context } from '../../http/context.ts';
import type { Router } from '../../http/route.ts';
import { sendFile } from '../../http/send-file.ts';
import { writeCsv } from '../../tabular/write-csv.ts';
import { writeXlsx } from '../../tabular/write-xlsx.ts';
import { completeReport } from './complete-report.service.ts';
import { failedRows } from './failed-rows.service.ts';
import { getImport, listRows, toImport, type ImportScope } from './imports.queries.ts';
import { fixRow, startCheck, startRun, startUndo } from './imports.service.ts';
import { readableImport, replaceRecognised } from './read/accept-file.service.ts';
import { recognise } from './read/recognise.service.ts';
import { storedSource } from './read/stored-source.mapping.ts';
import { startWork } from './start-work.service.ts';

type Endpoints = typeof companyImport | typeof supplierImport | typeof importOfSupplier;
type Any = Context<typeof companyImport.get>;

/** Whose import the call is about: the caller's own, or that of the supplier whom back office names in the address. */
function ownerOf({ scope, params }: { scope: AdminScope | CompanyScope | SupplierScope; params: object }): ImportScope {
  return scope.role === 'company' ? scope : catalogOwner(scope, params);
}

/** Runs what was started and answers with the import as it then is. */
async function started(
  { services, request, tenant }: Pick<Any, 'services' | 'request' | 'tenant'>,
  scope: ImportScope,
  view: ImportView,
): Promise<ImportView> {
  await startWork(services, request.log, view);
  return toImport(await tenant((db) => getImport(db, scope, view.id)));
}

export function sendCsv(reply: FastifyReply, { fileName, body }: { fileName: string; body: Readable }): FastifyReply {
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header(
      'content-disposition',
      `attachment; filename="import.csv"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    )
    .send(body);
}

/** What suppliers and companies do alike with an import of theirs. */
export function importRoutes(router: Router, endpoints: Endpoints): void {
  // Both areas declare the same shapes; the scope decides whose rows are meant.
  const { get, read, check, run, rows, fix, undo, failed, report } = endpoints as typeof companyImport;
  router.route(get, (context) =>
    context.tenant(async (db) => toImport(await getImport(db, ownerOf(context), context.params.importId))),
  );
  router.route(read, ({ params, body, session, services, tenant, reply, ...context }) => {
    const scope = ownerOf({ ...context, params });
    return asUpload(services.pool, session.userId, reply, async () => {
      const row = await withTenant(
        services.pool,
        identityOf(session),
        (db) => readableImport(db, scope, params.importId),
        { readOnly: true },
      );
      const file = await recognise(storedSource(services.files, row.path, row.byte_size), row.kind, body);
      return tenant((db) => replaceRecognised(db, scope, params.importId, file));
    });
  });
  router.route(check, async (context) => {
    const { params, body, now, tenant } = context;
    const scope = ownerOf(context);
    return started(
      context,
      scope,
      await tenant((db) => startCheck(db, scope, now, params.importId, body.mapping, body.options)),
    );
  });
  router.route(run, async (context) => {
    const { params, body, now, tenant } = context;
    const scope = ownerOf(context);
    return started(context, scope, await tenant((db) => startRun(db, scope, now, params.importId, body?.checked)));
  });
  router.route(rows, (context) =>
    context.tenant((db) => listRows(db, ownerOf(context), context.params.importId, context.query)),
  );
  router.route(fix, async (context) => {
    const { params, body, tenant } = context;
    const scope = ownerOf(context);
    return started(
      context,
      scope,
      await tenant((db) => fixRow(db, scope, params.importId, params.rowNumber, body.cells)),
    );
  });
  router.route(undo, async (context) => {
    const { params, now, tenant } = context;
    const scope = ownerOf(context);
    return started(context, scope, await tenant((db) => startUndo(db, scope, now, params.importId)));
  });
  router.route(failed, async ({ params, session, tenant, reply, scope }) =>
    sendCsv(reply, await failedRows(tenant, ownerOf({ scope, params }), params.importId, session.language)),
  );
  router.route(report, async ({ params, query, scope, session, services, tenant, reply }) => {
    const made = await completeReport(
      tenant,
      services.files,
      ownerOf({ scope, params }),
      params.importId,
      session.language,
    );
    const content =
      query.format === 'xlsx'
        ? writeXlsx(made.header, made.rows, made.sheet)
        : writeCsv(made.header, made.rows, session.language, made.delimiter);
    return sendFile(reply, `${made.fileName}.${query.format}`, content);
  });
}
