import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Endpoint } from '@portal/contract/endpoint';
import { archiveMaxBytes } from '@portal/contract/pictures';
import { allowed, partsOf, pathOf, tokenOf } from '../authorization/requests.ts';
import type { Tenants } from '../authorization/tenants.ts';
import type { TestApp } from '../test-app.ts';

export type Target = { endpoint: Endpoint; url: string; token: string | undefined };
/** What became of a body without an end: bytes that the server took, and what it answered. */
export type Endless = { status: number; taken: number };

/** What the portal takes at most in one request of each kind. */
export const limitOf = ({ upload }: Endpoint): number => (upload ? archiveMaxBytes : 1_048_576);
/** Sockets of both ends hold this much beyond what anybody read. */
export const held = 1_048_576;

/** A route as somebody calls it who may. */
export function targetOf(endpoint: Endpoint, tenants: Tenants): Target {
  const [role] = allowed(endpoint);
  const parts = partsOf(endpoint, tenants.mine, role ?? 'admin');
  return { endpoint, url: `/api${pathOf(endpoint, parts)}`, token: role && tokenOf(tenants, role) };
}

const headsOf = ({ endpoint, token }: Target) => ({
  'content-type': endpoint.upload ? 'multipart/form-data; boundary=b' : 'application/json',
  ...(token ? { authorization: `Bearer ${token}` } : {}),
});

/** Sends a body that never ends, until the server ends it; gives up far beyond every limit. */
export async function sendEndless(t: TestApp, target: Target): Promise<Endless> {
  const { port } = t.app.server.address() as AddressInfo;
  const accepted = new Promise<Socket>((done) => t.app.server.once('connection', done));
  const socket = connect(port, '127.0.0.1');
  const [serverEnd, answer] = [await accepted, { text: '', isOver: false }];
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => (answer.text += bytes.toString('latin1')));
  const closed = new Promise<void>((done) => socket.once('close', done)).then(() => (answer.isOver = true));
  const heads = Object.entries({ ...headsOf(target), host: 'portal', 'transfer-encoding': 'chunked' });
  socket.write(`${target.endpoint.method} ${target.url} HTTP/1.1\r\n`);
  socket.write(heads.map(([name, value]) => `${name}: ${value}\r\n`).join('') + '\r\n');
  const part = Buffer.from(`10000\r\n${'a'.repeat(0x10000)}\r\n`);
  const most = limitOf(target.endpoint) + 8 * held;
  for (let sent = 0; sent < most && !answer.isOver; sent += part.length)
    if (!socket.write(part)) await Promise.race([new Promise((done) => socket.once('drain', done)), closed]);
  for (let turns = 0; turns < 1_000 && !answer.isOver; turns += 1) await turn();
  const taken = serverEnd.bytesRead;
  socket.destroy();
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer.text)?.[1] ?? 0), taken };
}

const deep = '{"a":'.repeat(100_000) + '{}' + '}'.repeat(100_000);
const packed = gzipSync(Buffer.alloc(4_000_000, ' '));

/** The status and key of a body nested far beyond any form, or of one that is packed. */
export async function sendHostile(t: TestApp, target: Target, kind: 'deep' | 'packed'): Promise<string> {
  const { statusCode, body } = await t.app.inject({
    method: target.endpoint.method,
    url: target.url,
    headers: { ...headsOf(target), ...(kind === 'packed' ? { 'content-encoding': 'gzip' } : {}) },
    payload: kind === 'packed' ? packed : deep,
  });
  return `${statusCode} ${(JSON.parse(body) as { message?: string }).message}`;
}
