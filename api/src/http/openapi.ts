import type { Endpoint } from '@portal/contract/endpoint';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifySchema } from 'fastify';
import * as v from 'valibot';
import { refusalsOf } from './refusals.ts';

type Json = { [key: string]: unknown };

/** What every refusal looks like (DECISIONS 1). */
const Value = v.optional(
  v.nullable(v.union([v.object({ amount: v.number(), currency: v.string() }), v.number(), v.string()])),
);
const Detail = v.object({ path: v.string(), key: v.string(), of: v.optional(v.string()), seen: Value, current: Value });
export const errorAnswer = v.object({
  message: v.string(),
  requestId: v.string(),
  details: v.optional(v.array(Detail)),
});

/** JSON schema of a valibot schema. Checks that JSON schema cannot express still run on the server. */
export function jsonSchema(schema: v.GenericSchema, side: 'input' | 'output'): Json {
  const converted = toJsonSchema(schema, { typeMode: side, errorMode: 'ignore', target: 'draft-07' }) as Json;
  delete converted.$schema;
  return side === 'output' ? (forSerializer(converted) as Json) : converted;
}

/** fast-json-stringify reads `nullable` much faster than a union with null, and wants a type beside an enum. */
function forSerializer(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(forSerializer);
  if (typeof node !== 'object' || node === null) return node;
  const plain = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, forSerializer(value)])) as Json;
  const union = plain.anyOf as Json[] | undefined;
  if (union?.length === 2 && union.some((part) => part.type === 'null')) {
    const { anyOf: _dropped, ...rest } = plain;
    return { ...rest, ...union.find((part) => part.type !== 'null'), nullable: true };
  }
  if (plain.enum && !plain.type && (plain.enum as unknown[]).every((item) => typeof item === 'string'))
    plain.type = 'string';
  if (plain.const !== undefined && !plain.type)
    plain.type = typeof plain.const === 'boolean' ? 'boolean' : typeof plain.const === 'number' ? 'number' : 'string';
  if (plain.type === 'object') delete plain.additionalProperties;
  if (
    (node as Json).type === 'object' &&
    !(node as Json).properties &&
    typeof (node as Json).additionalProperties !== 'undefined'
  ) {
    plain.additionalProperties = forSerializer((node as Json).additionalProperties);
  }
  return plain;
}

/** Fastify's schema of an endpoint: valibot throughout; what the compilers make of it is made when it is first used. */
export function schemaOf(endpoint: Endpoint): FastifySchema {
  const errors = Object.fromEntries([...refusalsOf(endpoint).keys()].map((status) => [status, errorAnswer]));
  const success = endpoint.response === null ? {} : { [endpoint.status ?? 200]: endpoint.response };
  return {
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body && !endpoint.upload ? { body: endpoint.body } : {}),
    response: { ...success, ...errors },
  } as FastifySchema;
}
