import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { routeTable } from '../../src/http/route.ts';
import { useBoundedBodies } from '../../src/plugins/bounded-bodies.ts';
import { useErrorHandler } from '../../src/plugins/errors.ts';
import { named } from '../authorization/requests.ts';
import { givenTenants, type Tenants } from '../authorization/tenants.ts';
import { apiSuite } from '../test-app.ts';
import { until } from '../until.ts';
import { held, limitOf, sendEndless, sendHostile, targetOf } from './hostile-bodies.ts';

const t = apiSuite({ env: { PAYMENT_SECRET: 'a payment secret of more than 32 characters' } });
let tenants: Tenants;
beforeAll(async () => {
  tenants = await givenTenants(t);
  await t.app.listen({ port: 0, host: '127.0.0.1' });
});
const routeOf = (name: string) => {
  const endpoint = routeTable(t.app).find((one) => named(one) === name);
  if (!endpoint) throw new Error(`no route ${name}`);
  return targetOf(endpoint, tenants);
};

/** One of each kind: read by the parser, by its signature, as a file, not at all. */
const kinds = [
  ['POST /auth/login', 413],
  ['POST /payments/callback', 413],
  ['PATCH /company/profile', 413],
  ['DELETE /company/employees/:employeeId', 413],
  ['POST /company/imports', 413],
  ['GET /company/employees', 200],
] as const;

test.each(kinds)('T15: a body that never ends is cut off at the limit: %s', async (name, status) => {
  const target = routeOf(name);
  const { taken, ...answer } = await sendEndless(t, target);
  expect(answer).toEqual({ status });
  expect(taken).toBeLessThan(limitOf(target.endpoint) + held);
});

test.each(kinds.filter(([name]) => !name.startsWith('GET ') && !name.includes('imports')))(
  'T15: a deep body and a packed one are refused before they are read: %s',
  async (name) => {
    const target = routeOf(name);
    expect(await sendHostile(t, target, 'deep')).toBe('400 invalid-data-provided');
    expect(await sendHostile(t, target, 'packed')).toBe('415 file-type-not-allowed');
  },
);

test('a refused stranger cannot go on sending either', async () => {
  const { token: _token, ...target } = routeOf('PATCH /company/profile');
  const { taken, status } = await sendEndless(t, { ...target, token: undefined });
  expect(status).toBe(401);
  expect(taken).toBeLessThan(limitOf(target.endpoint) + held);
});

test('a form is refused where no file is taken', async () => {
  const { url, token } = routeOf('POST /user/language');
  expect(
    (await t.upload(url.slice('/api'.length), { name: 'a', bytes: Buffer.from('a') }, { token: token! })).status,
  ).toBe(415);
});

/** A small server with the same bounds, and the halves of bodies that were sent to it. */
async function bounded(options: Parameters<typeof useBoundedBodies>[1]) {
  const app = Fastify();
  app.decorateRequest('portalSession', undefined);
  useErrorHandler(app);
  useBoundedBodies(app, options);
  app.post('/', async () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
  t.onClose(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return () => {
    const socket = connect(port, '127.0.0.1');
    const half = { text: '', isOver: false, socket };
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => (half.text += bytes.toString()));
    socket.once('close', () => (half.isOver = true));
    socket.write('POST / HTTP/1.1\r\nhost: portal\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"a"');
    return half;
  };
}

test('T15: a stranger who does not finish a body is told so and let go', async () => {
  const send = await bounded({ strangerMs: 50 });
  const half = send();
  await until(() => half.isOver, { what: 'the end of a half body' });
  expect(half.text).toMatch(/^HTTP\/1\.1 408 /);
});

test('T15: one network has so many half bodies at once, and its place back when one ends', async () => {
  const send = await bounded({ strangersAtOnce: 2 });
  const halves = [send(), send(), send()];
  await until(() => halves.some(({ isOver }) => isOver), { what: 'a refusal' });
  expect(halves.filter(({ text }) => text.startsWith('HTTP/1.1 429 '))).toHaveLength(1);
  const [first] = halves.filter(({ isOver }) => !isOver);
  first!.socket.write(':123}');
  await until(() => first!.text.includes('taken'), { what: 'an answer' });
  const next = send();
  next.socket.write(':123}');
  await until(() => next.text !== '', { what: 'an answer' });
  expect(next.text).toContain('taken');
});

test.each([
  ['two hosts', 'GET /api/health HTTP/1.1\r\nhost: portal\r\nhost: other\r\n\r\n'],
  ['a protocol without heads', 'GET /api/health\r\n\r\n'],
])('a request with %s is refused', async (_name, head) => {
  const { port } = t.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes.toString()));
  socket.write(head);
  await until(() => answer !== '', { what: 'an answer' });
  socket.destroy();
  expect(answer).toContain('invalid-data-provided');
});
