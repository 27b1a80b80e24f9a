import jwt from '@fastify/jwt';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Absolute lifetime of a session (DECISIONS, session and calls). */
export const sessionHours = 12;

/** Tokens name a session and nothing else: one algorithm, issuer and audience checked, no cache (SECURITY T2). */
export async function useTokens(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(jwt, {
    secret: config.jwtSecret,
    sign: { algorithm: 'HS256', iss: 'portal', aud: 'portal-api', expiresIn: `${sessionHours}h` },
    verify: {
      algorithms: ['HS256'],
      allowedIss: 'portal',
      allowedAud: 'portal-api',
      requiredClaims: ['iss', 'aud', 'exp', 'sid'],
      cache: false,
    },
    messages: {
      noAuthorizationInHeaderMessage: 'Login required !',
      badRequestErrorMessage: 'invalid token',
      badCookieRequestErrorMessage: 'invalid token',
      authorizationTokenExpiredMessage: 'jwt expired',
      // Called once, with a placeholder: the error handler decides by the text that fills it.
      authorizationTokenInvalid: (error: Error) => error.message,
      authorizationTokenUntrusted: 'invalid token',
      authorizationTokenUnsigned: 'invalid token',
    },
  });
}

/** A token for one session row. */
export function tokenFor(app: FastifyInstance, session: { id: string; userId: string }): string {
  return app.jwt.sign({ sid: session.id, sub: session.userId } as object);
}
