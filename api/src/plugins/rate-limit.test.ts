import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { givenAdmin } from '../../test/given.ts';
import { apiSuite, dataOf } from '../../test/test-app.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';

const most = 5;
const t = apiSuite();
let web: string;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'portal-web-'));
  t.onClose(() => rm(web, { recursive: true, force: true }));
  await mkdir(join(web, 'mfe/company/1'), { recursive: true });
  await mkdir(join(web, 'shell/1'), { recursive: true });
  for (const file of ['index.html', 'mfe/company/1/a.js', 'mfe/registry.json', 'shell/1/a.js'])
    await writeFile(join(web, file), file);
  app = await served();
  t.onClose(() => app.close());
});

const served = (env: Record<string, string> = {}) =>
  buildApp({
    ...t.services,
    config: readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      JWT_SECRET: 'a test secret of more than 32 characters',
      WEB_ROOT: web,
      RATE_LIMIT_PER_MINUTE: String(most),
      ...env,
    }),
  });
/** Statuses of 20 requests in a row, each once. */
const statuses = async (url: string, remoteAddress: string) => {
  const all = [];
  for (let n = 0; n < 20; n += 1) all.push((await app.inject({ url, remoteAddress })).statusCode);
  return [...new Set(all)];
};
/** Requests are counted by the minute; nothing below may fall into two. */
const earlyInAMinute = async () => {
  while (Date.now() % 60_000 > 50_000) await pause(100);
};

test('T15: probes and published files are never refused and use nothing up', async () => {
  await earlyInAMinute();
  for (const url of [
    '/api/health',
    '/api/ready',
    '/',
    '/company/orders',
    '/mfe/company/1/a.js',
    '/mfe/registry.json',
    '/shell/1/a.js',
  ])
    expect([url, await statuses(url, '192.0.2.1')]).toEqual([url, [200]]);
  expect(await statuses('/mfe/company/1/gone.js', '192.0.2.1')).toEqual([404]);
  // All of its calls are still there, and no more than them.
  for (let n = 0; n < most; n += 1)
    expect((await app.inject({ url: '/api/auth/check-session', remoteAddress: '192.0.2.1' })).statusCode).toBe(401);
  expect((await app.inject({ url: '/api/auth/check-session', remoteAddress: '192.0.2.1' })).statusCode).toBe(429);
});

test.each([
  '/api/auth/check-session',
  '/%61pi/auth/check-session',
  '/api/auth/check-session?x=/mfe/a.js',
  '/dev/mailbox.json',
])('T15: %s is counted', async (url) => {
  await earlyInAMinute();
  expect(await statuses(url, `192.0.2.${10 + url.length}`)).toContain(429);
});

test("T15: people of one office, signed in, do not use up each other's calls", async () => {
  await earlyInAMinute();
  const office = { remoteAddress: '192.0.2.200', url: '/api/auth/check-session' };
  const people = [await givenAdmin(t), await givenAdmin(t), await givenAdmin(t)];
  // Who brings a token that this server did not sign is the address it comes from.
  const foreign = `${people[0]?.token.slice(0, -4)}AAAA`;
  const one = await served();
  const ask = async (token: string) =>
    (await one.inject({ ...office, headers: { authorization: `Bearer ${token}` } })).statusCode;
  for (const { token } of people) for (let n = 0; n < most; n += 1) expect(await ask(token)).toBe(200);
  expect(await ask(people[0]?.token ?? '')).toBe(429);
  const refused = [];
  for (let n = 0; n < most + 1; n += 1) refused.push(await ask(n % 2 === 0 ? foreign : `${foreign}${n}`));
  expect([refused.slice(0, most), refused[most]]).toEqual([Array.from({ length: most }, () => 401), 429]);
  await one.close();
});

test('T15: a person is counted as one, however the header is spelled and wherever the calls come from', async () => {
  await earlyInAMinute();
  const { token } = await givenAdmin(t);
  const one = await served();
  const answers = [];
  for (let n = 0; n < 2 * most; n += 1) {
    const authorization = `${['Bearer', 'bearer', 'BEARER'][n % 3]} ${token}`;
    const from = { remoteAddress: `198.51.100.${n}`, url: '/api/auth/check-session' };
    answers.push((await one.inject({ ...from, headers: { authorization } })).statusCode);
  }
  expect(answers).toEqual([...Array(most).fill(200), ...Array(most).fill(429)]);
  await one.close();
});

test('T15: all addresses of one IPv6 network are one caller, and its neighbour is another', async () => {
  await earlyInAMinute();
  const one = await served();
  const ask = async (remoteAddress: string) =>
    (await one.inject({ url: '/api/auth/check-session', remoteAddress })).statusCode;
  const answers = [];
  for (let n = 0; n < 2 * most; n += 1) answers.push(await ask(`2001:db8:0:7::${n.toString(16)}`));
  expect(answers).toEqual([...Array(most).fill(401), ...Array(most).fill(429)]);
  expect(await ask('2001:db8:0:8::1')).toBe(401);
  await one.close();
});

test('T16: forwarding headers from an untrusted address are reported once, in the log and to back office', async () => {
  const [trusting, other] = [
    await served({ TRUSTED_PROXIES: '10.9.0.0/16', RATE_LIMIT_PER_MINUTE: '1000' }),
    await served({ RATE_LIMIT_PER_MINUTE: '1000' }),
  ];
  const { token } = await givenAdmin(t);
  const told = async (one: typeof app) =>
    dataOf<{ untrustedProxy: string | null }>({
      body: (await one.inject({ url: '/api/admin/operations', headers: { authorization: `Bearer ${token}` } })).json(),
    }).untrustedProxy;
  const from = (one: typeof app, remoteAddress: string, headers: Record<string, string>) =>
    one.inject({ url: '/api/auth/check-session', remoteAddress, headers });
  expect([await told(trusting), await told(other)]).toEqual([null, null]);
  await from(trusting, '10.9.0.1', { 'x-forwarded-for': '198.51.100.7' });
  await from(other, '10.9.0.1', {});
  expect([await told(trusting), await told(other)]).toEqual([null, null]);
  await from(trusting, '10.8.0.1', { 'x-forwarded-for': '198.51.100.7' });
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip'])
    await from(other, `10.9.0.${name.length}`, { [name]: '198.51.100.7' });
  expect([await told(trusting), await told(other)]).toEqual(['10.8.0.1', '10.9.0.15']);
  await Promise.all([trusting.close(), other.close()]);
});
