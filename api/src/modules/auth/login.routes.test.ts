import { givenAdmin, givenCompany, givenEmployee, givenPassword, givenPerson, givenSupplier, type Person } from '../../../test/given.ts';
import { testApp, type Answer, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
beforeAll(async () => { t = await testApp({ env: { LOGIN_FAILURES_PER_ACCOUNT: '10' } }); });
afterAll(() => t.close());

const password = 'Correct-Horse-7';
const logIn = (email: string, given: string = password) => t.call('POST', '/auth/login', { body: { email, password: given } });
const check = (token: string) => t.call('GET', '/auth/check-session', { token });
const withoutRequestId = ({ status, body }: Answer) => ({ status, ...(body as object), requestId: '' });
const owner = (text: string, values: unknown[] = []) => t.database.owner.query(text, values);

async function admin(): Promise<Person> {
  const person = await givenAdmin(t);
  await givenPassword(t, person, password);
  return person;
}

describe('logging in with a password', () => {
  test('answers the user and a token that opens the session', async () => {
    const person = await admin();
    const answer = await logIn(person.email.toUpperCase());
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ user: { id: person.userId, email: person.email, role: 'admin', roles: ['ADMIN'], membershipId: person.membershipId } });
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|hash/i);
    expect((await check((answer.body as unknown as { token: string }).token)).status).toBe(200);
  });

  test('the first login makes a pending person and employee active and notes when', async () => {
    const company = await givenCompany(t);
    const anna = await givenEmployee(t, company.id);
    await givenPassword(t, anna, password);
    await owner(`update users set status = 'PENDING' where id = $1`, [anna.userId]);
    await owner(`update employees set status = 'PENDING' where id = $1`, [anna.id]);
    expect((await logIn(anna.email)).body).toMatchObject({ user: { status: 'ACTIVE', employeeId: anna.id, companyId: company.id } });
    const { rows } = await owner(`select u.status, e.status as employee, u.last_successful_login is not null as noted from users u join employees e on e.user_id = u.id where u.id = $1`, [anna.userId]);
    expect(rows).toEqual([{ status: 'ACTIVE', employee: 'ACTIVE', noted: true }]);
  });

  test('T14: unknown address, wrong password, no password, blocked with a wrong password: one answer', async () => {
    const person = await admin();
    const withoutPassword = await givenAdmin(t);
    const blocked = await admin();
    await owner(`update users set status = 'BLOCKED' where id = $1`, [blocked.userId]);
    const answers = [await logIn('nobody@else.example'), await logIn(person.email, 'wrong'), await logIn(withoutPassword.email), await logIn(blocked.email, 'wrong'), await logIn('', '')];
    for (const answer of answers) expect(withoutRequestId(answer)).toEqual({ status: 401, message: 'incorrect-email-or-password', requestId: '' });
  });

  test('T14: an unknown address takes as long as a wrong password', async () => {
    const person = await admin();
    const time = async (email: string) => {
      const start = performance.now();
      await logIn(email, 'wrong');
      return performance.now() - start;
    };
    const samples = { known: [] as number[], unknown: [] as number[] };
    for (let n = 0; n < 9; n += 1) {
      samples.known.push(await time(person.email));
      samples.unknown.push(await time(`nobody${n}@else.example`));
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[4] ?? 0;
    expect(median(samples.unknown)).toBeGreaterThan(median(samples.known) * 0.5);
    expect(median(samples.unknown)).toBeLessThan(median(samples.known) * 2);
  });

  test('T14: only after the right password is a block named', async () => {
    const company = await givenCompany(t);
    const [blockedUser, blockedEmployee, inBlockedCompany] = [await givenEmployee(t, company.id), await givenEmployee(t, company.id), await givenEmployee(t, (await givenCompany(t)).id)];
    const supplier = await givenSupplier(t);
    for (const person of [blockedUser, blockedEmployee, inBlockedCompany, supplier]) await givenPassword(t, person, password);
    await owner(`update users set status = 'BLOCKED' where id = $1`, [blockedUser.userId]);
    await owner(`update employees set status = 'BLOCKED' where id = $1`, [blockedEmployee.id]);
    await owner(`update companies set status = 'BLOCKED' where id = $1`, [inBlockedCompany.companyId]);
    await owner(`update suppliers set deleted_at = now() where id = $1`, [supplier.id]);
    expect(withoutRequestId(await logIn(blockedUser.email))).toMatchObject({ status: 401, message: 'this-account-is-not-allowed' });
    expect(withoutRequestId(await logIn(blockedEmployee.email))).toMatchObject({ status: 403, message: 'employee-is-blocked' });
    expect(withoutRequestId(await logIn(inBlockedCompany.email))).toMatchObject({ status: 401, message: 'this-account-is-not-allowed' });
    expect(withoutRequestId(await logIn(supplier.email))).toMatchObject({ status: 401, message: 'this-account-is-not-allowed' });
  });

  test('the private address opens the door only after the exit date', async () => {
    const company = await givenCompany(t);
    const anna = await givenEmployee(t, company.id);
    await givenPassword(t, anna, password);
    await owner(`update employees set email_private = 'anna@home.example', exit_date = '2026-12-31' where id = $1`, [anna.id]);
    expect((await logIn('anna@home.example')).status).toBe(401);
    expect((await logIn(anna.email)).status).toBe(200);
    t.clock.moveTo('2027-01-02T08:00:00Z');
    expect((await logIn('Anna@Home.example')).body).toMatchObject({ user: { employeeId: anna.id } });
    expect((await logIn(anna.email)).status).toBe(401);
    t.clock.moveTo('2026-11-02T08:00:00Z');
  });

  test('an unknown key in the body is refused', async () => {
    expect((await t.call('POST', '/auth/login', { body: { email: 'a@b.example', password: 'x', role: 'admin' } })).status).toBe(400);
  });
});

describe('guessing', () => {
  test('T15: of many guesses at once as many are tried as are allowed; the right password waits too, the link does not', async () => {
    const person = await admin();
    const answers = await Promise.all(Array.from({ length: 40 }, () => logIn(person.email, 'wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
    expect((await logIn(person.email)).status).toBe(429);
    expect((await t.call('POST', '/auth/magiclink', { body: { email: person.email } })).status).toBe(200);
    await owner(`update rate_counters set window_start = window_start - interval '2 minutes'`);
    expect((await logIn(person.email)).status).toBe(200);
    expect((await logIn(person.email, 'wrong')).status).toBe(401);
  });

  test('an unknown address is locked just as a known one', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => logIn('ghost@else.example', 'wrong')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  test('T15, T16: one network is slowed down whatever addresses it tries', async () => {
    const strict = await testApp({ env: { LOGIN_RATE_LIMIT: '5' } });
    const guesses = await Promise.all(Array.from({ length: 9 }, (_, n) => strict.call('POST', '/auth/login', { body: { email: `a${n}@b.example`, password: 'x' }, headers: { 'x-forwarded-for': `10.0.0.${n}` } })));
    await strict.close();
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
  });
});

describe('many at the same moment', () => {
  test('T15: a whole office that logs in from one address uses nothing up', async () => {
    const strict = await testApp({ env: { LOGIN_RATE_LIMIT: '12' } });
    const people = await Promise.all(Array.from({ length: 12 }, () => givenAdmin(strict)));
    for (const person of people) await givenPassword(strict, person, password);
    const morning = async () => (await Promise.all(people.map(({ email }) => strict.call('POST', '/auth/login', { body: { email, password } })))).map(({ status }) => status);
    const statuses = [...await morning(), ...await morning()];
    const { rows: counted } = await strict.database.owner.query("select key from rate_counters where key like 'login%'");
    await strict.close();
    expect([new Set(statuses), counted]).toEqual([new Set([200]), []]);
  });

  test('who is blocked between the password and the session stays blocked and gets none', async () => {
    const person = await admin();
    const hold = await t.database.owner.connect();
    await hold.query('begin');
    await hold.query('select from users where id = $1 for update', [person.userId]);
    const answer = logIn(person.email);
    while ((await owner(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rowCount === 0) await new Promise((next) => setTimeout(next, 5));
    await hold.query(`update users set status = 'BLOCKED' where id = $1`, [person.userId]);
    await hold.query('commit');
    hold.release();
    expect(withoutRequestId(await answer)).toMatchObject({ status: 401, message: 'this-account-is-not-allowed' });
    const { rows } = await owner(`select status, (select count(*)::int from sessions where user_id = u.id and ip <> '') as sessions from users u where id = $1`, [person.userId]);
    expect(rows).toEqual([{ status: 'BLOCKED', sessions: 0 }]);
  });
});

describe('several memberships', () => {
  test('T5: by priority first, then as last time, and each token acts only in the chosen one', async () => {
    const [company, other, supplier] = [await givenCompany(t), await givenCompany(t), await givenSupplier(t)];
    const person = await givenPerson(t, { role: 'company', company_id: company.id });
    await givenPassword(t, person, password);
    await owner(`insert into memberships (user_id, role, supplier_id) values ($1, 'supplier', $2)`, [person.userId, supplier.id]);
    await owner(`insert into memberships (user_id, role, company_id) values ($1, 'company', $2)`, [person.userId, other.id]);
    const first = (await logIn(person.email)).body as unknown as { user: { role: string; memberships: { id: string; name: string; companyId: string | null }[] }; token: string };
    expect(first.user.role).toBe('supplier');
    expect(first.user.memberships.map(({ name }) => name).toSorted()).toEqual([company.name, other.name, supplier.name].toSorted());

    const wanted = first.user.memberships.find(({ companyId }) => companyId === other.id)!;
    const chosen = await t.call('POST', '/auth/membership', { token: first.token, body: { membershipId: wanted.id } });
    expect(chosen.body).toMatchObject({ user: { role: 'company', companyId: other.id, companyName: other.name } });
    expect((await check(first.token)).body).toMatchObject({ data: { user: { companyId: other.id }, company: { id: other.id, name: other.name } } });
    expect((await logIn(person.email)).body).toMatchObject({ user: { companyId: other.id } });
  });

  test('T5: a membership of somebody else is as unknown as none', async () => {
    const [person, stranger] = [await admin(), await givenCompany(t)];
    const foreign = await t.call('POST', '/auth/membership', { token: person.token, body: { membershipId: stranger.membershipId } });
    const missing = await t.call('POST', '/auth/membership', { token: person.token, body: { membershipId: '00000000-0000-4000-8000-000000000000' } });
    expect(withoutRequestId(foreign)).toEqual(withoutRequestId(missing));
    expect(foreign.status).toBe(404);
  });
});

describe('the end of a session', () => {
  const message = async (token: string) => withoutRequestId(await check(token));

  test('logout ends this one only', async () => {
    const person = await admin();
    const tokens = await Promise.all([1, 2].map(async () => ((await logIn(person.email)).body as unknown as { token: string }).token));
    expect((await t.call('POST', '/auth/logout', { token: tokens[0] ?? '', headers: { 'idempotency-key': 'one-logout' } })).status).toBe(200);
    expect(await message(tokens[0] ?? '')).toMatchObject({ status: 401, message: 'invalid token' });
    expect((await check(tokens[1] ?? '')).status).toBe(200);
  });

  test('each cause answers with its key', async () => {
    const causes: [(person: Person) => Promise<unknown>, string][] = [
      [(person) => owner(`update users set status = 'BLOCKED' where id = $1`, [person.userId]), 'this-account-is-not-allowed'],
      [(person) => owner(`delete from memberships where user_id = $1`, [person.userId]), 'invalid token'],
      [(person) => owner(`update sessions set revoked_at = now(), revoked_cause = 'role-changed' where user_id = $1`, [person.userId]), 'invalid token'],
      [(person) => owner(`update sessions set last_seen_at = now() - interval '31 minutes' where user_id = $1`, [person.userId]), 'jwt expired'],
      [(person) => owner(`update sessions set created_at = now() - interval '12 hours 1 minute' where user_id = $1`, [person.userId]), 'jwt expired'],
    ];
    for (const [end, key] of causes) {
      const person = await admin();
      expect((await check(person.token)).status).toBe(200);
      await end(person);
      expect(await message(person.token)).toMatchObject({ status: 401, message: key });
    }
  });

  test('no token, an empty one, a foreign one', async () => {
    expect(withoutRequestId(await t.call('GET', '/auth/check-session', { headers: { authorization: '' } }))).toMatchObject({ status: 401, message: 'Login required !' });
    expect(withoutRequestId(await t.call('GET', '/auth/check-session'))).toMatchObject({ status: 401, message: 'Login required !' });
    const person = await admin();
    expect(withoutRequestId(await check(`${person.token.slice(0, -4)}AAAA`))).toMatchObject({ status: 401, message: 'invalid signature' });
  });
});
