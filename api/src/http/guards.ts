import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Endpoint, Role } from '@portal/contract/endpoint';
import { demandsSecondStep, enterAs, noteSession, openSession, SessionChanged, type Session } from '../access/session.ts';
import type { Ahead } from '../db/conversation.ts';
import { isSilence } from '../db/failures.ts';
import type { Services } from '../services.ts';
import { DomainError } from './domain-error.ts';

/**
 * Who may pass: a token of ours, a session that has not ended, and a role the route names. In this order, so that a
 * person without rights learns nothing about the thing asked for. A read whose session this process knows is let
 * through on that belief; `readOnBelief` asks the database before anything is answered.
 */
export function guard(services: Services, endpoint: Endpoint, isRead: boolean): onRequestAsyncHookHandler {
  return async (request) => {
    const sid = await sidOf(request);
    const known = isRead ? request.server.knownSessions.get(sid) : undefined;
    request.portalIsBelieved = known !== undefined && refusalOf(services, endpoint, known) === undefined;
    request.portalSession = known && request.portalIsBelieved ? known : await requireSession(services, endpoint, request, sid);
  };
}

/** The session that the guard let through. */
export function signedIn({ portalSession }: FastifyRequest): Session {
  if (!portalSession) throw new Error('the guard did not run');
  return portalSession;
}

/**
 * Answers a read as the session was at its last request, and looks at the session again in the same message to the
 * database. Unless it says the same, nothing counts of what was read, answered or refused: the read starts again.
 */
export async function readOnBelief<T>(services: Services, endpoint: Endpoint, request: FastifyRequest, answer: (session: Session, enter?: Ahead) => Promise<T>): Promise<T> {
  const believed = signedIn(request);
  let isSure = false;
  let isUnnoted = false;
  const seen = (unnoted: boolean) => {
    isSure = true;
    isUnnoted = unnoted;
  };
  try {
    const answered = await answer(believed, enterAs(believed, seen));
    if (isUnnoted) await noteSession(services.pool, believed.id);
    if (isSure) return answered;
  } catch (error) {
    if (isSilence(error) || (isSure && !(error instanceof SessionChanged))) throw error;
  }
  request.portalSession = await requireSession(services, endpoint, request, believed.id);
  return answer(request.portalSession);
}

async function requireSession(services: Services, endpoint: Endpoint, request: FastifyRequest, sid: string): Promise<Session> {
  const session = await openSession(services.pool, sid);
  if (typeof session === 'string') {
    request.server.knownSessions.forget(sid);
    throw new DomainError(session);
  }
  request.server.knownSessions.remember(session);
  const refusal = refusalOf(services, endpoint, session);
  if (refusal) {
    // Known to the log, let through by nobody.
    request.portalSession = session;
    if (refusal !== 'not-authorized') request.log.warn({ event: 'denied', role: session.role }, 'role not allowed');
    throw new DomainError(refusal);
  }
  return session;
}

/** Why a route is closed to a session; undefined when it is open. */
function refusalOf({ config }: Services, { policy: { roles } }: Endpoint, session: Session) {
  if (!Array.isArray(roles)) return undefined;
  // A password that somebody else chose is replaced before anything else (SECURITY T24).
  if (session.mustChangePassword) return 'not-authorized';
  // A demanded second step is set up before anything else (DECISIONS 42).
  if (demandsSecondStep(config.secondStep, session.role) && !session.hasSecondStep) return 'not-authorized';
  return (roles as readonly Role[]).includes(session.role) ? undefined : 'you-do-not-have-permission-to-do-this-action';
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
