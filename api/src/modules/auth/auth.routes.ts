import {
  acceptInvitation,
  checkSession,
  chooseMembership,
  declineInvitation,
  listInvitations,
  login,
  logout,
  proveLogin,
  requestMagicLink,
  validateToken,
} from '@portal/contract/auth';
import { acceptedLanguages } from '@portal/contract/person-language';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { provePassword } from '../../access/prove-password.ts';
import { assertOwnLogin } from '../../access/session.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Router } from '../../http/route.ts';
import { tokenFor } from '../../plugins/tokens.ts';
import { findActing } from './accounts.queries.ts';
import { findParties } from './branding.queries.ts';
import { chooseOwnMembership, proveOwnLogin } from './choose-membership.service.ts';
import { logIn } from './login.service.ts';
import type { Origin } from './open-session.service.ts';
import { acceptOwn, declineOwn, listOwnInvitations } from './own-invitations.service.ts';
import { requestLink } from './request-link.service.ts';
import { toSessionUser } from './session-user.mapping.ts';
import { useLink } from './use-link.service.ts';

const originOf = (request: FastifyRequest): Origin => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  requestId: request.id,
});

/** Getting in, staying in, getting out (SPEC 2, 7). */
export function authRoutes(router: Router): void {
  router.open(login, async ({ body, services, request }) => {
    const { sessionId, user } = await logIn(services, body, originOf(request));
    return { user, token: tokenFor(request.server, { id: sessionId, userId: user.id }) };
  });

  router.open(requestMagicLink, async ({ body, services, request }) => {
    const browser = [...(body.locale ? [body.locale] : []), ...acceptedLanguages(request.headers['accept-language'])];
    await requestLink(services, { ...body, browser }, originOf(request));
    return { accepted: true as const };
  });

  router.open(validateToken, async ({ body, services, request }) => {
    const { sessionId, user, isFirstLogin } = await useLink(services, body, originOf(request));
    const token = tokenFor(request.server, { id: sessionId, userId: user.id });
    return { user: { ...user, userCheck: { valid: true, firstLogin: isFirstLogin } }, token };
  });

  router.route(checkSession, async ({ session, services, tenant }) => {
    const [parties, acting] = await tenant((db) =>
      Promise.all([findParties(db, session), findActing(db, session.userId, session.onlyMembershipId)]),
    );
    const chosen = acting.memberships.find(({ id }) => id === session.membershipId);
    if (!chosen) throw new DomainError('invalid token');
    const user = toSessionUser({ ...session, id: session.userId }, chosen, acting, services.config.secondStep);
    const { seenBy } = session;
    return {
      user: seenBy ? { ...user, seenBy: { name: seenBy.name, reason: seenBy.reason, until: seenBy.until } } : user,
      ...parties,
    };
  });

  router.route(logout, async ({ session, tenant }) =>
    tenant(async (db) => {
      await db
        .updateTable('sessions')
        .set({ revoked_at: sql<Date>`now()`, revoked_cause: 'logout' })
        .where('id', '=', session.id)
        .execute();
      return { loggedOut: true as const };
    }),
  );

  // A token is stored nowhere: a repetition gets a new one of the same session.
  router.route(chooseMembership, async ({ body, session, services, requestId, request, proved }) => {
    const user = await proved(
      async () => undefined,
      (db) => chooseOwnMembership(db, services, session, body.membershipId, requestId),
    );
    return { user, token: tokenFor(request.server, { id: session.id, userId: user.id }) };
  });

  router.route(proveLogin, async ({ body, session, services, requestId, request, proved }) => {
    const user = await proved(
      () => provePassword(services, session, 'password', body.password),
      (db) => proveOwnLogin(db, services, session, body.code, requestId),
    );
    return { user, token: tokenFor(request.server, { id: session.id, userId: user.id }) };
  });

  router.route(listInvitations, ({ session, services }) => listOwnInvitations(services, session));

  router.route(acceptInvitation, ({ params, session, services, requestId, proved }) =>
    proved(
      async () => assertOwnLogin(session),
      (db) => acceptOwn(db, services, session, params.membershipId, requestId),
    ),
  );

  router.route(declineInvitation, ({ params, session, services, requestId, proved }) =>
    proved(
      async () => assertOwnLogin(session),
      (db) => declineOwn(db, services, session, params.membershipId, requestId),
    ),
  );
}
