import swagger from '@fastify/swagger';
import ui from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { describe } from '../http/describe.ts';

const openapi = {
  openapi: '3.1.0',
  info: {
    title: 'Benefits portal',
    version: '1.0.0',
    description: 'Amounts are whole minor units (øre) with a currency, percentages basis points, days YYYY-MM-DD.',
  },
  components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
} as const;

/**
 * OpenAPI from the contract, written when it is first asked for: for signed-in back office always
 * (`operations.routes.ts`, through `app.swagger`), and where the settings make it public at `/api/openapi.json`, for
 * people at `/api/docs`. Register it before the routes that it describes.
 */
export async function useDocs(app: FastifyInstance, { publicDocs }: Pick<Config, 'publicDocs'>): Promise<void> {
  await app.register(swagger, {
    openapi,
    // Only what has an endpoint in the contract is described.
    transform: ({ url, route }) => {
      const endpoint = route.config?.endpoint;
      return { schema: endpoint ? describe(endpoint) : { hide: true }, url };
    },
  });
  if (!publicDocs) return;
  await app.register(ui, { routePrefix: '/api/docs', staticCSP: true, uiConfig: { docExpansion: 'none' } });
  app.get('/api/openapi.json', () => app.swagger());
}
