import type { ImportView } from '@portal/contract/import-view';
import type { FastifyBaseLogger } from 'fastify';
import { runJob } from '../../jobs/run-job.ts';
import type { Services } from '../../services.ts';
import { importJob } from './import.job.ts';
import { rowsWhileWaiting } from './imports.rules.ts';

/**
 * After the commit that made the job: a small one is run at once, a big one is left to the workers. Either way the job
 * is in the database, so a process that dies loses nothing.
 */
export async function startWork(services: Services, log: FastifyBaseLogger, view: ImportView): Promise<void> {
  if (!view.jobId || !['CHECKING', 'RUNNING', 'UNDOING'].includes(view.status)) return;
  if (view.rowEstimate > rowsWhileWaiting) return services.queue.notify({ kind: 'run-job', id: view.jobId });
  // Its failure stands in the import's status, where the page shows it.
  await runJob(services, view.jobId, { import: importJob }).catch((error: unknown) =>
    log.error({ err: error }, 'import failed'),
  );
}
