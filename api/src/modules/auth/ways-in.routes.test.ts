import { givenAdmin, givenCompany, givenEmployee, givenPassword, type GivenCompany } from '../../../test/given.ts';
import { givenReseller, identityCalls } from '../../../test/identity-calls.ts';
import { password } from '../../../test/login-calls.ts';
import { bodyOf, dataOf, type SignedIn, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let nordlys: GivenCompany;
let other: GivenCompany;
beforeAll(async () => {
  ({ t, nordlys, other } = await givenReseller());
});
afterAll(() => t.close());
afterEach(() => t.clock.moveTo('2026-11-02T08:00:00Z'));

const { from, tokenIn, use, useNewest, ask, post, fresh } = identityCalls(() => t);

describe('a session acts only where its way in leads', () => {
  /** Works at Nordlys, has left it, and is also back office. */
  async function formerEmployee() {
    const person = await givenEmployee(t, nordlys.id);
    const {
      rows: [role],
    } = await t.database.owner.query<{ id: string }>(
      `insert into memberships (user_id, role) values ($1, 'admin') returning id`,
      [person.userId],
    );
    const home = fresh('home');
    await t.database.owner.query(`update employees set email_private = $2, exit_date = '2026-10-30' where id = $1`, [
      person.id,
      home,
    ]);
    await givenPassword(t, person, password);
    return { person, home, office: role!.id };
  }

  test('a private address opens only its own membership by mailed link; the login’s own address is told', async () => {
    const { person, home, office } = await formerEmployee();
    expect((await from('10.9.9.9', '/auth/login', { email: home, password })).status).toBe(401);
    await t.database.owner.query(`update users set name = 'Real Name Of The Login' where id = $1`, [person.userId]);
    await ask(home);
    const opened = await useNewest(home);
    expect(opened.body).toMatchObject({ user: { role: 'employee', employeeId: person.id, hasOtherMemberships: true } });
    const { token, user } = bodyOf<SignedIn>(opened);
    expect(user.memberships.map(({ id }) => id)).toEqual([person.membershipId]);
    expect((await t.mails(person.email)).at(-1)).toMatchObject({ kind: 'private-address-confirmed' });
    expect(await post('/auth/membership', token, { membershipId: office })).toMatchObject({
      status: 403,
      body: { message: 'confirm-it-is-you' },
    });
    for (const [method, path, body] of [
      ['PATCH', '/user/profile', { version: 1, name: 'Eve' }],
      ['POST', '/user/email', { email: 'eve@evil.example', password: 'x' }],
      ['DELETE', '/user/email', undefined],
      [
        'POST',
        '/user/password',
        { currentPassword: password, password: 'Own-Word-2027!x', passwordAgain: 'Own-Word-2027!x' },
      ],
      ['POST', '/user/second-step/start', { password }],
      ['POST', '/user/second-step/confirm', { code: '000000' }],
      ['POST', '/user/second-step/turn-off', { password }],
      ['POST', '/user/sessions/sign-out-others', {}],
      ['POST', '/user/language', { language: 'da-dk' }],
      ['PUT', '/user/colour-mode', { colourMode: 'DARK' }],
      ['PUT', '/user/keys', { singleKeys: false }],
      ['PUT', '/user/columns/orders', { columns: ['a'] }],
    ] as const) {
      expect([path, (await t.call(method, path, { token, body })).body.message]).toEqual([path, 'confirm-it-is-you']);
    }
    const { rows: names } = await t.database.owner.query(
      `select e.name as company, u.name as login from employees e join users u on u.id = e.user_id where e.id = $1`,
      [person.id],
    );
    expect(names[0].company).not.toBe(names[0].login);
    expect(user.name).toBe(names[0].company);
    for (const path of ['/user/profile', '/auth/check-session'])
      expect(JSON.stringify((await t.call('GET', path, { token })).body)).not.toContain(names[0].login);
    expect(dataOf<object[]>(await t.call('GET', '/user/sessions', { token }))).toHaveLength(1);
    await t.database.owner.query(`update users set phone_number = '+45 70 10 20 30', city = 'Aarhus' where id = $1`, [
      person.userId,
    ]);
    expect(dataOf(await t.call('GET', '/user/profile', { token }))).toMatchObject({
      email: person.email,
      phone_number: '',
      city: '',
    });
    expect((await t.call('GET', '/admin/users', { token })).status).toBe(403);
    // By password it is the same one membership, now that the address is confirmed.
    expect((await from('10.9.9.9', '/auth/login', { email: home, password })).body).toMatchObject({
      user: { employeeId: person.id, memberships: [{ id: person.membershipId }] },
    });
  });

  test('a changed private address is to be confirmed anew', async () => {
    const { person, home } = await formerEmployee();
    await ask(home);
    expect((await useNewest(home)).status).toBe(200);
    const evil = fresh('evil');
    await t.database.owner.query('update employees set email_private = $2 where id = $1', [person.id, evil]);
    expect((await from('10.9.9.9', '/auth/login', { email: evil, password })).status).toBe(401);
    expect((await from('10.9.9.9', '/auth/login', { email: home, password })).status).toBe(401);
  });

  test('the login’s own password opens the others, wrong ones are counted, and both steps are audited', async () => {
    const { person, home, office } = await formerEmployee();
    await ask(home);
    const { token } = bodyOf<SignedIn>(await useNewest(home));
    expect(await post('/auth/prove', token, { password: 'wrong' })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'password', key: 'incorrect-email-or-password' }] },
    });
    const proved = await post('/auth/prove', token, { password });
    expect(proved.body).toMatchObject({ user: { hasOtherMemberships: false } });
    expect(await post('/auth/membership', token, { membershipId: office })).toMatchObject({
      status: 200,
      body: { user: { role: 'admin' } },
    });
    const { rows } = await t.database.owner.query('select action from audit_log where actor_id = $1 order by id', [
      person.userId,
    ]);
    expect(rows.map(({ action }) => action)).toEqual([
      'employee.private-email-confirmed',
      'session.opened',
      'session.proved',
      'session.membership-chosen',
    ]);
  });

  test('the table: what each way in may choose', async () => {
    const invited = await givenCompany(t);
    const expectedOf: Record<string, string[]> = {
      PASSWORD: ['admin', 'company', 'employee', 'invited'],
      LINK: ['admin', 'company', 'employee', 'invited'],
      INVITATION: ['invited'],
      PRIVATE: ['employee'],
    };
    const answers: Record<string, unknown> = {};
    const wanted: Record<string, unknown> = {};
    for (const way of Object.keys(expectedOf)) {
      const { person, home, office } = await formerEmployee();
      await t.database.owner.query(`insert into memberships (user_id, role, company_id) values ($1, 'company', $2)`, [
        person.userId,
        other.id,
      ]);
      await post(`/admin/companies/${invited.id}/admins`, (await givenAdmin(t)).token, {
        name: 'X',
        email: person.email,
        language: 'en-us',
      });
      const invitation = await tokenIn(person.email);
      const accepted = way === 'INVITATION' ? await use(invitation) : undefined;
      if (!accepted) expect((await use(invitation)).status).toBe(200);
      if (way === 'LINK') await ask(person.email);
      if (way === 'PRIVATE') await ask(home);
      const opened =
        accepted ??
        (way === 'PASSWORD'
          ? await from('10.1.1.1', '/auth/login', { email: person.email, password })
          : await useNewest(way === 'LINK' ? person.email : home));
      const { token } = bodyOf<SignedIn>(opened);
      const all = await t.database.owner.query<{ id: string; role: string; company_id: string | null }>(
        'select id, role, company_id from memberships where user_id = $1',
        [person.userId],
      );
      expect(all.rows).toHaveLength(4);
      const nameOf = ({ role, company_id }: { role: string; company_id: string | null }) =>
        company_id === invited.id ? 'invited' : role;
      for (const row of all.rows) {
        answers[`${way} ${nameOf(row)}`] = (await post('/auth/membership', token, { membershipId: row.id })).status;
        wanted[`${way} ${nameOf(row)}`] = expectedOf[way]!.includes(nameOf(row)) ? 200 : 403;
      }
      for (const [name, id] of [
        ['foreign', nordlys.membershipId],
        ['missing', '00000000-0000-4000-8000-000000000000'],
      ] as const) {
        answers[`${way} ${name}`] = (await post('/auth/membership', token, { membershipId: id })).status;
        wanted[`${way} ${name}`] = 404;
      }
      expect(office).toBeDefined();
    }
    expect(answers).toEqual(wanted);
  });
});
