import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '@portal/contract/endpoint';
import type { Config } from '../config.ts';
import { describe } from '../http/describe.ts';
import { routeTable } from '../http/route.ts';

/** Headers of one connection, which say nothing about the next. */
const ofItsConnection = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

/**
 * OpenAPI from the contract: for signed-in back office always (`operations.routes.ts`, through `app.openApi`), and where
 * the settings make it public at `/api/openapi.json`, for people at `/api/docs`. They are answered by an instance of their
 * own, made when somebody asks for the first time: most servers are never asked, and what describes is a tenth of what a
 * server would otherwise load at its start (PERFORMANCE 12).
 */
export function useDocs(app: FastifyInstance, { publicDocs }: Pick<Config, 'publicDocs'>): void {
  let made: Promise<FastifyInstance> | undefined;
  const docs = () => (made ??= describing(routeTable(app)).catch((error: unknown) => {
    made = undefined;
    throw error;
  }));
  app.addHook('onClose', async () => {
    await (await made)?.close();
  });
  app.decorate('openApi', async () => (await docs()).swagger());
  if (!publicDocs) return;
  app.get('/api/openapi.json', () => app.openApi());
  for (const url of ['/api/docs', '/api/docs/*']) {
    app.get(url, async (request, reply) => {
      const { statusCode, headers, rawPayload } = await (await docs()).inject({ method: 'GET', url: request.url, headers: request.headers });
      for (const [name, value] of Object.entries(headers)) if (!ofItsConnection.has(name) && value !== undefined) reply.header(name, value);
      return reply.code(statusCode).send(rawPayload);
    });
  }
}

async function describing(endpoints: readonly Endpoint[]): Promise<FastifyInstance> {
  const [{ default: Fastify }, { default: swagger }, { default: ui }] = await Promise.all([import('fastify'), import('@fastify/swagger'), import('@fastify/swagger-ui')]);
  const docs = Fastify();
  await docs.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Benefits portal', version: '1.0.0', description: 'Amounts are whole minor units (øre) with a currency, percentages basis points, days YYYY-MM-DD.' },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ url, route }) => {
      const endpoint = route.config?.endpoint;
      return { schema: endpoint ? describe(endpoint) : { hide: true }, url };
    },
  });
  await docs.register(ui, { routePrefix: '/api/docs', staticCSP: true, uiConfig: { docExpansion: 'none' } });
  // Described, never called: nobody reaches this instance but with the addresses of the docs.
  for (const endpoint of endpoints) docs.route({ method: endpoint.method, url: `/api${endpoint.path}`, config: { endpoint }, handler: (_request, reply) => reply.callNotFound() });
  await docs.ready();
  return docs;
}
