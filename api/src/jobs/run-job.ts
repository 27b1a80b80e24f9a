import { sql, type Updateable } from 'kysely';
import type pg from 'pg';
import { isCutOff } from '../db/failures.ts';
import type { Jobs } from '../db/schema.ts';
import { withSession } from '../db/session-connection.ts';
import { withSystem } from '../db/tenant.ts';
import type { Services } from '../services.ts';

export type JobRow = {
  id: string;
  kind: string;
  companyId: string | null;
  supplierId: string | null;
  userId: string | null;
  payload: unknown;
};

/** Answers what the job page shows when it is done. Must be safe to start again after a crash. */
export type JobHandler = (services: Services, job: JobRow) => Promise<unknown>;

export type JobHandlers = Readonly<Record<string, JobHandler>>;

/**
 * Runs one job that people watch. A session lock on its id keeps a second worker out, and falls with the connection
 * when this process dies, so the job is taken up again and not lost. Handlers start over safely.
 */
export function runJob(services: Services, id: string, handlers: JobHandlers): Promise<void> {
  return withSession(services.pool, 'portal-lock', async (lock) => {
    const {
      rows: [answer],
    } = await lock.query<{ locked: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as locked', [id]);
    if (answer?.locked) await runLocked(services, id, handlers);
  });
}

async function runLocked(services: Services, id: string, handlers: JobHandlers): Promise<void> {
  const { pool, clock } = services;
  const job = await withSystem(pool, (db) =>
    db
      .updateTable('jobs')
      .set({ status: 'RUNNING', started_at: clock.now(), attempts: sql`attempts + 1` })
      .where('id', '=', id)
      .where('status', 'in', ['WAITING', 'RUNNING'])
      .returning(['id', 'kind', 'company_id as companyId', 'supplier_id as supplierId', 'user_id as userId', 'payload'])
      .executeTakeFirst(),
  );
  if (!job) return;
  const handler = handlers[job.kind];
  try {
    if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`);
    const result = await handler(services, job);
    await finish(pool, id, { status: 'DONE', result: JSON.stringify(result ?? null), finished_at: clock.now() });
  } catch (error) {
    // It stays RUNNING and the scheduled jobs start it again, as after a crash.
    if (isCutOff(error)) throw error;
    await finish(pool, id, {
      status: 'FAILED',
      error: 'something-went-wrong',
      reason: String(error instanceof Error ? error.message : error).slice(0, 500),
      finished_at: clock.now(),
    });
    throw error;
  }
}

function finish(pool: pg.Pool, id: string, changes: Updateable<Jobs>): Promise<unknown> {
  return withSystem(pool, (db) => db.updateTable('jobs').set(changes).where('id', '=', id).execute());
}
