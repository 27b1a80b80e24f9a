import type { FastifyInstance } from 'fastify';
import { askPool } from '../db/ask.ts';
import type { Services } from '../services.ts';

/** `/api/health`: the process lives. `/api/ready`: it can serve, which needs the database. */
export function useHealth(app: FastifyInstance, { pool }: Services): void {
  app.get('/api/health', { logLevel: 'silent', schema: { hide: true } }, () => ({ status: 'ok' }));
  app.get('/api/ready', { logLevel: 'silent', schema: { hide: true } }, async (_request, reply) => {
    try {
      await askPool(pool, { text: 'select 1' });
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('retry-after', '5').send({ status: 'waiting for the database' });
    }
  });
}
