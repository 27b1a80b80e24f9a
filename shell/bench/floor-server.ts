import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';

/**
 * The floor (PERFORMANCE, rows 13 and 14): one bundle of the same libraries, built into `folder` and served packed.
 * What it asks the API goes on to the portal, so that both sides log in and list at the same server.
 */
export async function startFloor(folder: string, portal: string): Promise<{ server: Server; url: string }> {
  execFileSync(process.execPath, [join(import.meta.dirname, 'build-floor.mjs'), folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api/')) passOn(portal, request, response);
    else serve(folder, request, response);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { server, url: `http://localhost:${address.port}` };
}

function serve(folder: string, { url }: IncomingMessage, response: ServerResponse): void {
  const name = url === '/floor.js' ? 'floor.js' : 'index.html';
  const packed = join(folder, `${name}.br`);
  const isPacked = existsSync(packed);
  response.writeHead(200, {
    'content-type': name === 'floor.js' ? 'text/javascript' : 'text/html; charset=utf-8',
    ...(isPacked ? { 'content-encoding': 'br' } : {}),
  });
  response.end(readFileSync(isPacked ? packed : join(folder, name)));
}

function passOn(portal: string, request: IncomingMessage, response: ServerResponse): void {
  const { host: _, ...headers } = request.headers;
  const onward = ask(new URL(request.url ?? '/', portal), { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.writeHead(502).end());
  request.pipe(onward);
}
