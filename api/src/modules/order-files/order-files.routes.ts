import * as contract from '@portal/contract/order-files';
import type { Router } from '../../http/route.ts';
import { sendFile } from '../../http/send-file.ts';
import type { Services } from '../../services.ts';
import { actCancelFile, assertFilterIds } from '../orders/index.ts';
import { listOrderFiles } from './order-files.queries.ts';
import { askAgain, findBytes, readBytes, renameOrderFile } from './order-files.service.ts';

export function companyOrderFileRoutes(router: Router): void {
  router.list(contract.listCompanyOrderFiles, ({ query, scope, tenant, now }) =>
    tenant(async (db) => {
      await assertFilterIds(db, scope, query);
      return listOrderFiles(db, scope, query, now);
    }),
  );
  router.route(contract.downloadCompanyOrderFile, async ({ params, scope, tenant, services, reply }) => {
    const file = await tenant((db) => findBytes(db, scope, params.orderFileId));
    return sendFile(reply, file.fileName, await readBytes(services.files, file));
  });
  router.route(contract.resendCompanyOrderFile, async ({ params, scope, tenant, now, requestId, services }) =>
    sendingSoon(
      services,
      await tenant((db) =>
        askAgain(db, scope, params.orderFileId, now, requestId).then(() => accepted(params.orderFileId)),
      ),
    ),
  );
  router.route(contract.cancelCompanyOrderFile, (context) => actCancelFile(context, context.params.orderFileId));
  router.route(contract.renameCompanyOrderFile, ({ params, body, scope, tenant }) =>
    tenant((db) => renameOrderFile(db, scope, params.orderFileId, body)),
  );
}

export function supplierOrderFileRoutes(router: Router): void {
  router.list(contract.listSupplierOrderFiles, ({ query, scope, tenant, now }) =>
    tenant(async (db) => {
      await assertFilterIds(db, scope, query);
      return listOrderFiles(db, scope, query, now);
    }),
  );
  router.route(contract.downloadSupplierOrderFile, async ({ params, scope, tenant, services, reply }) => {
    const file = await tenant((db) => findBytes(db, scope, params.orderFileId));
    return sendFile(reply, file.fileName, await readBytes(services.files, file));
  });
}

/** The same for the back office, over all companies or one. */
export function adminOrderFileRoutes(router: Router): void {
  router.list(contract.listOrderFiles, ({ query, scope, tenant, now }) =>
    tenant(async (db) => {
      await assertFilterIds(db, scope, query);
      return listOrderFiles(db, scope, query, now);
    }),
  );
  router.route(contract.downloadOrderFile, async ({ params, scope, tenant, services, reply }) => {
    const file = await tenant((db) => findBytes(db, scope, params.orderFileId));
    return sendFile(reply, file.fileName, await readBytes(services.files, file));
  });
  router.route(contract.resendOrderFile, async ({ params, scope, tenant, now, requestId, services }) =>
    sendingSoon(
      services,
      await tenant((db) =>
        askAgain(db, scope, params.orderFileId, now, requestId).then(() => accepted(params.orderFileId)),
      ),
    ),
  );
  router.route(contract.cancelOrderFile, (context) => actCancelFile(context, context.params.orderFileId));
  router.route(contract.renameOrderFile, ({ params, body, scope, tenant }) =>
    tenant((db) => renameOrderFile(db, scope, params.orderFileId, body)),
  );
}

const accepted = (orderFileId: string) => ({ orderFileId, accepted: true as const });

function sendingSoon<T>({ queue }: Services, answer: T): T {
  queue.notify({ kind: 'scheduled-jobs' });
  return answer;
}
