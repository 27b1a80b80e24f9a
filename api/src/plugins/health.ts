import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { askPool } from '../db/ask.ts';
import { running } from '../metrics/version.ts';
import type { Services } from '../services.ts';

/** How long an answer of the database stands, in milliseconds: however many ask, it is asked once a second. */
const freshMs = 1_000;

const probes = new Set(['/api/health', '/api/ready']);

/** A load balancer's question: it counts towards no limit and keeps no server from ending. */
export const isProbe = ({ routeOptions }: FastifyRequest): boolean => probes.has(routeOptions.url ?? '');

/**
 * `/api/health`: the process lives, and which release it is. `/api/ready`: it can serve, which needs a database that
 * can be written. A server that was told to end says 503 at once and goes on answering (`drain.ts`), so that a balancer
 * sends no more.
 */
export function useHealth(app: FastifyInstance, { pool }: Services): void {
  const isWritable = onceASecond(() => asksWritable(pool));
  app.get('/api/health', { logLevel: 'silent', schema: { hide: true } }, () => ({ status: 'ok', ...running }));
  app.get('/api/ready', { logLevel: 'silent', schema: { hide: true } }, async (_request, reply) => {
    const missing = app.isDraining() ? 'ending' : await isWritable().then(readOnly, () => 'waiting for the database');
    return missing ? reply.code(503).header('retry-after', '5').send({ status: missing }) : { status: 'ready' };
  });
}

const readOnly = (can: boolean) => (can ? undefined : 'the database is read-only');

/** Not a replica, and not a server that was switched to reading (a full disk at a managed service, a maintenance). */
async function asksWritable(pool: pg.Pool): Promise<boolean> {
  const text = `select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as can`;
  const [row] = await askPool<{ can: boolean }>(pool, { text });
  return row?.can === true;
}

function onceASecond<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let until = 0;
  return () => {
    if (answer && performance.now() < until) return answer;
    // Until it is there, everybody waits for the same question; its second begins with the answer.
    until = Infinity;
    answer = ask().finally(() => {
      until = performance.now() + freshMs;
    });
    return answer;
  };
}
