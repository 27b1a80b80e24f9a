import { createRequire } from 'node:module';
import type fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import type { GenericSchema } from 'valibot';
import { errorAnswer, jsonSchema } from '../http/openapi.ts';

const load = createRequire(import.meta.url);
let fastJson: typeof fastJsonStringify | undefined;

/**
 * Writes answers by the contract's schemas: what a schema does not name never leaves. A serialiser is made when its
 * route answers for the first time, because making a thousand of them would be most of the start and half the memory;
 * what makes them is loaded then too.
 */
export function useContractSerialization(app: FastifyInstance): void {
  app.setSerializerCompiler<GenericSchema>(({ schema }) => {
    // The error handler writes nothing but this shape.
    if ((schema as unknown) === errorAnswer) return (body) => JSON.stringify(body);
    let write: ((data: unknown) => string) | undefined;
    return (data) => {
      fastJson ??= load('fast-json-stringify') as typeof fastJsonStringify;
      return (write ??= fastJson(jsonSchema(schema, 'output') as never))(data);
    };
  });
}
