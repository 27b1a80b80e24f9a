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
import { givenReseller, identityCalls } from '../../../test/identity-calls.ts';
import { employeeImports } from '../../../test/import-calls.ts';
import { password } from '../../../test/login-calls.ts';
import { dataOf, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let supplier: GivenSupplier;
let nordlys: GivenCompany;
let other: GivenCompany;
beforeAll(async () => {
  ({ t, supplier, nordlys, other } = await givenReseller());
});
afterAll(() => t.close());
afterEach(() => t.clock.moveTo('2026-11-02T08:00:00Z'));

const { from, tokenIn, useNewest, ask, membershipsOf, post, invite, fresh } = identityCalls(() => t);
const { imported } = employeeImports(() => ({ t, company: nordlys }));

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
        body: { details: [{ path: 'email', key: expect.stringMatching(/^(?:invalid-email|email-name-not-ascii)$/) }] },
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

  test('of such a login is cleared as well by the link to a new address', async () => {
    const [person, email] = [await givenCompany(t), fresh('moved')];
    await givenPassword(t, person, 'Their-Word-77');
    await t.database.owner.query('update users set email_proved_at = null where id = $1', [person.userId]);
    await t.call('PATCH', `/admin/users/${person.userId}`, {
      token: (await givenAdmin(t)).token,
      body: { version: 1, email },
    });
    expect((await useNewest(email)).body).toMatchObject({ user: { id: person.userId, email } });
    expect((await from('10.3.3.3', '/auth/login', { email, password: 'Their-Word-77' })).status).toBe(401);
  });
});
