import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { apiSuite } from '../test-app.ts';

const t = apiSuite();
let web: string;
let served: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'portal-web-'));
  t.onClose(() => rm(web, { recursive: true, force: true }));
  await mkdir(join(web, 'mfe/company/1'), { recursive: true });
  await writeFile(join(web, 'index.html'), '<!doctype html><title>Portal</title>');
  await cp(join(web, 'index.html'), join(web, 'mfe/company/1/a.js'));
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    JWT_SECRET: 'a test secret of more than 32 characters',
    WEB_ROOT: web,
    TRUSTED_PROXIES: '10.9.0.0/16',
    RATE_LIMIT_PER_MINUTE: '5',
    PUBLIC_URL: 'https://portal.example',
  });
  served = await buildApp({ ...t.services, config });
  t.onClose(() => served.close());
});

/** How many of 20 requests in a row are refused. */
const refused = async (remoteAddress: string, forwarded: (n: number) => string) => {
  let count = 0;
  for (let n = 0; n < 20; n += 1)
    count += (await from(remoteAddress, '/api/auth/check-session', forwarded(n))).statusCode === 429 ? 1 : 0;
  return count;
};
const from = (remoteAddress: string, url: string, forwarded = '') =>
  served.inject({
    method: 'GET',
    url,
    remoteAddress,
    ...(forwarded ? { headers: { 'x-forwarded-for': forwarded } } : {}),
  });

test.each([
  '/',
  '/auth/validate-token/x',
  '/nowhere',
  '/mfe/company/1/a.js',
  '/mfe/gone.js',
  '/api/auth/check-session',
  '/api/nothing',
  '/api/health',
  '/api/docs/static/index.html',
])('T1, T22: %s cannot be framed or guessed, and says nothing to other sites', async (url) => {
  const { headers } = await from(`10.1.1.${url.length}`, url);
  expect(headers).toMatchObject({
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'|frame-ancestors 'self'/);
  if (url.startsWith('/api/') && !url.includes('docs') && !url.includes('health'))
    expect(headers['cache-control']).toBe('no-store');
});

test('T1: a page runs its own scripts only', async () => {
  const policy = String((await from('10.1.2.1', '/')).headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  for (const part of ["base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'", "connect-src 'self';"])
    expect(policy).toContain(part);
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
});

/** Requests are counted by the minute; nothing below may fall into two. */
const earlyInAMinute = async () => {
  while (Date.now() % 60_000 > 40_000) await pause(100);
};

test('T16: twenty forged addresses of one client count as one; a trusted proxy names its clients', async () => {
  await earlyInAMinute();
  expect(await refused('192.0.2.7', (n) => `198.51.100.${n}`)).toBe(15);
  expect(await refused('10.9.0.1', (n) => `198.51.100.${n}`)).toBe(0);
  // Only the nearest address counts, whatever was written before it.
  expect(await refused('10.9.0.1', (n) => `203.0.113.${n}, 198.51.100.200`)).toBe(15);
});
