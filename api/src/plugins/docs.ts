import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { describe } from '../http/describe.ts';

/** OpenAPI from the contract at `/api/openapi.json`, for people at `/api/docs`. */
export async function useDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Benefits portal', version: '1.0.0', description: 'Amounts are whole minor units (øre) with a currency, percentages basis points, days YYYY-MM-DD.' },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    // Whatever is no call of the contract (pages, scripts, the mailbox) is not described.
    transform: ({ url, route }) => {
      const endpoint = route.config?.endpoint;
      return { schema: endpoint ? describe(endpoint) : { hide: true }, url };
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  const { default: ui } = await import('@fastify/swagger-ui');
  await app.register(ui, { routePrefix: '/api/docs', staticCSP: true, uiConfig: { docExpansion: 'none' } });
}
