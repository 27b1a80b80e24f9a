import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { usePackedAnswers } from './packed-answers.ts';

const app = Fastify();
usePackedAnswers(app);
const long = { data: 'order æøå '.repeat(400) };
app.get('/long', async () => long);
app.get('/short', async () => ({ data: [] }));
afterAll(() => app.close());

const ask = (url: string, encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });

test('a long answer is packed for who takes it, and is the same', async () => {
  const packed = await ask('/long', 'gzip, deflate, br, zstd');
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'application/json; charset=utf-8' });
  expect(packed.rawPayload.length).toBe(Number(packed.headers['content-length']));
  expect(packed.rawPayload.length).toBeLessThan(200);
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(long);
});

test.each([
  ['/long', 'gzip'],
  ['/long', 'br;q=0, gzip'],
  ['/short', 'br'],
])('%s for "%s" is sent as it is', async (url, encoding) => {
  const plain = await ask(url, encoding);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.json()).toHaveProperty('data');
});
