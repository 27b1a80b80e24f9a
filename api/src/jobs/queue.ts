/** What the queue can be asked to do. The work itself is in the database, so a lost notice loses nothing. */
export const workKinds = [
  'scheduled-jobs',
  'deliver-mail',
  'run-job',
  'confirm-order',
  'tell-requests',
  'salary-files',
] as const;
export type WorkKind = (typeof workKinds)[number];

export type WorkNotice = { kind: WorkKind; id?: string; afterSeconds?: number };

/**
 * Wakes the workers after a commit. The rows (jobs, outbox, due dates) are the truth: a notice only saves waiting, and
 * the scheduled jobs of each minute find what a crash left undone.
 */
export type Queue = { notify(work: WorkNotice): void };
