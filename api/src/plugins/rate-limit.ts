import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../access/attempts.ts';
import { sharedRates } from '../access/shared-rates.ts';
import type { Services } from '../services.ts';
import { isProbe } from './health.ts';
import { staticRoutes } from './web.ts';

/** What costs the database nothing: a page with its twenty files must not use up an office's share of calls. */
const isCounted = (request: FastifyRequest): boolean =>
  !isProbe(request) && !staticRoutes.has(request.routeOptions.url ?? '');

/**
 * The person signed in, so that an office behind one address is as many as it has people; else the network. The token
 * is looked for as the guard does it, so that no other spelling of the header passes there and counts elsewhere.
 */
function callerOf(app: FastifyInstance, request: FastifyRequest): string {
  try {
    return `user ${app.jwt.verify<{ sub: string }>(app.jwt.lookupToken(request)).sub}`;
  } catch {
    return networkOf(request.ip);
  }
}

/**
 * So many calls a minute of one person, or from one network before a login, on all instances together (SECURITY T15).
 * Register it before the guard of any route: refused requests count too.
 */
export async function useRateLimit(app: FastifyInstance, { pool, config }: Services): Promise<void> {
  const rates = sharedRates(pool, config.jwtSecret);
  const keyGenerator = (request: FastifyRequest) => callerOf(app, request);
  const limit = { max: config.rateLimitPerMinute, timeWindow: '1 minute', store: rates.store, keyGenerator };
  await app.register(rateLimit, { global: false, ...limit });
  app.addHook('onClose', rates.close);
  const count = app.rateLimit();
  app.addHook('onRequest', async function countCall(request, reply) {
    if (isCounted(request)) await count.call(this, request, reply);
  });
}
