import type { Person } from '../../../test/given.ts';
import { loginCalls, withoutRequestId } from '../../../test/login-calls.ts';
import { apiSuite, bodyOf, type SignedIn } from '../../../test/test-app.ts';

const t = apiSuite();

const { logIn, check, owner, admin } = loginCalls(() => t);

describe('the end of a session', () => {
  const message = async (token: string) => withoutRequestId(await check(token));

  test('logout ends this one only', async () => {
    const person = await admin();
    const tokens = await Promise.all([1, 2].map(async () => bodyOf<SignedIn>(await logIn(person.email)).token));
    expect(
      (await t.call('POST', '/auth/logout', { token: tokens[0] ?? '', headers: { 'idempotency-key': 'one-logout' } }))
        .status,
    ).toBe(200);
    expect(await message(tokens[0] ?? '')).toMatchObject({ status: 401, message: 'invalid token' });
    expect((await check(tokens[1] ?? '')).status).toBe(200);
  });

  test('each cause answers with its key', async () => {
    const causes: [(person: Person) => Promise<unknown>, string][] = [
      [
        (person) => owner(`update users set status = 'BLOCKED' where id = $1`, [person.userId]),
        'this-account-is-not-allowed',
      ],
      [(person) => owner(`delete from memberships where user_id = $1`, [person.userId]), 'invalid token'],
      [
        (person) =>
          owner(`update sessions set revoked_at = now(), revoked_cause = 'role-changed' where user_id = $1`, [
            person.userId,
          ]),
        'invalid token',
      ],
      [
        (person) =>
          owner(`update sessions set last_seen_at = now() - interval '31 minutes' where user_id = $1`, [person.userId]),
        'jwt expired',
      ],
      [
        (person) =>
          owner(`update sessions set created_at = now() - interval '12 hours 1 minute' where user_id = $1`, [
            person.userId,
          ]),
        'jwt expired',
      ],
    ];
    for (const [end, key] of causes) {
      const person = await admin();
      expect((await check(person.token)).status).toBe(200);
      await end(person);
      expect(await message(person.token)).toMatchObject({ status: 401, message: key });
    }
  });

  test('no token, an empty one, a foreign one', async () => {
    expect(
      withoutRequestId(await t.call('GET', '/auth/check-session', { headers: { authorization: '' } })),
    ).toMatchObject({ status: 401, message: 'Login required !' });
    expect(withoutRequestId(await t.call('GET', '/auth/check-session'))).toMatchObject({
      status: 401,
      message: 'Login required !',
    });
    const person = await admin();
    expect(withoutRequestId(await check(`${person.token.slice(0, -4)}AAAA`))).toMatchObject({
      status: 401,
      message: 'invalid signature',
    });
  });
});
