import fastify from 'fastify';
import { readConfig } from '../config.ts';
import { untrustedProxyOf, useForwardingHint } from './forwarding.ts';

/** Which address counts as an untrusted proxy after one request with such headers. */
async function hintAfter(trustProxy: string[] | false, from: string, forwardedFor: string) {
  const config = readConfig({ NODE_ENV: 'test' });
  const app = fastify({ trustProxy });
  useForwardingHint(app, config);
  app.get('/', () => 'here');
  await app.inject({ url: '/', remoteAddress: from, headers: { 'x-forwarded-for': forwardedFor } });
  await app.close();
  return untrustedProxyOf(config);
}

test.each([
  ['a proxy that no setting names', false, '10.0.0.9', '192.0.2.1', '10.0.0.9'],
  ['another one than the setting names', ['127.0.0.1'], '10.0.0.9', '192.0.2.1', '10.0.0.9'],
  ['the one that the setting names', ['127.0.0.1'], '127.0.0.1', '192.0.2.1', undefined],
  [
    'the one that the setting names, for a client on its own machine',
    ['127.0.0.1'],
    '127.0.0.1',
    '127.0.0.1',
    undefined,
  ],
] as const)('%s', async (_name, trusted, from, forwardedFor, hint) => {
  expect(await hintAfter(trusted && [...trusted], from, forwardedFor)).toBe(hint);
});
