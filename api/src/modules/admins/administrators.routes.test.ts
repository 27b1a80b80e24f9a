import {
  givenAdmin,
  givenCompany,
  givenEmployee,
  givenPerson,
  givenSupplier,
  type GivenCompany,
  type GivenSupplier,
  type Person,
} from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let admin: Person;
let supplier: GivenSupplier;
let company: GivenCompany;
beforeAll(async () => {
  admin = await givenAdmin(t, { name: 'Back Office' });
  supplier = await givenSupplier(t, { isReseller: true });
  company = await givenCompany(t, { name: 'Nordlys A/S', supplierId: supplier.id });
});

const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, token = admin.token) =>
  t.call(method, path, { token, body });
const nowhere = '00000000-0000-7000-8000-000000000000';
type Read = { id: string; version: number; status: string; email: string };
const read = async (path: string, token = admin.token) => dataOf<Read>(await call('GET', path, undefined, token));

test('back office adds one of its own, who gets the portal’s invitation and every detail', async () => {
  const form = {
    name: 'New Colleague',
    email: 'New@backoffice.example',
    language: 'da-dk',
    phone_number: '70101010',
    note: 'Mondays',
    city: 'Aarhus',
  };
  const created = await call('POST', '/admin/admins', form);
  expect(created).toMatchObject({
    status: 201,
    body: { data: { ...form, email: 'new@backoffice.example', status: 'PENDING' } },
  });
  await t.work();
  expect(await t.mails('New@backoffice.example')).toHaveLength(0);
  expect(await t.mails('new@backoffice.example')).toHaveLength(1);
});

test('a creation with a temporary password that is repeated under its key invites once', async () => {
  const body = {
    name: 'Pressed Twice',
    email: 'twice@nordlys.example',
    language: 'en-us',
    password: 'Kaptajn-lampe-77',
  };
  const headers = { 'idempotency-key': 'add-an-administrator' };
  const press = () => t.call('POST', `/admin/companies/${company.id}/admins`, { token: admin.token, body, headers });
  const [first, again] = [await press(), await press()];
  expect([first.status, again.body]).toEqual([201, first.body]);
  expect(await t.mails(body.email)).toHaveLength(1);
});

describe('the last one is protected', () => {
  test('blocking the only active admin of a company is refused; with another one it is done at once', async () => {
    const path = `/admin/companies/${company.id}/admins/${company.membershipId}`;
    const { version } = await read(path);
    expect(await call('PATCH', path, { version, status: 'BLOCKED' })).toMatchObject({
      status: 403,
      body: { message: 'last-admin-is-protected' },
    });
    await givenPerson(t, { role: 'company', company_id: company.id });
    expect((await call('PATCH', path, { version, status: 'BLOCKED' })).body.data).toMatchObject({ status: 'BLOCKED' });
    expect(await call('GET', '/currencies', undefined, company.token)).toMatchObject({
      status: 401,
      body: { message: 'this-account-is-not-allowed' },
    });
    expect((await call('PATCH', path, { version: version + 1, status: 'ACTIVE' })).body.data).toMatchObject({
      status: 'ACTIVE',
    });
    expect((await call('GET', '/currencies', undefined, company.token)).status).toBe(200);
  });

  test('two at the same time never block each other', async () => {
    const pair = await givenCompany(t);
    const second = await givenPerson(t, { role: 'company', company_id: pair.id });
    const block = (id: string) =>
      call('PATCH', `/admin/companies/${pair.id}/admins/${id}`, { version: 1, status: 'BLOCKED' });
    const statuses = (await Promise.all([block(pair.membershipId), block(second.membershipId)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 403]);
  });

  test('two logins that are closed at the same time, or a login and a role, never leave none', async () => {
    for (let n = 0; n < 5; n += 1) {
      const pair = await givenCompany(t);
      const second = await givenPerson(t, { role: 'company', company_id: pair.id });
      const closed = { version: 1, status: 'BLOCKED' };
      const statuses = (
        await Promise.all([
          call('PATCH', `/admin/users/${pair.userId}`, closed),
          n % 2 === 0
            ? call('PATCH', `/admin/users/${second.userId}`, closed)
            : call('PATCH', `/admin/companies/${pair.id}/admins/${second.membershipId}`, closed),
        ])
      ).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 403]);
    }
  });

  test('a person cannot block themselves', async () => {
    expect((await call('PATCH', `/admin/admins/${admin.membershipId}`, { version: 1, status: 'BLOCKED' })).status).toBe(
      403,
    );
    expect((await call('PATCH', `/admin/users/${admin.userId}`, { version: 1, status: 'BLOCKED' })).status).toBe(403);
  });
});

describe('a role and a login are two things', () => {
  test('closing one role leaves the person’s others open', async () => {
    const anna = await givenEmployee(t, company.id);
    const {
      rows: [role],
    } = await t.database.owner.query<{ id: string }>(
      `insert into memberships (user_id, role, company_id) values ($1, 'company', $2) returning id`,
      [anna.userId, company.id],
    );
    expect(
      (await call('PATCH', `/admin/companies/${company.id}/admins/${role?.id}`, { version: 1, status: 'BLOCKED' }))
        .status,
    ).toBe(200);
    expect((await call('GET', '/currencies', undefined, anna.token)).status).toBe(200);
  });

  test('blocking the login closes everything', async () => {
    const anna = await givenEmployee(t, company.id);
    expect(
      (await call('PATCH', `/admin/users/${anna.userId}`, { version: 1, status: 'BLOCKED' })).body.data,
    ).toMatchObject({ status: 'BLOCKED' });
    expect(await call('GET', '/currencies', undefined, anna.token)).toMatchObject({
      status: 401,
      body: { message: 'this-account-is-not-allowed' },
    });
  });
});

describe('an e-mail address', () => {
  test('back office changes a login’s address; the mailed link makes it count, the old address is told', async () => {
    const person = await givenPerson(t, { role: 'company', company_id: company.id });
    expect(
      (await call('PATCH', `/admin/users/${person.userId}`, { version: 1, email: 'moved@nordlys.example' })).body.data,
    ).toMatchObject({ email: person.email, newEmail: 'moved@nordlys.example' });
    expect((await t.mails(person.email)).at(-1)).toMatchObject({ kind: 'address-change-started' });
    const token = /validate-token\/([\w-]+)/.exec((await t.mails('moved@nordlys.example')).at(-1)?.text ?? '')?.[1];
    expect((await t.call('POST', '/auth/validate-token', { body: { token } })).body).toMatchObject({
      user: { id: person.userId, email: 'moved@nordlys.example' },
    });
    expect((await t.mails(person.email)).at(-1)).toMatchObject({ kind: 'address-changed' });
    expect(await call('GET', '/currencies', undefined, person.token)).toMatchObject({ status: 401 });
  });

  test('whether another login has the new address is told only to who opens the link', async () => {
    const [person, known] = [await givenPerson(t, { role: 'company', company_id: company.id }), await givenAdmin(t)];
    expect((await call('PATCH', `/admin/users/${person.userId}`, { version: 1, email: known.email })).status).toBe(200);
    const token = /validate-token\/([\w-]+)/.exec((await t.mails(known.email)).at(-1)?.text ?? '')?.[1];
    expect(await t.call('POST', '/auth/validate-token', { body: { token } })).toMatchObject({
      status: 409,
      body: { message: 'email-already-exists' },
    });
  });

  test('the address of an accepted administrator belongs to its owner: no supplier or list may change it', async () => {
    const person = await givenPerson(t, { role: 'company', company_id: company.id });
    for (const [base, token] of [
      [`/supplier/companies/${company.id}/admins`, supplier.token],
      [`/admin/companies/${company.id}/admins`, admin.token],
    ] as const) {
      expect(
        await call('PATCH', `${base}/${person.membershipId}`, { version: 1, email: 'thief@else.example' }, token),
      ).toMatchObject({ status: 403, body: { message: 'you-do-not-have-permission-to-do-this-action' } });
    }
  });

  test('a supplier corrects the address of a pending membership, known or not; the old link is void', async () => {
    const known = await givenEmployee(t, (await givenCompany(t)).id, {
      email: 'known@else.example',
      name: 'Known Person',
    });
    const base = `/supplier/companies/${company.id}/admins`;
    const created = await call(
      'POST',
      base,
      { name: 'Wrong Address', email: 'wrong@nordlys.example', language: 'en-us' },
      supplier.token,
    );
    const { id, version } = dataOf<Read>(created);
    const moved = await call('PATCH', `${base}/${id}`, { version, email: 'known@else.example' }, supplier.token);
    expect(moved).toMatchObject({
      status: 200,
      body: {
        data: { id, name: 'Wrong Address', email: 'known@else.example', status: 'PENDING', lastSuccessfulLogin: null },
      },
    });
    const token = /validate-token\/([\w-]+)/.exec((await t.mails('wrong@nordlys.example')).at(-1)?.text ?? '')?.[1];
    expect((await t.call('POST', '/auth/validate-token', { body: { token } })).status).toBe(401);
    const { rows } = await t.database.owner.query('select name from users where id = $1', [known.userId]);
    expect(rows).toEqual([{ name: 'Known Person' }]);
  });

  test('a supplier cannot write a login that lives elsewhere too, but closes the membership it gave', async () => {
    const other = await givenEmployee(t, (await givenCompany(t)).id, { email: 'shared@else.example' });
    const {
      rows: [role],
    } = await t.database.owner.query<{ id: string }>(
      `insert into memberships (user_id, role, company_id) values ($1, 'company', $2) returning id`,
      [other.userId, company.id],
    );
    const path = `/supplier/companies/${company.id}/admins/${role?.id}`;
    expect((await call('PATCH', path, { version: 1, name: 'Renamed' }, supplier.token)).status).toBe(403);
    expect((await call('PATCH', path, { version: 1, status: 'BLOCKED' }, supplier.token)).body.data).toMatchObject({
      status: 'BLOCKED',
    });
    expect((await call('GET', '/currencies', undefined, other.token)).status).toBe(200);
  });
});

describe('foreign and missing answer alike', () => {
  test('people of another company, of another supplier and unknown ones', async () => {
    const stranger = await givenCompany(t);
    for (const id of [stranger.membershipId, nowhere]) {
      for (const [path, token] of [
        [`/admin/companies/${company.id}/admins/${id}`, admin.token],
        [`/supplier/companies/${company.id}/admins/${id}`, supplier.token],
        [`/supplier/users/${id}`, supplier.token],
      ] as const) {
        expect(await call('GET', path, undefined, token)).toMatchObject({
          status: 404,
          body: { message: 'user-not-found' },
        });
        expect(await call('PATCH', path, { version: 1, name: 'X' }, token)).toMatchObject({
          status: 404,
          body: { message: 'user-not-found' },
        });
        expect(await call('POST', `${path}/invitation`, undefined, token)).toMatchObject({
          status: 404,
          body: { message: 'user-not-found' },
        });
      }
    }
  });
});

test('a supplier keeps its own users and sees no back-office notes', async () => {
  const created = await call(
    'POST',
    '/supplier/users',
    { name: 'Sales', email: 'sales@telegros.example', language: 'en-us' },
    supplier.token,
  );
  expect(created.status).toBe(201);
  expect(created.body.data).not.toHaveProperty('note');
  const listed = dataOf<Read[]>(await call('GET', '/supplier/users', undefined, supplier.token));
  expect(listed).toHaveLength(2);
});

test('all logins: by company, role, orders and text, with what they may act as', async () => {
  const nordlys = await givenCompany(t, { name: 'Only one' });
  const anna = await givenEmployee(t, nordlys.id, { name: 'Anna Berg', employNo: '1042' });
  const rows = async (query: string) =>
    dataOf<{ id: string; memberships: object[] }[]>(await call('GET', `/admin/users?${query}`));
  expect((await rows(`companyId=${nordlys.id}&sort=-name`)).map(({ id }) => id)).toEqual([nordlys.userId, anna.userId]);
  expect(await rows(`companyId=${nordlys.id}&role=employee`)).toMatchObject([
    { id: anna.userId, memberships: [{ role: 'employee', name: 'Only one', employNo: '1042' }] },
  ]);
  expect(await rows(`companyId=${nordlys.id}&orders=with`)).toEqual([]);
  expect((await rows('q=anna+berg')).map(({ id }) => id)).toEqual([anna.userId]);
});

test('back office sends a login link to the address of a login; a blocked one gets none', async () => {
  const nordlys = await givenCompany(t);
  const anna = await givenEmployee(t, nordlys.id, { name: 'Anna Berg' });
  expect(await call('POST', `/admin/users/${anna.userId}/login-link`)).toMatchObject({
    status: 200,
    body: { data: { sent: true } },
  });
  expect((await t.mails(anna.email)).at(-1)?.text).toContain('/auth/validate-token/');
  const { rows } = await t.database.owner.query('select action from audit_log where entity_id = $1', [anna.userId]);
  expect(rows).toContainEqual({ action: 'user.link-sent' });
  const again = { token: admin.token, headers: { 'idempotency-key': 'link-for-anna' } };
  for (const _press of [1, 2])
    expect((await t.call('POST', `/admin/users/${anna.userId}/login-link`, again)).status).toBe(200);
  expect(await t.mails(anna.email)).toHaveLength(2);
  await t.database.owner.query("update users set status = 'BLOCKED' where id = $1", [anna.userId]);
  expect((await call('POST', `/admin/users/${anna.userId}/login-link`)).body.message).toBe('this-user-is-blocked');
});
