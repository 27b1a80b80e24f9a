import type { Endpoint } from '@portal/contract/endpoint';
import { getFormDraft, listFormDrafts } from '@portal/contract/form-drafts';
import { endSeeAs } from '@portal/contract/see-as';
import { listOwnSessions } from '@portal/contract/user';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { demandsSecondStep, openSession, type Session } from '../access/session.ts';
import type { Services } from '../services.ts';
import { DomainError } from './domain-error.ts';

/**
 * Who may pass: a token of ours, a session that has not ended, and a role the route names. In this order, so that a
 * person without rights learns nothing about the thing asked for. The session row is read at every request, so a
 * session that ended anywhere ends at once (SECURITY T3).
 */
export function guard(services: Services, endpoint: Endpoint): onRequestAsyncHookHandler {
  return async (request) => {
    const session = await openSession(services.pool, await sidOf(request));
    if (typeof session === 'string') throw new DomainError(session);
    // The log names the session of a refused request too.
    request.portalSession = session;
    if (session.seenBy && !isOpenToSeeAs(endpoint)) throw new DomainError('see-as-is-read-only');
    const refusal = refusalOf(services, endpoint, session);
    if (!refusal) return;
    if (refusal !== 'not-authorized') request.log.warn({ event: 'denied', role: session.role }, 'role not allowed');
    throw new DomainError(refusal);
  };
}

/** What a person types and has not sent, and where the person is signed in: theirs alone. */
const ownAlone = new Set<Endpoint>([listFormDrafts, getFormDraft, listOwnSessions]);

/**
 * Who looks on as another person reads: the one place that refuses every write, and every file, because it would be
 * taken home in that person's name. The transaction is read only besides (`contextOf`).
 */
const isOpenToSeeAs = (endpoint: Endpoint): boolean =>
  endpoint === endSeeAs || (endpoint.method === 'GET' && endpoint.response !== null && !ownAlone.has(endpoint));

/** The session that the guard let through. */
export function signedIn({ portalSession }: FastifyRequest): Session {
  if (!portalSession) throw new Error('the guard did not run');
  return portalSession;
}

/** Why a route is closed to a session; undefined when it is open. */
function refusalOf({ config }: Services, { policy: { roles } }: Endpoint, session: Session) {
  if (!Array.isArray(roles)) return undefined;
  // A password that another person chose is replaced before anything else (SECURITY T24).
  if (session.mustChangePassword) return 'not-authorized';
  // A demanded second step is set up before anything else (DECISIONS 42).
  if (demandsSecondStep(config.secondStep, session.role) && !session.hasSecondStep) return 'not-authorized';
  return roles.some((role) => role === session.role) ? undefined : 'you-do-not-have-permission-to-do-this-action';
}

/** The session that a token of ours names. */
async function sidOf(request: FastifyRequest): Promise<string> {
  const header = request.headers.authorization ?? '';
  if (header.replace(/^Bearer\s*$/i, '') === '') throw new DomainError('Login required !');
  const { sid } = await request.jwtVerify<{ sid: unknown }>();
  if (typeof sid !== 'string' || !uuid.test(sid)) throw new DomainError('invalid token');
  return sid;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
