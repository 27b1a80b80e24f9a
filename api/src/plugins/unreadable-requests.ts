import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@portal/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../http/domain-error.ts';

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What is no HTTP that can be read, headers that are too large for instance, gets the same envelope as any refusal. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? '400 Bad Request';
  const body = JSON.stringify({ message: 'invalid-data-provided', requestId: randomUUID() } satisfies ErrorBody);
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/**
 * An address that no route can be looked for with: broken escapes, a part that is too long. 400, as routes declare it.
 */
export function refuseAddress(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const body: ErrorBody = { message: 'invalid-data-provided', requestId: request.id };
  reply.code(400).header('cache-control', 'no-store').header('x-content-type-options', 'nosniff').send(body);
}

/**
 * Refuses what the parser takes and no client sends: two hosts, of which a proxy may have looked at the other one, and
 * a protocol from before there were heads.
 */
export function refuseOddHeads(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1 || raw.httpVersionMajor < 1) throw new DomainError('invalid-data-provided');
  });
}
