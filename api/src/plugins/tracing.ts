import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginSpan, isTracing, within, type Span } from '../tracing/span.ts';
import { isProbe } from './health.ts';

/**
 * A span for each request, by the route's template and not by its address, and its trace id in the lines of the log. A
 * trace begins here: what a caller sends as one is not taken over.
 */
export function useTracing(app: FastifyInstance): void {
  if (!isTracing()) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const facts = { 'http.request.method': request.method, 'http.route': route };
    const span = isProbe(request) ? undefined : beginSpan(`${request.method} ${route}`, facts);
    if (span) {
      spans.set(request, span);
      request.log = reply.log = request.log.child({ trace_id: span.traceId });
    }
    within(span, done);
  });
  // Reading a body leaves the request's context.
  app.addHook('preValidation', (request, _reply, done) => within(spans.get(request), done));
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    spans.get(request)?.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
    done();
  });
}
