import {
  downloadOpenApi,
  getOperations,
  listDeliveries as deliveriesEndpoint,
  retryJob,
  retryJobs,
  retryMail,
  retryMails,
} from '@portal/contract/operations';
import { recordAudit } from '../../access/audit.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Router } from '../../http/route.ts';
import { sendFile } from '../../http/send-file.ts';
import { untrustedProxyOf } from '../../plugins/forwarding.ts';
import { listDeliveries } from './deliveries.queries.ts';
import * as operations from './operations.queries.ts';
import * as retry from './retry.queries.ts';

/** The back office's view of the portal itself: mail, jobs, files, database. */
export function operationsRoutes({ route, list }: Router): void {
  route(getOperations, ({ scope, now, tenant, services }) =>
    tenant((db) => operations.readOperations(db, scope, now, untrustedProxyOf(services.config))),
  );
  route(downloadOpenApi, async ({ request, reply }) =>
    sendFile(reply, 'openapi.json', Buffer.from(JSON.stringify(request.server.swagger()))),
  );
  list(deliveriesEndpoint, ({ query, scope, tenant }) => tenant((db) => listDeliveries(db, scope, query)));
  route(retryMail, ({ params, scope, now, requestId, thenNotify }) =>
    thenNotify('deliver-mail', async (db) => {
      const [mail] = await retry.retryMail(db, scope, params.mailId, now);
      if (!mail) throw new DomainError('not-found');
      await recordAudit(db, { now, scope, requestId }, 'mail.retried', ['mail', mail.id]);
      return mail;
    }),
  );
  route(retryMails, async ({ scope, now, requestId, tenant, services }) => {
    const retried = await tenant(async (db) => {
      const mails = await retry.retryMails(db, scope, now);
      await recordAudit(db, { now, scope, requestId }, 'mail.retried', ['mail', ''], { rows: mails.length });
      return mails.length;
    });
    services.queue.notify({ kind: 'deliver-mail' });
    return { retried };
  });
  route(retryJob, async ({ params, scope, now, requestId, tenant, services }) => {
    const retried = await tenant(async (db) => {
      const [job] = await retry.retryJob(db, scope, params.jobId);
      if (!job) throw new DomainError('not-found');
      await recordAudit(db, { now, scope, requestId }, 'job.retried', ['job', job.id]);
      return job;
    });
    services.queue.notify({ kind: 'run-job', id: retried.id });
    return retried;
  });
  route(retryJobs, async ({ scope, now, requestId, tenant, services }) => {
    const jobs = await tenant(async (db) => {
      const failed = await retry.retryJobs(db, scope);
      await recordAudit(db, { now, scope, requestId }, 'job.retried', ['job', ''], { rows: failed.length });
      return failed;
    });
    for (const { id } of jobs) services.queue.notify({ kind: 'run-job', id });
    return { retried: jobs.length };
  });
}
