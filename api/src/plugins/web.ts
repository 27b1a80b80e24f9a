import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const forever = 'public, max-age=31536000, immutable';

/**
 * Serves the published front end (`shell/deploy`): version folders never change, the page and the registry are asked
 * for again each time, and a missing file is a 404 and never the page (FEDERATION 3.4).
 */
export async function useWeb(app: FastifyInstance, config: Config): Promise<void> {
  if (!config.webRoot) return;
  const root = resolve(config.webRoot);
  const policy = contentSecurityPolicy(config);
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false, etag: true, dotfiles: 'deny' });
  const options = { schema: { hide: true }, logLevel: 'silent' as const };

  app.get<{ Params: { '*': string } }>('/mfe/*', options, (request, reply) => {
    reply.header('cache-control', request.params['*'] === 'registry.json' ? 'no-cache' : forever);
    return send(reply, join('mfe', request.params['*']));
  });
  app.get<{ Params: { '*': string } }>('/shell/*', options, (request, reply) => send(reply.header('cache-control', forever), join('shell', request.params['*'])));

  app.get<{ Params: { '*': string } }>('/*', options, (request, reply) => {
    // Only pages get the page: an address that names a file, or a call that missed the API, gets its 404.
    if (/^(api|dev)(\/|$)|\.\w{2,5}$/.test(request.params['*'])) return reply.callNotFound();
    reply.header('cache-control', 'private, no-cache').header('content-security-policy', policy);
    return send(reply, 'index.html');
  });
}

function send(reply: FastifyReply, path: string): FastifyReply {
  return reply.sendFile(path);
}
