import { getOperations, retryMail } from '@portal/contract/operations';
import type { Router } from '../../http/route.ts';
import { recordAudit } from '../../access/audit.ts';
import * as operations from './operations.queries.ts';

/** The back office's view of the portal itself: mail, jobs, files, database. */
export function operationsRoutes({ route }: Router): void {
  route(getOperations, ({ scope, now, tenant }) => tenant((db) => operations.readOperations(db, scope, now)));
  route(retryMail, async ({ params, scope, now, requestId, tenant, services }) => {
    const retried = await tenant(async (db) => {
      const mail = await operations.retryMail(db, scope, params.mailId, now);
      await recordAudit(db, { now, scope, requestId, action: 'mail.retried', entity: 'mail', entityId: mail.id });
      return mail;
    });
    services.queue.kick({ kind: 'deliver-mail' });
    return retried;
  });
}
