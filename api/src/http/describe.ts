import type { Endpoint } from '@portal/contract/endpoint';
import type { ErrorKey } from '@portal/contract/errors';
import type { FastifySchema } from 'fastify';
import { jsonSchema } from './openapi.ts';
import { refusalsOf, takesKey } from './refusals.ts';

type Json = { [key: string]: unknown };
const bytes = { type: 'string', format: 'binary' };

/** An endpoint as OpenAPI tells it: what goes in, what comes out, and every key that it can refuse with. */
export function describe(endpoint: Endpoint): FastifySchema {
  const { params, query, body, upload, policy } = endpoint;
  return {
    summary: endpoint.summary,
    description: Array.isArray(policy.roles)
      ? `For: ${policy.roles.join(', ')}.`
      : `For ${policy.roles === 'anyone' ? 'anyone' : 'everybody who is signed in'}.`,
    tags: [endpoint.path.split('/')[1] ?? ''],
    ...(policy.roles === 'anyone' ? {} : { security: [{ session: [] }] }),
    ...(params ? { params: jsonSchema(params, 'input') } : {}),
    ...(query ? { querystring: jsonSchema(query, 'input') } : {}),
    ...(takesKey(endpoint) ? { headers: idempotencyKey } : {}),
    ...(upload
      ? { consumes: ['multipart/form-data'], body: multipart(body ? jsonSchema(body, 'input') : {}) }
      : body
        ? { body: jsonSchema(body, 'input') }
        : {}),
    response: {
      ...success(endpoint),
      ...Object.fromEntries([...refusalsOf(endpoint)].map(([status, keys]) => [status, refusal(keys)])),
    },
  } as FastifySchema;
}

const idempotencyKey = {
  type: 'object',
  properties: {
    'idempotency-key': {
      type: 'string',
      pattern: '^[\\w-]{8,100}$',
      description: 'The same request with the same key has one effect and gets the same answer.',
    },
  },
};

function multipart(fields: Json): Json {
  return {
    ...fields,
    type: 'object',
    properties: { ...(fields.properties as Json | undefined), file: bytes },
    required: [...((fields.required as string[] | undefined) ?? []), 'file'],
  };
}

function success({ response, status, content }: Endpoint): Json {
  if (response !== null) return { [status ?? 200]: { description: 'Done', ...jsonSchema(response, 'output') } };
  const types = Object.fromEntries((content ?? []).map((type) => [type, { schema: bytes }]));
  return {
    200: {
      description: 'The file',
      headers: { 'content-disposition': { type: 'string', description: 'Its name' } },
      content: types,
    },
  };
}

/** What every refusal looks like (DECISIONS 1), with the keys that this status can carry here. */
function refusal(keys: readonly ErrorKey[]): Json {
  const detail = {
    type: 'object',
    properties: { path: { type: 'string' }, key: { type: 'string' } },
    required: ['path', 'key'],
  };
  return {
    description: keys.join(', '),
    type: 'object',
    required: ['message', 'requestId'],
    properties: {
      message: { type: 'string', enum: keys },
      requestId: { type: 'string' },
      details: { type: 'array', items: detail },
    },
  };
}
