import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Endpoint, Role } from '@portal/contract/endpoint';
import { openSession } from '../access/session.ts';
import type { Services } from '../services.ts';
import { DomainError } from './domain-error.ts';

/**
 * Who may pass: a token of ours, a session that has not ended, and a role the route names. In this order, so that a
 * person without rights learns nothing about the thing asked for.
 */
export function requireRole(services: Services, endpoint: Endpoint): onRequestAsyncHookHandler {
  const allowed = endpoint.policy.roles;
  return async (request) => {
    const session = await openSession(services.pool, await sidOf(request));
    if (typeof session === 'string') throw new DomainError(session);
    request.portalSession = session;
    // A password that somebody else chose is replaced before anything else (SECURITY T24).
    if (Array.isArray(allowed) && session.mustChangePassword) throw new DomainError('not-authorized');
    if (Array.isArray(allowed) && !(allowed as readonly Role[]).includes(session.role)) {
      request.log.warn({ event: 'denied', role: session.role }, 'role not allowed');
      throw new DomainError('you-do-not-have-permission-to-do-this-action');
    }
  };
}

async function sidOf(request: FastifyRequest): Promise<string> {
  const header = request.headers.authorization ?? '';
  if (header.replace(/^Bearer\s*$/i, '') === '') throw new DomainError('Login required !');
  const token = await request.jwtVerify<{ sid: string }>();
  return token.sid;
}
