import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { readConfig } from '../config.ts';
import { useWeb } from './web.ts';

const app = fastify();
let root = '';
const publish = async (path: string, text: string, at: number) => {
  await mkdir(join(root, path, '..'), { recursive: true });
  for (const [name, content] of [
    [path, text],
    [`${path}.br`, brotliCompressSync(text)],
  ] as const) {
    await writeFile(join(root, name), content);
    await utimes(join(root, name), at, at);
  }
};
const configOf = () =>
  readConfig({
    NODE_ENV: 'test',
    WEB_ROOT: root,
    DATA_DIR: root,
    DATABASE_URL: 'postgres://nobody@localhost/none',
    JWT_SECRET: 'a secret of more than thirty-two characters',
  });
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } });
const textOf = async (url: string) => brotliDecompressSync((await get(url)).rawPayload).toString();

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-web-'));
  await publish('index.html', '<p>one</p>', 1_700_000_000);
  await publish('shell/1/main.js', 'start()', 1_700_000_000);
  await useWeb(app, configOf());
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

test('a file of a version is sent as it was compressed when it was built, to be kept for ever', async () => {
  const answer = await get('/shell/1/main.js');
  expect(answer.rawPayload).toEqual(brotliCompressSync('start()'));
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
    vary: expect.stringMatching(/accept-encoding/i),
  });
});

test('a page that is published anew is the new one at once', async () => {
  expect(await textOf('/company/orders')).toBe('<p>one</p>');
  expect(await textOf('/')).toBe('<p>one</p>');
  await publish('index.html', '<p>two</p>', 1_700_000_100);
  expect(await textOf('/')).toBe('<p>two</p>');
});

test('a page says that there are demo logins to ask for, in production it does not', async () => {
  expect((await get('/')).headers['server-timing']).toBe('demo-logins');
  const production = fastify();
  await useWeb(production, { ...configOf(), production: true });
  const answer = await production.inject('/');
  expect([answer.statusCode, answer.headers['server-timing']]).toEqual([200, undefined]);
  await production.close();
});

test('a client that takes no compression gets the file itself, and one that has a copy gets 304', async () => {
  const { etag } = (await get('/shell/1/main.js')).headers;
  expect((await get('/shell/1/main.js', { 'accept-encoding': 'identity' })).body).toBe('start()');
  expect((await get('/shell/1/main.js', { 'accept-encoding': 'br;q=0' })).body).toBe('start()');
  expect((await get('/shell/1/main.js', { 'if-none-match': String(etag) })).statusCode).toBe(304);
});

test('a hidden address is no page', async () => {
  for (const path of ['/.git/config', '/.env', '/company/.git/HEAD', '/.well-known/x'])
    expect((await app.inject(path)).statusCode).toBe(404);
  expect((await app.inject('/company/employees')).statusCode).toBe(200);
});

test('a file that is not there, or outside the tree, is none, however often it is asked for', async () => {
  for (const url of [
    '/shell/1/gone.js',
    '/shell/1/gone.js',
    '/shell/..%2f..%2fetc/passwd',
    '/shell/..%2findex.html',
    '/shell/%00.js',
    `/shell/${'a'.repeat(400)}.js`,
  ])
    expect(String((await get(url)).statusCode)).toMatch(/^4/);
});

test.each(['/.git/config', '/.env', '/.publishing', '/company/.hidden/orders'])(
  '%s is a 404 and not the page',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);
