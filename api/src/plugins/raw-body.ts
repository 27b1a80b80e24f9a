import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { paymentCallback } from '@portal/contract/pay-in-full-requests';
import type { FastifyInstance, preParsingAsyncHookHandler } from 'fastify';

const keepBytes: preParsingAsyncHookHandler = async (request, _reply, payload) => {
  const bytes = await buffer(payload);
  request.portalRawBody = bytes.toString('utf8');
  return Object.assign(Readable.from([bytes]), { receivedEncodedLength: bytes.length });
};

/** Keeps the bytes of a payment's body: its signature is over them, not over what was parsed. No other route looks. */
export function useRawBody(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.endpoint === paymentCallback) route.preParsing = keepBytes;
  });
}
