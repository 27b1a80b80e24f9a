import { Readable } from 'node:stream';
import { paymentCallback } from '@portal/contract/pay-in-full-requests';
import type { FastifyInstance, preParsingAsyncHookHandler } from 'fastify';
import { DomainError } from '../http/domain-error.ts';

const keepBytes: preParsingAsyncHookHandler = async (request, reply, payload) => {
  const parts: Buffer[] = [];
  let length = 0;
  // The connection is needed for the answer, also where the sender goes on.
  const received: AsyncIterable<Buffer> = (payload as Readable).iterator({ destroyOnReturn: false });
  for await (const part of received) {
    parts.push(part);
    length += part.length;
    if (length <= request.routeOptions.bodyLimit) continue;
    reply.header('connection', 'close');
    throw new DomainError('file-too-large');
  }
  const bytes = Buffer.concat(parts);
  request.portalRawBody = bytes.toString('utf8');
  return Object.assign(Readable.from([bytes]), { receivedEncodedLength: length });
};

/** Keeps the bytes of a payment's body: its signature is over them, not over what was parsed. No other route looks. */
export function useRawBody(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.endpoint === paymentCallback) route.preParsing = keepBytes;
  });
}
