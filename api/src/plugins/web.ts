import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { keptFiles } from './kept-files.ts';

const forever = 'public, max-age=31536000, immutable';

/** Addresses that are answered with a published file, or with the 404 of one. */
export const staticRoutes: ReadonlySet<string> = new Set(['/mfe/*', '/shell/*', '/*']);

type Asked = { Params: { '*': string } };

/** The published file that a request is answered with: below one of the two folders of versions, or the page. */
function pathOf({ params, routeOptions }: FastifyRequest): string {
  const folder = routeOptions.url?.split('/')[1] ?? '*';
  return folder === '*' ? 'index.html' : join(folder, (params as Asked['Params'])['*']);
}

/**
 * Serves the published front end (`shell/deploy`): version folders never change, the page and the registry are asked
 * for again each time, and a missing file is a 404 and never the page (FEDERATION 3.4).
 */
export async function useWeb(app: FastifyInstance, config: Config): Promise<void> {
  if (!config.webRoot) return;
  const root = resolve(config.webRoot);
  const policy = contentSecurityPolicy(config);
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false, etag: true, dotfiles: 'deny' });
  const files = keptFiles((request) => join(root, pathOf(request)));
  const options = { schema: { hide: true }, logLevel: 'silent' as const, onSend: files.keep };
  const send = (request: FastifyRequest, reply: FastifyReply) => (files.sendKept(request, reply) ? reply : reply.sendFile(pathOf(request)));

  app.get<Asked>('/mfe/*', options, (request, reply) => {
    reply.header('cache-control', request.params['*'] === 'registry.json' ? 'no-cache' : forever);
    return send(request, reply);
  });
  app.get<Asked>('/shell/*', options, (request, reply) => send(request, reply.header('cache-control', forever)));

  app.get<Asked>('/*', options, (request, reply) => {
    // Only pages get the page: an address that names a file, hidden or not, or a call that missed the API, gets its 404.
    if (/^(api|dev)(\/|$)|(^|\/)\.|\.\w{2,5}$/.test(request.params['*'])) return reply.callNotFound();
    reply.header('cache-control', 'private, no-cache').header('content-security-policy', policy);
    return send(request, reply);
  });
}
