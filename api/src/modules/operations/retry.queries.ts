import type { AdminScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';

const stuckMails = (db: Db, now: Date) =>
  db
    .updateTable('outbox')
    .set({ status: 'WAITING', attempts: 0, send_after: now })
    .where('status', 'in', ['WAITING', 'FAILED'])
    .returning('id');

// An import is started again on its own page: its job would find nothing to do.
const failedJobs = (db: Db) =>
  db
    .updateTable('jobs')
    .set({ status: 'WAITING', error: null, finished_at: null })
    .where('status', '=', 'FAILED')
    .where('kind', '<>', 'import')
    .returning('id');

type Ids = Promise<{ id: string }[]>;

/** Starts a mail's attempts again; none where there is none or it has left. */
export const retryMail = (db: Db, _scope: AdminScope, id: string, now: Date): Ids =>
  stuckMails(db, now).where('id', '=', id).execute();

/** The same for all that were tried and did not leave. */
export const retryMails = (db: Db, _scope: AdminScope, now: Date): Ids =>
  stuckMails(db, now).where('attempts', '>', 0).execute();

/** A failed job waits again; none where it did not fail. The row is the truth: workers find it without a notice too. */
export const retryJob = (db: Db, _scope: AdminScope, id: string): Ids => failedJobs(db).where('id', '=', id).execute();

export const retryJobs = (db: Db, _scope: AdminScope): Ids => failedJobs(db).execute();
