import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const setHeaders = helmet({
  contentSecurityPolicy: false,
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'no-referrer' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
});

/** Every answer carries its request's id, and helmet's headers against guessing, framing and telling (SECURITY T22). */
export function useSecureHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // What is no page runs nothing and is shown in no frame; pages, the docs and the mailbox bring their own policy.
    if (!request.url.startsWith('/dev/')) {
      reply.header('content-security-policy', `default-src 'none'; frame-ancestors 'none'`);
    }
    setHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined));
  });
}
