import { deliverMail } from '../mail/deliver.ts';
import { confirmOrder } from '../modules/order-confirmation/index.ts';
import { tellRequests } from '../modules/request-mails/index.ts';
import type { Services } from '../services.ts';
import { jobHandlers } from './job-handlers.ts';
import type { Kick } from './queue.ts';
import { runJob } from './run-job.ts';
import { tick } from './tick.ts';

/** Does what a kick asks for. */
export async function doWork(services: Services, kick: Kick): Promise<void> {
  if (kick.kind === 'tick') await tick(services);
  if (kick.kind === 'deliver-mail') await deliverMail(services);
  if (kick.kind === 'tell-requests') await tellRequests(services);
  if (kick.kind === 'run-job' && kick.id) await runJob(services, kick.id, jobHandlers);
  if (kick.kind === 'confirm-order' && kick.id) await confirmOrder(services, kick.id);
}
