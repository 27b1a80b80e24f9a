import { bind } from '../../../test/binding-call.ts';
import {
  givenAdmin,
  givenCompany,
  givenEmployee,
  givenPassword,
  givenSupplier,
  type GivenCompany,
  type GivenSupplier,
  type Person,
} from '../../../test/given.ts';
import { identityCalls } from '../../../test/identity-calls.ts';
import { employeeImports } from '../../../test/import-calls.ts';
import { password } from '../../../test/login-calls.ts';
import { bodyOf, dataOf, testApp, type SignedIn, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let supplier: GivenSupplier;
let nordlys: GivenCompany;
let other: GivenCompany;
beforeAll(async () => {
  t = await testApp({ env: { LOGIN_LINKS_PER_HOUR: '1000' } });
  supplier = await givenSupplier(t, { isReseller: true });
  nordlys = await givenCompany(t, { supplierId: supplier.id });
  other = await givenCompany(t, { supplierId: supplier.id });
});
afterAll(() => t.close());
afterEach(() => t.clock.moveTo('2026-11-02T08:00:00Z'));

const { from, tokenIn, use, useNewest, ask, membershipsOf } = identityCalls(() => t);
const { imported } = employeeImports(() => ({ t, company: nordlys }));
const post = (path: string, token: string, body?: object) => t.call('POST', path, { token, body });
const invite = (token: string, body: object) => bind(t, '/company/employees/invitations', { token, body });
let numbered = 0;
const fresh = (name: string) => `${name}${(numbered += 1)}@else.example`;

/** Whom an attacker would like to be. */
const victims: [string, () => Promise<Person>][] = [
  ['back office', () => givenAdmin(t, { email: fresh('karen') })],
  ['an administrator of another company', () => givenCompany(t)],
  ['an employee of another company', () => givenEmployee(t, other.id)],
  ['a user of a supplier', () => givenSupplier(t)],
  [
    'back office with a second step',
    async () => {
      const person = await givenAdmin(t, { email: fresh('karen') });
      await t.database.owner.query(
        `insert into second_factors (user_id, sealed_secret, confirmed_at) values ($1, '\\x00', now())`,
        [person.userId],
      );
      return person;
    },
  ],
];
/** How an administrator of a company puts an address and a private one of its own choice into the portal. */
const ways: [string, (victim: string, evil: string) => Promise<void>][] = [
  [
    'form, then exit by import',
    async (victim, evil) => {
      const created = await post('/company/employees', nordlys.token, {
        name: 'Anna',
        email: victim,
        employNo: fresh('n').slice(0, 12),
        emailPrivate: evil,
      });
      await invite(nordlys.token, { employeeIds: [dataOf<{ id: string }>(created).id] });
      await t.database.owner.query(`update employees set exit_date = '2026-10-30' where id = $1`, [
        dataOf<{ id: string }>(created).id,
      ]);
    },
  ],
  [
    'import with the exit, then invitation',
    async (victim, evil) => {
      await imported(
        'Employee number;Name;E-mail;Private e-mail;Exit date\n' +
          `${fresh('i').slice(0, 12)};Anna;${victim};${evil};2026-10-30\n`,
      );
      await t.work();
      const { rows } = await t.database.owner.query<{ id: string }>(
        'select id from employees where company_id = $1 and email = $2',
        [nordlys.id, victim],
      );
      expect(rows).toHaveLength(1);
      await invite(nordlys.token, { employeeIds: [rows[0]!.id] });
    },
  ],
  [
    'an administrator of the company by its reseller',
    async (victim) => {
      expect(
        (
          await post(`/supplier/companies/${nordlys.id}/admins`, supplier.token, {
            name: 'Anna',
            email: victim,
            language: 'en-us',
            password: 'Their-Word-77',
          })
        ).status,
      ).toBe(201);
    },
  ],
  [
    'a user of the supplier',
    async (victim) => {
      expect(
        (
          await post('/supplier/users', supplier.token, {
            name: 'Anna',
            email: victim,
            language: 'en-us',
            password: 'Their-Word-77',
          })
        ).status,
      ).toBe(201);
    },
  ],
];

describe('a login is led nowhere by who types its address', () => {
  test.each(
    victims.flatMap(([whom, givenVictim]) => ways.map(([how, plant]) => [whom, how, givenVictim, plant] as const)),
  )('%s, by %s', async (_whom, _how, givenVictim, plant) => {
    const victim = await givenVictim();
    const before = await membershipsOf(victim);
    const evil = fresh('evil');
    await plant(victim.email, evil);
    // Neither the private address nor a password that was typed opens anything, and the login has gained nothing.
    expect((await ask(evil)).status).toBe(200);
    expect(await tokenIn(evil)).toBeUndefined();
    expect((await from('10.9.9.9', '/auth/login', { email: victim.email, password: 'Their-Word-77' })).status).toBe(
      401,
    );
    expect((await from('10.9.9.9', '/auth/login', { email: evil, password: 'Their-Word-77' })).status).toBe(401);
    expect(await membershipsOf(victim)).toEqual(before);
    expect(
      (
        await t.database.owner.query('select from employees where user_id = $1 and company_id = $2', [
          victim.userId,
          nordlys.id,
        ])
      ).rows,
    ).toEqual([]);
  });
});

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
      ['POST', '/user/sessions/sign-out-others', {}],
    ] as const) {
      expect([path, (await t.call(method, path, { token, body })).body.message]).toEqual([path, 'confirm-it-is-you']);
    }
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

describe('one spelling of an address', () => {
  const lookalikes = (email: string) =>
    [
      email.replace('i', '\u0130'),
      email.replace('k', '\u212A'),
      email.replace('s', '\u017F'),
      email.replace('i', '\u0131'),
      `${email}\u200b`,
      email.replace('@', '\uFF20'),
    ].filter((text) => text !== email);

  test('a lookalike gets no link, no login, and no counter of its own', async () => {
    const person = await givenAdmin(t, { email: 'sikker.kim@vindebro.example' });
    await givenPassword(t, person, password);
    for (const email of lookalikes(person.email)) {
      expect(await ask(email)).toMatchObject({
        status: 400,
        body: { details: [{ path: 'email', key: 'invalid-email' }] },
      });
      expect(await from('10.2.2.2', '/auth/login', { email, password })).toMatchObject({ status: 400 });
      expect(
        (await post('/company/employees', nordlys.token, { name: 'X', email, employNo: fresh('l').slice(0, 12) }))
          .status,
      ).toBe(400);
    }
    const { rows } = await t.database.owner.query(`select from outbox where to_address ~ 'vindebro|[^[:ascii:]]'`);
    expect(rows).toEqual([]);
  });

  test('the database holds no other spelling, for every role', async () => {
    for (const email of ['Capital@else.example', 'v\u0130n@else.example', 'no-at', 'a@b']) {
      await expect(
        t.database.owner.query(`insert into users (email, name) values ($1, 'X')`, [email]),
      ).rejects.toMatchObject({ code: '23514' });
      await expect(
        t.database.owner.query(`insert into employees (company_id, name, email) values ($1, 'X', $2)`, [
          nordlys.id,
          email,
        ]),
      ).rejects.toMatchObject({ code: '23514' });
      await expect(
        t.database.owner.query(
          `insert into memberships (role, company_id, email, name, language) values ('company', $1, $2, 'X', 'en-us')`,
          [nordlys.id, email],
        ),
      ).rejects.toMatchObject({ code: '23514' });
    }
  });
});

describe('a password that a third party typed', () => {
  test('opens nothing before the invitation, and then only on the device that used it', async () => {
    const email = fresh('future');
    await post(`/supplier/companies/${nordlys.id}/admins`, supplier.token, {
      name: 'Future',
      email,
      language: 'en-us',
      password: 'Their-Word-77',
    });
    const logIn = (device: string) => from('10.3.3.3', '/auth/login', { email, password: 'Their-Word-77', device });
    expect((await logIn('d'.repeat(40))).status).toBe(401);
    expect((await useNewest(email, { device: 'o'.repeat(40) })).body).toMatchObject({
      user: { mustChangePassword: true, companyId: nordlys.id },
    });
    expect((await logIn('d'.repeat(40))).status).toBe(401);
    expect((await from('10.3.3.3', '/auth/login', { email, password: 'Their-Word-77' })).status).toBe(401);
    expect((await logIn('o'.repeat(40))).body).toMatchObject({ user: { mustChangePassword: true } });
  });

  test('is worth nothing for a login that another invitation makes', async () => {
    const email = fresh('hijacked');
    await post(`/supplier/companies/${nordlys.id}/admins`, supplier.token, {
      name: 'Planted',
      email,
      language: 'en-us',
      password: 'Their-Word-77',
    });
    const vindebro = await givenCompany(t);
    await post(`/admin/companies/${vindebro.id}/admins`, (await givenAdmin(t)).token, {
      name: 'Real',
      email,
      language: 'da-dk',
    });
    expect((await useNewest(email)).body).toMatchObject({
      user: { name: 'Real', companyId: vindebro.id, mustChangePassword: false },
    });
    expect((await from('10.3.3.3', '/auth/login', { email, password: 'Their-Word-77' })).status).toBe(401);
  });

  test('of a login that no link ever proved is cleared, with its sessions, by the first link', async () => {
    const person = await givenCompany(t);
    await givenPassword(t, person, 'Their-Word-77');
    await t.database.owner.query('update users set email_proved_at = null where id = $1', [person.userId]);
    expect((await from('10.3.3.3', '/auth/login', { email: person.email, password: 'Their-Word-77' })).status).toBe(
      401,
    );
    await post(`/admin/companies/${nordlys.id}/admins`, (await givenAdmin(t)).token, {
      name: 'Real',
      email: person.email,
      language: 'da-dk',
    });
    expect((await useNewest(person.email)).status).toBe(200);
    expect((await t.call('GET', '/currencies', { token: person.token })).status).toBe(401);
    expect(
      (await t.database.owner.query('select password_hash from users where id = $1', [person.userId])).rows,
    ).toEqual([{ password_hash: null }]);
  });
});

describe('a stranger cannot lock an owner out', () => {
  const device = 'k'.repeat(43);

  test('failures from another network do not lock the owner; a known device passes on the same network', async () => {
    const person = await givenAdmin(t);
    await givenPassword(t, person, password);
    expect((await from('10.4.0.1', '/auth/login', { email: person.email, password, device })).status).toBe(200);
    for (let n = 0; n < 12; n += 1) await from('10.4.0.2', '/auth/login', { email: person.email, password: 'wrong' });
    const locked = await from('10.4.0.2', '/auth/login', { email: person.email, password });
    expect(locked.status).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(30);
    expect((await from('10.4.0.2', '/auth/login', { email: person.email, password, device })).status).toBe(200);
    expect((await from('10.4.0.3', '/auth/login', { email: person.email, password })).status).toBe(200);
  });

  test('many networks slow strangers, not a device that logged in before; its own failures count', async () => {
    const person = await givenAdmin(t);
    await givenPassword(t, person, password);
    await from('10.5.0.1', '/auth/login', { email: person.email, password, device });
    for (let n = 0; n < 101; n += 1)
      await from(`10.5.1.${n}`, '/auth/login', { email: person.email, password: 'wrong' });
    expect((await from('10.5.2.1', '/auth/login', { email: person.email, password })).status).toBe(429);
    expect((await from('10.5.2.1', '/auth/login', { email: person.email, password, device })).status).toBe(200);
    for (let n = 0; n < 10; n += 1)
      await from('10.5.2.1', '/auth/login', { email: person.email, password: 'wrong', device });
    expect((await from('10.5.2.1', '/auth/login', { email: person.email, password, device })).status).toBe(429);
  }, 60_000);

  test('links that a stranger asks for refuse the owner none, and void none', async () => {
    const person = await givenAdmin(t);
    await ask(person.email);
    const own = await tokenIn(person.email);
    for (let n = 0; n < 20; n += 1)
      expect((await from('10.6.0.1', '/auth/magiclink', { email: person.email })).status).toBe(200);
    expect((await use(own)).status).toBe(200);
  });
});

describe('a stranger does not learn who has an account', () => {
  test.each([
    ['a user of a supplier', () => ['/supplier/users', supplier.token] as const, {}],
    [
      'an administrator of a company by its reseller',
      () => [`/supplier/companies/${nordlys.id}/admins`, supplier.token] as const,
      {},
    ],
    ['an employee', () => ['/company/employees', nordlys.token] as const, { employee: true }],
  ])(
    '%s looks the same whether the address has a login elsewhere or not',
    async (_name, where, { employee = false }: { employee?: boolean }) => {
      const known = await givenCompany(t, { name: 'Elsewhere' });
      await t.database.owner.query(
        `update users set name = 'Peder Ås', last_successful_login = now() - interval '1 year',
          created_at = '2020-01-01' where id = $1`,
        [known.userId],
      );
      const [path, token] = where();
      const seen: unknown[] = [];
      for (const email of [known.email, fresh('unknown')]) {
        const created = await post(
          path,
          token,
          employee
            ? { name: 'Typed Name', email, employNo: fresh('m').slice(0, 12) }
            : { name: 'Typed Name', email, language: 'en-us' },
        );
        const { id } = dataOf<{ id: string }>(created);
        if (employee) await invite(token, { employeeIds: [id] });
        const one = await t.call('GET', `${path}/${id}`, { token });
        const list = dataOf<{ id: string }[]>(await t.call('GET', `${path}?pageSize=200`, { token })).find(
          (row) => row.id === id,
        );
        const mask = (value: unknown) =>
          JSON.parse(
            JSON.stringify(value)
              .replaceAll(id, 'id')
              .replaceAll(email, 'email')
              .replaceAll(/"(createdAt|invitedAt|employNo)":"[^"]*"/g, '"$1":"…"'),
          ) as unknown;
        seen.push({
          status: created.status,
          created: mask(created.body.data),
          one: mask(one.body.data),
          list: mask(list),
        });
        // UUIDv7 carries its time: an id as old as the login would tell of it.
        expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBeGreaterThan(Date.now() - 60_000);
      }
      expect(seen[0]).toEqual(seen[1]);
    },
  );
});
