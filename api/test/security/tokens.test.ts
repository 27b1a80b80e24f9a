import { createHmac } from 'node:crypto';
import { sessionErrorKeys } from '@portal/contract/errors';
import { givenAdmin } from '../given.ts';
import { apiSuite } from '../test-app.ts';

const t = apiSuite();

const encoded = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const signed = (head: unknown, claims: unknown, { secret = t.services.config.jwtSecret, hash = 'sha256' } = {}) => {
  const text = `${encoded(head)}.${encoded(claims)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
};

test('T2: a forged, confused or outdated token is refused with one of the session’s words', async () => {
  const { token } = await givenAdmin(t);
  const [head = '', body = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  const now = Math.floor(Date.now() / 1_000);
  const hs256 = { alg: 'HS256', typ: 'JWT' };
  const { iss: _iss, ...withoutIssuer } = claims;
  const { sid: _sid, ...withoutSession } = claims;
  const hostile: Record<string, string> = {
    'no algorithm': `${encoded({ alg: 'none', typ: 'JWT' })}.${body}.`,
    'no algorithm, old signature': `${encoded({ alg: 'none' })}.${body}.${signature}`,
    'None in other letters': `${encoded({ alg: 'nOnE' })}.${body}.`,
    'another hash': signed({ alg: 'HS512', typ: 'JWT' }, claims, { hash: 'sha512' }),
    'said RS256': signed({ alg: 'RS256', typ: 'JWT' }, claims),
    'said ES256': signed({ alg: 'ES256' }, claims),
    'empty secret': signed(hs256, claims, { secret: '' }),
    'another secret': signed(hs256, claims, { secret: 'x'.repeat(40) }),
    'another audience': signed(hs256, { ...claims, aud: 'else' }),
    'another issuer': signed(hs256, { ...claims, iss: 'else' }),
    'no issuer': signed(hs256, withoutIssuer),
    expired: signed(hs256, { ...claims, exp: now - 1 }),
    'not yet': signed(hs256, { ...claims, nbf: now + 600 }),
    'no session': signed(hs256, withoutSession),
    'session of nobody': signed(hs256, { ...claims, sid: '01890000-0000-7000-8000-00000000dead' }),
    'session that is no id': signed(hs256, { ...claims, sid: "' or 1=1 --" }),
    'session as list': signed(hs256, { ...claims, sid: [claims.sid] }),
    'session as object': signed(hs256, { ...claims, sid: { a: 1 } }),
    'changed claims': `${head}.${encoded({ ...claims, role: 'admin' })}.${signature}`,
    'cut signature': `${head}.${body}.${signature.slice(0, -2)}`,
    'no signature': `${head}.${body}.`,
    'two parts': `${head}.${body}`,
    'five parts': `${token}.a.b`,
    'no JSON': `${encoded('{')}.${encoded('{')}.${signature}`,
    huge: `${head}.${encoded({ ...claims, pad: 'x'.repeat(6_000) })}.${signature}`,
    'critical header': signed({ ...hs256, crit: ['b64'], b64: false }, `${body}x`),
  };
  const answers = await Promise.all(
    Object.entries(hostile).map(async ([name, forged]) => {
      const {
        status,
        body: { message },
      } = await t.call('GET', '/auth/check-session', { token: forged });
      return { name, status, isSessionWord: (sessionErrorKeys as readonly string[]).includes(message ?? '') };
    }),
  );
  expect(answers.filter(({ status, isSessionWord }) => status !== 401 || !isSessionWord)).toEqual([]);
  expect(answers.length).toBeGreaterThanOrEqual(25);
  expect(Object.keys(claims).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
  expect((await t.call('GET', '/auth/check-session', { token })).status).toBe(200);
});
