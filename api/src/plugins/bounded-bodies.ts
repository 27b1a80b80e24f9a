import { archiveMaxBytes } from '@portal/contract/pictures';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../access/attempts.ts';
import { DomainError } from '../http/domain-error.ts';

/** The largest file that any route takes, and what a form writes around it. */
const uploadMaxBytes = archiveMaxBytes + 65_536;
/** A login is some hundred bytes: who is not signed in and needs longer to send it only holds a place. */
const strangerMilliseconds = 10_000;
/**
 * Bodies of strangers that one instance receives at a time from one network: a company on the morning of its invitation
 * is one, and each of its bodies takes a moment.
 */
const mostOfNetwork = 200;

type Options = { strangerMs?: number; strangersAtOnce?: number };

/**
 * Bounds what is sent, on every route and before anything reads it: packed bodies and forms where none is taken are
 * refused, and what is received is counted, so that a body that never ends is cut off at the route's limit, also while
 * it is thrown away beside an answer. A stranger's body has less time, and so many per network (SECURITY T15).
 * Register it before whatever else may refuse.
 */
export function useBoundedBodies(
  app: FastifyInstance,
  { strangerMs = strangerMilliseconds, strangersAtOnce = mostOfNetwork }: Options = {},
): void {
  const receiving = new Map<string, number>();
  const left = new WeakMap<FastifyRequest, number>();
  const count = (request: FastifyRequest, reply: FastifyReply, bytes: number) => {
    const rest = (left.get(request) ?? 0) - bytes;
    left.set(request, rest);
    if (rest < 0) stop(request, reply, new DomainError('file-too-large'));
  };

  app.addHook('onRequest', (request, reply, done) => {
    done();
    const { raw } = request;
    if (!hasBody(request)) return;
    left.set(request, limitOf(request));
    // Whoever reads it resumes it; until then no byte is lost to the counting.
    raw.pause();
    raw.on('data', (part: Buffer) => count(request, reply, part.length));
    const late = setTimeout(() => {
      if (!request.portalSession) stop(request, reply, new DomainError('invalid-data-provided', undefined, 408));
    }, strangerMs).unref();
    raw.once('end', () => clearTimeout(late)).once('close', () => clearTimeout(late));
  });

  app.addHook('preParsing', async (request, reply) => {
    if (!hasBody(request)) return;
    const refusal = refusalOf(request) ?? enter(request);
    if (!refusal) return;
    reply.header('connection', 'close');
    throw refusal;
  });

  // What the answer leaves unread is read and thrown away here, where it is counted; the server itself would not count.
  app.addHook('onSend', async (request) => {
    if ((left.get(request) ?? -1) >= 0 && !request.raw.readableEnded) request.raw.resume();
  });

  function enter(request: FastifyRequest): DomainError | undefined {
    if (request.portalSession) return undefined;
    const network = networkOf(request.ip);
    const others = receiving.get(network) ?? 0;
    if (others >= strangersAtOnce) return new DomainError('too-many-requests', undefined, undefined, 10);
    receiving.set(network, others + 1);
    let isOver = false;
    const leave = () => {
      if (isOver) return;
      isOver = true;
      const rest = (receiving.get(network) ?? 1) - 1;
      if (rest === 0) receiving.delete(network);
      else receiving.set(network, rest);
    };
    request.raw.once('end', leave).once('close', leave);
    return undefined;
  }
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const takesFile = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config?.endpoint?.upload === true;

const limitOf = (request: FastifyRequest): number =>
  takesFile(request) ? uploadMaxBytes : request.routeOptions.bodyLimit;

/** Why a body is not read at all. */
function refusalOf(request: FastifyRequest): DomainError | undefined {
  const { headers } = request;
  if (headers['content-encoding'] !== undefined) return new DomainError('file-type-not-allowed');
  const isForm = /^\s*multipart\//i.test(headers['content-type'] ?? '');
  if (isForm && !takesFile(request)) return new DomainError('file-type-not-allowed');
  return Number(headers['content-length'] ?? 0) > limitOf(request) ? new DomainError('file-too-large') : undefined;
}

/** Nothing more is read: its reader refuses, or, where there is none any more, the connection ends. */
function stop({ raw }: FastifyRequest, reply: FastifyReply, refusal: DomainError): void {
  if (raw.readableEnded || raw.destroyed) return;
  raw.pause();
  if (reply.sent || raw.listenerCount('error') === 0) {
    raw.destroy();
    return;
  }
  reply.header('connection', 'close');
  raw.emit('error', refusal);
}
