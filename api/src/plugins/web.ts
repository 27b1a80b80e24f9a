import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const forever = 'public, max-age=31536000, immutable';

/** Addresses that are answered with a published file, or with the 404 of one. */
export const staticRoutes: ReadonlySet<string> = new Set(['/mfe/*', '/shell/*', '/*']);

type Asked = { Params: { '*': string } };

/**
 * Serves the published front end (`shell/deploy`): version folders never change, the page and the registry are asked
 * for again each time, and a missing file is a 404 and never the page (FEDERATION 3.4).
 */
export async function useWeb(app: FastifyInstance, config: Config): Promise<void> {
  if (!config.webRoot) return;
  const root = resolve(config.webRoot);
  const policy = contentSecurityPolicy(config);
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    etag: true,
    dotfiles: 'deny',
  });
  const options = { schema: { hide: true }, logLevel: 'silent' as const };

  app.get<Asked>('/mfe/*', options, ({ params: { '*': path } }, reply) =>
    reply.header('cache-control', path === 'registry.json' ? 'no-cache' : forever).sendFile(`mfe/${path}`),
  );
  app.get<Asked>('/shell/*', options, ({ params: { '*': path } }, reply) =>
    reply.header('cache-control', forever).sendFile(`shell/${path}`),
  );

  app.get<Asked>('/*', options, ({ params: { '*': path } }, reply) => {
    // Only pages get the page: an address that names a file, hidden or not, or a call that missed the API, gets its
    // 404.
    if (/^(api|dev)(\/|$)|(^|\/)\.|\.\w{2,5}$/.test(path)) return reply.callNotFound();
    reply.header('cache-control', 'private, no-cache').header('content-security-policy', policy);
    // The one header of a page that its script can read: the login page asks for demo logins only where there are some.
    if (!config.production) reply.header('server-timing', 'demo-logins');
    return reply.sendFile('index.html');
  });
}
