import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { checkSession, chooseMembership, login, logout, requestMagicLink, validateToken } from '@portal/contract/auth';
import { DomainError } from '../../http/domain-error.ts';
import type { Router } from '../../http/route.ts';
import { tokenFor } from '../../plugins/tokens.ts';
import { findLoginOf, listMemberships } from './accounts.queries.ts';
import { findParties } from './branding.queries.ts';
import { logIn } from './login.service.ts';
import { requestLink, useLink } from './magic-link.service.ts';
import { membershipFor } from './memberships.rules.ts';
import type { Origin } from './open-session.ts';
import { toSessionUser } from './to-session-user.ts';

const originOf = (request: FastifyRequest): Origin => ({ ip: request.ip, userAgent: request.headers['user-agent'] ?? '', requestId: request.id });

/** Getting in, staying in, getting out (SPEC 2, 7). */
export function authRoutes(router: Router): void {
  router.open(login, async ({ body, services, request }) => {
    const { sessionId, user } = await logIn(services, body, originOf(request));
    return { user, token: tokenFor(request.server, { id: sessionId, userId: user.id }) };
  });

  router.open(requestMagicLink, async ({ body, services, request }) => {
    await requestLink(services, body, originOf(request));
    return { accepted: true as const };
  });

  router.open(validateToken, async ({ body, services, request }) => {
    const { sessionId, user, isFirstLogin } = await useLink(services, body, originOf(request));
    const token = tokenFor(request.server, { id: sessionId, userId: user.id });
    return { user: { ...user, userCheck: { valid: true, firstLogin: isFirstLogin } }, token };
  });

  router.route(checkSession, async ({ session, tenant }) => {
    const [parties, memberships] = await tenant((db, statements) => Promise.all([findParties(statements, session), listMemberships(db, session.userId)]));
    const acting = memberships.find(({ id }) => id === session.membershipId);
    if (!acting) throw new DomainError('invalid token');
    return { user: toSessionUser({ ...session, id: session.userId }, acting, memberships), ...parties };
  });

  router.route(logout, async ({ session, tenant }) => tenant(async (db) => {
    await db.updateTable('sessions').set({ revoked_at: sql<Date>`now()`, revoked_cause: 'logout' }).where('id', '=', session.id).execute();
    return { loggedOut: true as const };
  }));

  router.route(chooseMembership, async ({ body, session, today, request, proved }) => {
    // A token is stored nowhere: a repetition gets a new one of the same session.
    const user = await proved(async () => undefined, async (db) => {
      const login = await findLoginOf(db, session.userId);
      if (!login?.memberships.some(({ id }) => id === body.membershipId)) throw new DomainError('not-found');
      const { account, memberships } = login;
      const acting = membershipFor(memberships, today, { wanted: body.membershipId });
      if (typeof acting === 'string') throw new DomainError('not-found');
      await db.updateTable('sessions').set({ membership_id: acting.id, stamp: sql<number>`stamp + 1` }).where('id', '=', session.id).execute();
      await db.updateTable('users').set({ last_membership_id: acting.id }).where('id', '=', account.id).execute();
      return toSessionUser(account, acting, memberships);
    });
    return { user, token: tokenFor(request.server, { id: session.id, userId: user.id }) };
  });
}
