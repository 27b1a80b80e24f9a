import { Dependant } from '@portal/contract/dependants';
import type { Endpoint } from '@portal/contract/endpoint';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifySchema } from 'fastify';
import * as v from 'valibot';
import { refusalsOf } from './refusals.ts';

type Json = { [key: string]: unknown };

const isJson = (node: unknown): node is Json => typeof node === 'object' && node !== null && !Array.isArray(node);

/** What every refusal looks like (DECISIONS 1). */
const Value = v.optional(
  v.nullable(v.union([v.object({ amount: v.number(), currency: v.string() }), v.number(), v.string()])),
);
const Detail = v.object({
  path: v.string(),
  key: v.string(),
  of: v.optional(v.string()),
  seen: Value,
  current: Value,
  dependant: v.optional(Dependant),
  more: v.optional(v.number()),
});
export const errorAnswer = v.object({
  message: v.string(),
  requestId: v.string(),
  details: v.optional(v.array(Detail)),
});

/** JSON schema of a valibot schema. Checks that JSON schema cannot express still run on the server. */
export function jsonSchema(schema: v.GenericSchema, side: 'input' | 'output'): Json {
  const { $schema: _version, ...converted } = toJsonSchema(schema, {
    typeMode: side,
    errorMode: 'ignore',
    target: 'draft-07',
  });
  return side === 'output' ? forSerializer(converted) : converted;
}

/** fast-json-stringify reads `nullable` much faster than a union with null, and wants a type beside an enum. */
function forSerializer(node: Json): Json {
  const plain: Json = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inside(value)]));
  const { anyOf: union, ...rest } = plain;
  if (Array.isArray(union) && union.length === 2 && union.some((part) => part.type === 'null'))
    return { ...rest, ...union.find((part) => part.type !== 'null'), nullable: true };
  if (Array.isArray(plain.enum) && !plain.type && plain.enum.every((item) => typeof item === 'string'))
    plain.type = 'string';
  if (plain.const !== undefined && !plain.type)
    plain.type = typeof plain.const === 'boolean' ? 'boolean' : typeof plain.const === 'number' ? 'number' : 'string';
  if (plain.type === 'object') delete plain.additionalProperties;
  if (node.type === 'object' && !node.properties && node.additionalProperties !== undefined)
    plain.additionalProperties = inside(node.additionalProperties);
  return plain;
}

function inside(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inside);
  return isJson(value) ? forSerializer(value) : value;
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
