import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { GenericSchema } from 'valibot';
import { jsonSchema } from '../http/openapi.ts';

/** OpenAPI from the contract at `/api/openapi.json`, for people at `/api/docs`. */
export async function useDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Benefits portal', version: '1.0.0', description: 'Amounts are whole minor units (øre) with a currency, percentages basis points, days YYYY-MM-DD.' },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url }) => ({ schema: readable(schema), url }),
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  const { default: ui } = await import('@fastify/swagger-ui');
  await app.register(ui, { routePrefix: '/api/docs', staticCSP: true, uiConfig: { docExpansion: 'none' } });
}

const isContract = (schema: unknown): schema is GenericSchema => typeof schema === 'object' && schema !== null && '~standard' in schema;

function readable(schema: FastifySchema | undefined): FastifySchema {
  if (!schema) return {};
  const converted = { ...schema } as Record<string, unknown>;
  for (const part of ['params', 'querystring', 'body']) {
    if (isContract(converted[part])) converted[part] = jsonSchema(converted[part], 'input');
  }
  const response = converted.response as Record<string, unknown> | undefined;
  if (response) converted.response = Object.fromEntries(Object.entries(response).map(([status, answer]) => [status, isContract(answer) ? jsonSchema(answer, 'output') : answer]));
  return converted as FastifySchema;
}
