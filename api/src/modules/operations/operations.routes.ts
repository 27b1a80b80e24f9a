import { downloadOpenApi, getOperations, retryMail } from '@portal/contract/operations';
import { recordAudit } from '../../access/audit.ts';
import type { Router } from '../../http/route.ts';
import { sendFile } from '../../http/send-file.ts';
import { untrustedProxyOf } from '../../plugins/forwarding.ts';
import * as operations from './operations.queries.ts';

/** The back office's view of the portal itself: mail, jobs, files, database. */
export function operationsRoutes({ route }: Router): void {
  route(getOperations, ({ scope, now, tenant, services }) =>
    tenant((db) => operations.readOperations(db, scope, now, untrustedProxyOf(services.config))),
  );
  route(downloadOpenApi, async ({ request, reply }) =>
    sendFile(reply, 'openapi.json', Buffer.from(JSON.stringify(request.server.swagger()))),
  );
  route(retryMail, async ({ params, scope, now, requestId, tenant, services }) => {
    const retried = await tenant(async (db) => {
      const mail = await operations.retryMail(db, scope, params.mailId, now);
      await recordAudit(db, { now, scope, requestId }, 'mail.retried', ['mail', mail.id]);
      return mail;
    });
    services.queue.notify({ kind: 'deliver-mail' });
    return retried;
  });
}
