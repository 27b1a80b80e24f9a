import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The policy of SECURITY T1: no inline code, no eval, styles by the hash of the empty style tag. */
const policyWith = (remotes: string) =>
  [
    "default-src 'none'",
    `script-src 'self'${remotes}`,
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "img-src 'self' data: blob:",
    `font-src 'self'${remotes}`,
    `connect-src 'self'${remotes}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
export const contentSecurityPolicy = policyWith('');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

export interface StaticSite {
  url: string;
  /** The served folder: a copy, so that a test may break it. */
  folder: string;
  close(): Promise<void>;
}

const published = fileURLToPath(new URL('../../dist', import.meta.url));

/**
 * Serves a copy of the published tree as the product does: precompressed, immutable versions, no page for a missing
 * file.
 *
 * @param remoteOrigins where else remotes may come from, as `REMOTE_ORIGINS` says it
 */
export async function serveSite(remoteOrigins: string[] = []): Promise<StaticSite> {
  const policy = policyWith(remoteOrigins.map((origin) => ` ${origin}`).join(''));
  const folder = await mkdtemp(join(tmpdir(), 'portal-site-'));
  await cp(published, folder, { recursive: true });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const isAsset = pathname.startsWith('/mfe/') || pathname.startsWith('/shell/') || /\.\w{2,5}$/.test(pathname);
    const file = isAsset ? pathname : '/index.html';
    if (pathname.startsWith('/api/'))
      return void response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    void answer(folder, file, String(request.headers['accept-encoding'] ?? ''), policy).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
    );
  });
  const url = await listen(server);
  return {
    url,
    folder,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answer(folder: string, file: string, encodings: string, policy: string) {
  const base = { 'content-security-policy': policy, 'x-content-type-options': 'nosniff' };
  const read = (name: string) => readFile(join(folder, name)).catch(() => undefined);
  const plain = await read(file);
  if (!plain)
    return {
      status: 404,
      headers: { ...base, 'content-type': 'text/plain', 'cache-control': 'no-store' },
      body: 'not found',
    };
  const isVersioned = /^\/(mfe\/[^/]+|shell)\/\d/.test(file);
  const headers = {
    ...base,
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  const small = /\bbr\b/.test(encodings) ? await read(`${file}.br`) : undefined;
  return small
    ? { status: 200, headers: { ...headers, 'content-encoding': 'br' }, body: small }
    : { status: 200, headers, body: plain };
}

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://localhost:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
