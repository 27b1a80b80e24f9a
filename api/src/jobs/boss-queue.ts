import { PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Kick, Queue, WorkKind } from './queue.ts';

export type Work = (kick: Kick) => Promise<void>;
export type RunningQueue = Queue & { start(work: Work): Promise<void>; stop(): Promise<void> };

const kinds: WorkKind[] = ['tick', 'deliver-mail', 'run-job', 'confirm-order'];

/**
 * The queue of all instances, kept in the same Postgres by pg-boss. A worker that dies is replaced after its
 * heartbeat stops; every kind of work is safe to run twice, because its effects are guarded by constraints.
 */
export function bossQueue(url: string, log: Pick<FastifyBaseLogger, 'error' | 'warn'>): RunningQueue {
  const boss = new PgBoss({ connectionString: url, schema: 'pgboss', max: 4, application_name: 'portal-jobs' });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  let started = false;
  return {
    kick({ kind, id, afterSeconds }) {
      if (!started) return;
      const options = { retryLimit: 3, retryDelay: 5, expireInSeconds: 3_600, singletonKey: id ?? kind, ...(afterSeconds ? { startAfter: afterSeconds } : {}) };
      boss.send(kind, { id: id ?? null }, options).catch((error: Error) => log.warn({ err: error }, 'the tick will find this work'));
    },
    async start(work) {
      await boss.start();
      for (const kind of kinds) {
        await boss.createQueue(kind);
        await boss.work<{ id: string | null }>(kind, { pollingIntervalSeconds: 0.5, batchSize: 1 }, async ([job]) => {
          await work({ kind, ...(job?.data.id ? { id: job.data.id } : {}) });
        });
      }
      await boss.schedule('tick', '* * * * *');
      started = true;
      this.kick({ kind: 'tick' });
    },
    async stop() {
      started = false;
      await boss.stop({ graceful: true, timeout: 10_000 }).catch(() => undefined);
    },
  };
}
