import { deliverMail } from '../mail/deliver.ts';
import { confirmOrder } from '../modules/order-confirmation/index.ts';
import { tellRequests } from '../modules/request-mails/index.ts';
import { salaryNight } from '../modules/salary-files/index.ts';
import type { Services } from '../services.ts';
import { traced } from '../tracing/span.ts';
import { jobHandlers } from './job-handlers.ts';
import type { WorkNotice } from './queue.ts';
import { runJob } from './run-job.ts';
import { runScheduledJobs } from './scheduled-jobs.ts';

export const doWork = (services: Services, notice: WorkNotice): Promise<void> =>
  traced(`job ${notice.kind}`, () => work(services, notice));

async function work(services: Services, notice: WorkNotice): Promise<void> {
  if (notice.kind === 'scheduled-jobs') await runScheduledJobs(services);
  if (notice.kind === 'deliver-mail') await deliverMail(services);
  if (notice.kind === 'salary-files') await salaryNight(services);
  if (notice.kind === 'tell-requests') await tellRequests(services);
  if (notice.kind === 'run-job' && notice.id) await runJob(services, notice.id, jobHandlers);
  if (notice.kind === 'confirm-order' && notice.id) await confirmOrder(services, notice.id);
}
