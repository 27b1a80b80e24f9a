import * as contract from '@portal/contract/order-files';
import type { Router } from '../../http/route.ts';
import { sendFile } from '../../http/send-file.ts';
import { actCancelFile, assertFilterIds } from '../orders/index.ts';
import { listHeldFiles } from './held-files.queries.ts';
import { listOrderFiles } from './order-files.queries.ts';
import { askAgain, findBytes, readBytes, renameOrderFile } from './order-files.service.ts';

type Reads = {
  list: typeof contract.listCompanyOrderFiles | typeof contract.listSupplierOrderFiles | typeof contract.listOrderFiles;
  download:
    | typeof contract.downloadCompanyOrderFile
    | typeof contract.downloadSupplierOrderFile
    | typeof contract.downloadOrderFile;
};

function registerReads(router: Router, { list, download }: Reads): void {
  router.list(list, ({ query, scope, tenant, now }) =>
    tenant(async (db) => {
      await assertFilterIds(db, scope, query);
      return listOrderFiles(db, scope, query, now);
    }),
  );
  router.route(download, async ({ params, scope, tenant, services, reply }) => {
    const file = await tenant((db) => findBytes(db, scope, params.orderFileId));
    return sendFile(reply, file.fileName, await readBytes(services.files, file));
  });
}

type Changes = {
  held: typeof contract.listCompanyHeldFiles | typeof contract.listHeldFiles;
  resend: typeof contract.resendCompanyOrderFile | typeof contract.resendOrderFile;
  cancel: typeof contract.cancelCompanyOrderFile | typeof contract.cancelOrderFile;
  rename: typeof contract.renameCompanyOrderFile | typeof contract.renameOrderFile;
};

function registerChanges(router: Router, { held, resend, cancel, rename }: Changes): void {
  // Of this moment: a replica may not have what was processed a second ago.
  router.route(held, ({ scope, tenant, now }) => tenant((db) => listHeldFiles(db, scope, now)));
  router.route(resend, ({ params: { orderFileId }, scope, thenNotify, now, requestId }) =>
    thenNotify('scheduled-jobs', async (db) => {
      await askAgain(db, scope, orderFileId, now, requestId);
      return { orderFileId, accepted: true as const };
    }),
  );
  router.route(cancel, (context) => actCancelFile(context, context.params.orderFileId));
  router.route(rename, ({ params, body, scope, tenant }) =>
    tenant((db) => renameOrderFile(db, scope, params.orderFileId, body)),
  );
}

export function companyOrderFileRoutes(router: Router): void {
  registerReads(router, { list: contract.listCompanyOrderFiles, download: contract.downloadCompanyOrderFile });
  registerChanges(router, {
    held: contract.listCompanyHeldFiles,
    resend: contract.resendCompanyOrderFile,
    cancel: contract.cancelCompanyOrderFile,
    rename: contract.renameCompanyOrderFile,
  });
}

export function supplierOrderFileRoutes(router: Router): void {
  registerReads(router, { list: contract.listSupplierOrderFiles, download: contract.downloadSupplierOrderFile });
}

/** The same for the back office, over all companies or one. */
export function adminOrderFileRoutes(router: Router): void {
  registerReads(router, { list: contract.listOrderFiles, download: contract.downloadOrderFile });
  registerChanges(router, {
    held: contract.listHeldFiles,
    resend: contract.resendOrderFile,
    cancel: contract.cancelOrderFile,
    rename: contract.renameOrderFile,
  });
}
