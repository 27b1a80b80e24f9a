import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import { importMaxBytes } from '@portal/contract/constants';
import Fastify, { type FastifyInstance } from 'fastify';
import { routerFor } from './http/route.ts';
import { useBoundedBodies } from './plugins/bounded-bodies.ts';
import { useDemoLogins } from './plugins/demo-logins.ts';
import { useDenials } from './plugins/denials.ts';
import { useDocs } from './plugins/docs.ts';
import { useDrain } from './plugins/drain.ts';
import { useErrorHandler } from './plugins/errors.ts';
import { useForwardingHint } from './plugins/forwarding.ts';
import { useHealth } from './plugins/health.ts';
import { loggingOptions } from './plugins/logging.ts';
import { useMailbox } from './plugins/mailbox/mailbox.ts';
import { useMetrics } from './plugins/metrics.ts';
import { usePackedAnswers } from './plugins/packed-answers.ts';
import { usePressureValve } from './plugins/pressure.ts';
import { useRateLimit } from './plugins/rate-limit.ts';
import { useRawBody } from './plugins/raw-body.ts';
import { useSecureHeaders } from './plugins/secure-headers.ts';
import { useContractSerialization } from './plugins/serialization.ts';
import { useShallowJson } from './plugins/shallow-json.ts';
import { useTokens } from './plugins/tokens.ts';
import { useTracing } from './plugins/tracing.ts';
import { refuseAddress, refuseConnection, refuseOddHeads } from './plugins/unreadable-requests.ts';
import { useContractValidation } from './plugins/validation.ts';
import { useWeb } from './plugins/web.ts';
import { routes } from './routes.ts';
import type { Services } from './services.ts';

/** The API and, when it was built, the portal's front end, on one address. The table of contents is `routes.ts`. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config } = services;
  const app = Fastify({
    ...loggingOptions(config),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 1_048_576,
    requestTimeout: 60_000,
    // Heads are short; what is late is looked for often enough that the times mean what they say.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: refuseConnection,
    frameworkErrors: refuseAddress,
  });
  app.decorate('portalRoutes', []);
  app.decorate('portalReads', []);
  app.decorateRequest('portalSession', undefined);
  app.decorateRequest('portalRawBody', '');
  app.decorateRequest('portalUpload', '');
  app.decorateRequest('portalRefusal', undefined);
  useErrorHandler(app);
  useTracing(app);
  useDrain(app);
  refuseOddHeads(app);
  useBoundedBodies(app);
  useShallowJson(app);
  useDenials(app, services);
  useContractValidation(app);
  useContractSerialization(app);
  useSecureHeaders(app);
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
  // Before what may refuse a request, which is counted too.
  await useMetrics(app, services);
  await app.register(cors, {
    origin: config.corsOrigins,
    credentials: false,
    exposedHeaders: ['x-request-id', 'content-disposition', 'retry-after'],
  });
  useForwardingHint(app, config);
  await useRateLimit(app, services);
  await app.register(multipart, {
    limits: { files: 1, parts: 20, fileSize: importMaxBytes, fieldNameSize: 100, fieldSize: 10_000, headerPairs: 20 },
  });
  await useTokens(app, config);
  await useDocs(app, config);
  useHealth(app, services);
  await app.register(
    async (api) => {
      api.addHook('onRequest', (_request, reply, done) => {
        reply.header('cache-control', 'no-store');
        done();
      });
      await usePressureValve(api, config);
      useRawBody(api);
      usePackedAnswers(api);
      for (const register of routes) register(routerFor(api, services));
    },
    { prefix: '/api' },
  );
  if (!config.production) {
    useMailbox(app, services);
    useDemoLogins(app, services);
  }
  await useWeb(app, config);
  await app.ready();
  return app;
}
