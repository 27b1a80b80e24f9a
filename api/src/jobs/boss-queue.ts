import type { ConstructorOptions, PgBoss } from 'pg-boss';
import { type Queue, type WorkKind, workKinds, type WorkNotice } from './queue.ts';

type Log = Record<'error' | 'warn', (entry: { err: Error }, sentence: string) => void>;
export type Work = (notice: WorkNotice) => Promise<void>;
export type RunningQueue = Queue & {
  start(work: Work): Promise<void>;
  /** for a process that leaves the work to others: it only tells them of it */
  sendOnly(): void;
  stop(): Promise<void>;
};

/** Postgres notifies every instance of work at once; polling finds delayed jobs and those whose notice got lost. */
const polling = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2 };

/**
 * Notices that name no row all ask for the same and are answered once; of the others a process takes two, so that the
 * next ones are left to the processes beside it.
 */
const takingOf = (kind: WorkKind) => ({
  batchSize: kind === 'run-job' || kind === 'confirm-order' || kind === 'salary-files' ? 2 : 50,
  burstWhenBatchFull: true,
});

/** Milliseconds that a statement of the queue may take: far more than it needs. */
const statementTimeout = 30_000;

/**
 * The queue of all instances, kept in the same Postgres by pg-boss. Every kind of work is safe to run twice. Its pool
 * has a timeout for statements: without one a worker whose statement was lost would wait for ever.
 */
export function bossQueue(url: string, log: Log, timeoutMs = statementTimeout): RunningQueue {
  let boss: PgBoss | undefined;
  let opening: Promise<PgBoss> | undefined;
  let sends = false;
  // Loaded only by processes that have to do with jobs, after they answer: a tenth of the start and of the memory.
  const connect = async (options: Partial<ConstructorOptions>): Promise<PgBoss> => {
    const { PgBoss } = await import('pg-boss');
    // pg-boss hands its settings to the pool as they are; its types leave out the time for one query.
    const settings: ConstructorOptions & { query_timeout: number } = {
      connectionString: url,
      schema: 'pgboss',
      application_name: 'portal-jobs',
      createSchema: false,
      query_timeout: timeoutMs,
      connectionTimeoutMillis: Math.min(timeoutMs, 4_000),
      ...options,
    };
    const starting = new PgBoss(settings);
    starting.on('error', (error) => log.error({ err: error }, 'job queue'));
    return await starting.start();
  };
  // With the first notice; where no worker has made the queue yet, the next notice tries again.
  const opened = (): Promise<PgBoss> =>
    (opening ??= connect({ max: 1, migrate: false, supervise: false, schedule: false }).catch((error: Error) => {
      opening = undefined;
      throw error;
    }));
  return {
    notify({ kind, id, afterSeconds }) {
      const sender = boss ? Promise.resolve(boss) : sends ? opened() : undefined;
      const options = {
        retryLimit: 3,
        retryDelay: 5,
        expireInSeconds: 3_600,
        singletonKey: id ?? kind,
        ...(afterSeconds ? { startAfter: afterSeconds } : {}),
      };
      sender
        ?.then((open) => open.send(kind, { id: id ?? null }, options))
        .catch((error: Error) => log.warn({ err: error }, 'left to the scheduled jobs'));
    },
    async start(work) {
      const starting = await connect({ max: 4, useListenNotify: true });
      for (const kind of workKinds) {
        // Of salary days one notice each process waits at a time: a long night is asked for anew every minute.
        await starting.createQueue(kind, kind === 'salary-files' ? { policy: 'short' } : {});
        // A queue made by an earlier version exists already and does not notify.
        await starting.updateQueue(kind, { notify: true });
        // What the schedule adds has no data at all.
        await starting.work<{ id: string | null } | null>(kind, { ...polling, ...takingOf(kind) }, async (jobs) => {
          const failures: unknown[] = [];
          for (const id of new Set(jobs.map(({ data }) => data?.id)))
            await work({ kind, ...(id ? { id } : {}) }).catch((failure: unknown) => failures.push(failure));
          if (failures.length > 0) throw failures[0];
        });
      }
      // Earlier versions called the queue `tick`: its schedule would go on adding a job a minute that no worker takes.
      await starting.unschedule('tick');
      await starting.schedule('scheduled-jobs', '* * * * *');
      boss = starting;
      this.notify({ kind: 'scheduled-jobs' });
    },
    sendOnly() {
      sends = true;
    },
    async stop() {
      const stopping = boss ?? (await opening?.catch(() => undefined));
      [boss, sends] = [undefined, false];
      await stopping?.stop({ graceful: true, timeout: 10_000 }).catch(() => undefined);
    },
  };
}
