import { doWork } from '../jobs/work.ts';
import type { Services } from '../services.ts';

/** What the workers do in one minute: what fell due, and the salary files of companies whose day it is. */
export async function runMinute(services: Services): Promise<void> {
  await doWork(services, { kind: 'scheduled-jobs' });
  await doWork(services, { kind: 'salary-files' });
}
