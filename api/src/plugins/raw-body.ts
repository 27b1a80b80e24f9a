import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { paymentCallback } from '@portal/contract/pay-in-full-requests';

/** Keeps the bytes of a payment's body: its signature is over them, not over what was parsed. */
export function useRawBody(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (request.routeOptions.config.endpoint !== paymentCallback) return payload;
    const bytes = await buffer(payload);
    request.portalRawBody = bytes.toString('utf8');
    return Object.assign(Readable.from([bytes]), { receivedEncodedLength: bytes.length });
  });
}
