import { isErrorKey, type ErrorBody, type ErrorKey } from '@portal/contract/errors';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { constraintKey } from '../db/constraints.ts';
import { isUnavailable } from '../db/failures.ts';
import { DomainError } from '../http/domain-error.ts';
import { statusOf } from '../http/statuses.ts';

/** Fastify's and its plugins' own refusals, as keys. */
const frameworkKeys: Readonly<Record<string, ErrorKey>> = {
  FST_REQ_FILE_TOO_LARGE: 'file-too-large',
  FST_ERR_CTP_BODY_TOO_LARGE: 'file-too-large',
  FST_FILES_LIMIT: 'invalid-data-provided',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'file-type-not-allowed',
  FST_JWT_NO_AUTHORIZATION_IN_HEADER: 'Login required !',
  FST_JWT_AUTHORIZATION_TOKEN_EXPIRED: 'jwt expired',
};

/** Text that Postgres cannot hold: a NUL, half a character. The sender is told, wherever it got through. */
const unstorable = new Set(['22021', '22P05']);
/** A form that ends before its end; the parser gives no code. */
const brokenForm = /unexpected end of multipart data$|^Multipart: /i;

/** The one place where a failure becomes an answer: status, key, request id, never an internal word (SECURITY 4). */
export function useErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { key, details, status = statusOf(key), retryAfter = 5 } = toAnswer(error);
    request.portalRefusal = key;
    // The caller went away: nobody reads the answer, and nothing of the portal failed.
    if (hasLeft(request, error)) request.log.info({ event: 'broken-off' }, 'request broken off');
    // What is out of reach for a while is said in a line; where it was noticed tells nothing.
    else if (status === 503) request.log.error({ key, code: error.code, reason: error.message }, 'request failed');
    else if (status >= 500) request.log.error({ err: error }, 'request failed');
    else if (status === 401 || status === 403 || status === 429 || (status === 404 && request.portalSession))
      request.log.warn({ event: 'refused', key, user: request.portalSession?.userId }, 'request refused');
    if ((status === 429 || status === 503) && !reply.hasHeader('retry-after'))
      reply.header('retry-after', String(retryAfter));
    const body: ErrorBody = { message: key, requestId: request.id, ...(details ? { details } : {}) };
    return reply.code(status).send(body);
  });
  app.setNotFoundHandler((request, reply) => {
    // A script that is gone must not be cached as gone, and must never look like a page.
    if (/^\/(mfe|shell)\//.test(request.url))
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('not found');
    const body: ErrorBody = { message: 'not-found', requestId: request.id };
    return reply.code(404).header('cache-control', 'no-store').send(body);
  });
}

/** The connection ended before the body did. */
const hasLeft = ({ raw }: FastifyRequest, error: FastifyError): boolean =>
  raw.destroyed && !raw.complete && !(error instanceof DomainError);

type Refusal = Pick<DomainError, 'key'> & Partial<Pick<DomainError, 'details' | 'status' | 'retryAfter'>>;

function toAnswer(error: FastifyError): Refusal {
  if (error instanceof DomainError) return error;
  const known = frameworkKeys[error.code] ?? constraintKey(error);
  if (known) return { key: known };
  if (isErrorKey(error.message) && error.statusCode === 401) return { key: error.message };
  if (error.code === 'FST_JWT_AUTHORIZATION_TOKEN_INVALID' && /signature/i.test(error.message))
    return { key: 'invalid signature' };
  if (error.code?.startsWith('FST_JWT') || error.code?.startsWith('FAST_JWT')) return { key: 'invalid token' };
  if (error.statusCode === 429) return { key: 'too-many-requests' };
  if (isUnavailable(error)) return { key: 'service-unavailable' };
  if (unstorable.has(error.code)) return { key: 'invalid-data-provided' };
  if (brokenForm.test(error.message)) return { key: 'file-cannot-be-read' };
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return { key: 'invalid-data-provided' };
  return { key: 'something-went-wrong' };
}
