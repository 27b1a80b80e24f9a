/** What the queue can be asked to do. The work itself is in the database, so a lost notice loses nothing. */
export type WorkKind =
  | 'scheduled-jobs'
  | 'deliver-mail'
  | 'run-job'
  | 'confirm-order'
  | 'tell-requests'
  | 'salary-files';

export type WorkNotice = { kind: WorkKind; id?: string; afterSeconds?: number };

/**
 * Wakes the workers after a commit. The rows (jobs, outbox, due dates) are the truth: a notice only saves waiting, and
 * the scheduled jobs of each minute find what a crash left undone.
 */
export type Queue = { notify(work: WorkNotice): void };
