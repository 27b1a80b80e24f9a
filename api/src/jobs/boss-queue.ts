import type { PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Kick, Queue, WorkKind } from './queue.ts';

export type Work = (kick: Kick) => Promise<void>;
export type RunningQueue = Queue & { start(work: Work): Promise<void>; stop(): Promise<void> };

const kinds: WorkKind[] = ['tick', 'deliver-mail', 'run-job', 'confirm-order', 'tell-requests'];

/**
 * The queue of all instances, kept in the same Postgres by pg-boss. A worker that dies is replaced after its
 * heartbeat stops; every kind of work is safe to run twice, because its effects are guarded by constraints.
 */
export function bossQueue(url: string, log: Pick<FastifyBaseLogger, 'error' | 'warn'>): RunningQueue {
  let boss: PgBoss | undefined;
  return {
    kick({ kind, id, afterSeconds }) {
      if (!boss) return;
      const options = { retryLimit: 3, retryDelay: 5, expireInSeconds: 3_600, singletonKey: id ?? kind, ...(afterSeconds ? { startAfter: afterSeconds } : {}) };
      boss.send(kind, { id: id ?? null }, options).catch((error: Error) => log.warn({ err: error }, 'the tick will find this work'));
    },
    async start(work) {
      // Loaded by those who work on jobs only, after they answer: a tenth of the start and of the memory.
      const { PgBoss } = await import('pg-boss');
      const starting = new PgBoss({ connectionString: url, schema: 'pgboss', max: 4, application_name: 'portal-jobs' });
      starting.on('error', (error) => log.error({ err: error }, 'job queue'));
      await starting.start();
      for (const kind of kinds) {
        await starting.createQueue(kind);
        await starting.work<{ id: string | null }>(kind, { pollingIntervalSeconds: 0.5, batchSize: 1 }, async ([job]) => {
          await work({ kind, ...(job?.data.id ? { id: job.data.id } : {}) });
        });
      }
      await starting.schedule('tick', '* * * * *');
      boss = starting;
      this.kick({ kind: 'tick' });
    },
    async stop() {
      const stopping = boss;
      boss = undefined;
      await stopping?.stop({ graceful: true, timeout: 10_000 }).catch(() => undefined);
    },
  };
}
