import { givenAdmin, givenPassword } from '../../../test/given.ts';
import { loginCalls, password, withoutRequestId } from '../../../test/login-calls.ts';
import { apiSuite, testApp } from '../../../test/test-app.ts';

const t = apiSuite({ env: { LOGIN_FAILURES_PER_ACCOUNT: '10' } });

const { logIn, owner, admin } = loginCalls(() => t);

describe('guessing', () => {
  test('T15: of many simultaneous guesses only the allowed number is tried; the link still works', async () => {
    const person = await admin();
    const answers = await Promise.all(Array.from({ length: 40 }, () => logIn(person.email, 'wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
    expect((await logIn(person.email)).status).toBe(429);
    expect((await t.call('POST', '/auth/magiclink', { body: { email: person.email } })).status).toBe(200);
    await owner(`update attempts set since = since - interval '2 minutes', last_at = last_at - interval '2 minutes'`);
    expect((await logIn(person.email)).status).toBe(200);
    expect((await logIn(person.email, 'wrong')).status).toBe(401);
  });

  test('an unknown address is locked just as a known one', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => logIn('ghost@else.example', 'wrong')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  test('T15, T16: one network is slowed down whatever addresses it tries', async () => {
    const strict = await testApp({ env: { LOGIN_RATE_LIMIT: '5' } });
    const guesses = await Promise.all(
      Array.from({ length: 9 }, (_, n) =>
        strict.call('POST', '/auth/login', {
          body: { email: `a${n}@b.example`, password: 'x' },
          headers: { 'x-forwarded-for': `10.0.0.${n}` },
        }),
      ),
    );
    await strict.close();
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
  });
});

describe('many at the same moment', () => {
  test('T15: a whole office that logs in from one address uses nothing up', async () => {
    const strict = await testApp({ env: { LOGIN_RATE_LIMIT: '12' } });
    const people = await Promise.all(Array.from({ length: 12 }, () => givenAdmin(strict)));
    for (const person of people) await givenPassword(strict, person, password);
    const morning = async () =>
      (
        await Promise.all(people.map(({ email }) => strict.call('POST', '/auth/login', { body: { email, password } })))
      ).map(({ status }) => status);
    const statuses = [...(await morning()), ...(await morning())];
    const { rows: counted } = await strict.database.owner.query('select key from attempts where failures > 0');
    await strict.close();
    expect([new Set(statuses), counted]).toEqual([new Set([200]), []]);
  });

  test('who is blocked between the password and the session stays blocked and gets none', async () => {
    const person = await admin();
    const hold = await t.database.owner.connect();
    await hold.query('begin');
    await hold.query('select from users where id = $1 for update', [person.userId]);
    const answer = logIn(person.email);
    while (
      (await owner(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
        .rowCount === 0
    )
      await new Promise((next) => setTimeout(next, 5));
    await hold.query(`update users set status = 'BLOCKED' where id = $1`, [person.userId]);
    await hold.query('commit');
    hold.release();
    expect(withoutRequestId(await answer)).toMatchObject({ status: 401, message: 'this-account-is-not-allowed' });
    const { rows } = await owner(
      `select status, (select count(*)::int from sessions where user_id = u.id and ip <> '') as sessions
        from users u where id = $1`,
      [person.userId],
    );
    expect(rows).toEqual([{ status: 'BLOCKED', sessions: 0 }]);
  });
});
