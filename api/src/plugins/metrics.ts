import { createHash, timingSafeEqual } from 'node:crypto';
import { reportViolation, type Violation } from '@portal/contract/releases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createMetrics } from '../metrics/metrics.ts';
import type { Services } from '../services.ts';
import { isProbe } from './health.ts';

const path = '/metrics';
const violationRoute = `/api${reportViolation.path}`;
const options = { logLevel: 'silent', schema: { hide: true } } as const;
const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * `/metrics` for Prometheus, to whoever knows METRICS_TOKEN. Without that setting nothing is measured, and it is a 404
 * like any address that is not there.
 */
export async function useMetrics(app: FastifyInstance, services: Services): Promise<void> {
  const { metricsToken } = services.config;
  if (!metricsToken) {
    app.get(path, options, (_request, reply) => reply.callNotFound());
    return;
  }
  const metrics = await createMetrics(services);
  const expected = digest(`Bearer ${metricsToken}`);
  // Before the handler: a file that is missing is answered as an address that is not there.
  const routes = new WeakMap<FastifyRequest, string>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (!isProbe(request) && route !== path) routes.set(request, route);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = routes.get(request);
    if (route)
      metrics.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1_000);
    if (route === violationRoute && reply.statusCode === 200) metrics.countViolation(request.body as Violation);
    done();
  });
  app.get(path, options, async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      return reply.code(401).type('text/plain').send('METRICS_TOKEN is needed as a bearer token\n');
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}
