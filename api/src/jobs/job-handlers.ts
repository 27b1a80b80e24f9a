import { importJob } from '../modules/imports/import.job.ts';
import { orderMailsJob, writeOrderMails } from '../modules/orders/mails/order-mails.job.ts';
import type { Services } from '../services.ts';
import type { JobRow } from './run-job.ts';

/** Answers what the job page shows when it is done. Must be safe to start again after a crash. */
export type JobHandler = (services: Services, job: JobRow) => Promise<unknown>;

/** Kind of a job → who does it. Features add their line here. */
export const jobHandlers: Readonly<Record<string, JobHandler>> = {
  import: importJob,
  [orderMailsJob]: writeOrderMails,
};
