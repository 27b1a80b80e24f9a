import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const decide = helmet({ contentSecurityPolicy: false, frameguard: { action: 'deny' }, referrerPolicy: { policy: 'no-referrer' }, crossOriginResourcePolicy: { policy: 'same-origin' } });

type Request = Parameters<typeof decide>[0];
type Answer = Parameters<typeof decide>[1];

/** What helmet sets on an answer. It is always the same, so it is asked once and not at every request. */
function headersOfHelmet(): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = { setHeader: (name: string, value: string) => { headers[name.toLowerCase()] = value; }, removeHeader: () => undefined };
  decide({} as Request, answer as unknown as Answer, (error?: unknown) => {
    if (error) throw error;
  });
  return headers;
}

/** Every answer carries its request's id, and headers by which a browser neither guesses, frames nor tells (SECURITY T22). */
export function useSecureHeaders(app: FastifyInstance): void {
  const everywhere = headersOfHelmet();
  // What is no page runs nothing and is shown in no frame; pages, the docs and the mailbox bring their own policy.
  const noPage = { ...everywhere, 'content-security-policy': `default-src 'none'; frame-ancestors 'none'` };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/dev/') ? everywhere : noPage).header('x-request-id', request.id);
    done();
  });
}
