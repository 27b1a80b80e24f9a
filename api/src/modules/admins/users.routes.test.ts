import type { User } from '@portal/contract/users';
import { givenAdmin, givenCompany, givenPassword, type GivenCompany, type Person } from '../../../test/given.ts';
import { apiSuite, bodyOf, dataOf } from '../../../test/test-app.ts';

const ownPassword = 'Vinter-Bord-24';
const theirs = 'Sommer-Stol-31';
const temporaryPassword = 'Kaptajn-lampe-77';
const device = 'd'.repeat(40);

const t = apiSuite();
let admin: Person;
let company: GivenCompany;
beforeAll(async () => {
  admin = await givenAdmin(t, { name: 'Karen Vest' });
  await givenPassword(t, admin, ownPassword);
  company = await givenCompany(t, { name: 'Nordlys A/S' });
  await givenPassword(t, company, theirs);
});

const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, token = admin.token) =>
  t.call(method, path, { token, body });
const logIn = (password: string, from = device) =>
  t.call('POST', '/auth/login', { body: { email: company.email, password, device: from } });

test('roles are answered beside the memberships, and a filter takes them in any case', async () => {
  const { userId } = await givenCompany(t, { name: 'Bord og Stol' });
  await t.database.owner.query(`insert into memberships (user_id, role) values ($1, 'admin')`, [userId]);
  const found = async (role: string) =>
    dataOf<User[]>(await call('GET', `/admin/users?pageSize=100&role=${role}`)).find(({ id }) => id === userId);
  for (const role of ['company', 'COMPANY', 'Admin'])
    expect(await found(role)).toMatchObject({ role: 'company', roles: ['company', 'admin'] });
  expect((await call('GET', `/admin/users/${userId}`)).body.data).toMatchObject({
    role: 'company',
    roles: ['company', 'admin'],
  });
  expect((await call('GET', '/admin/users?role=owner')).status).toBe(400);
  expect((await call('GET', '/company/employees?role=company', undefined, company.token)).status).toBe(200);
});

describe('a temporary password of an existing login (SECURITY T24)', () => {
  const set = (body: object) => call('POST', `/admin/users/${company.userId}/temporary-password`, body);

  test('asks who sets it for the own password, and refuses what is easy to guess', async () => {
    expect(await set({ temporaryPassword, password: 'wrong' })).toMatchObject({
      body: { details: [{ path: 'password', key: 'incorrect-email-or-password' }] },
    });
    expect(await set({ temporaryPassword: 'Nordlys-2026', password: ownPassword })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'temporaryPassword' }] },
    });
    expect((await logIn(theirs)).status).toBe(200);
  });

  test('ends every session, is audited without it, and no mail carries it', async () => {
    expect(await set({ temporaryPassword, password: ownPassword })).toMatchObject({ status: 200 });
    expect(await call('GET', '/currencies', undefined, company.token)).toMatchObject({
      status: 401,
      body: { message: 'invalid token' },
    });
    const audit = await call('GET', `/admin/audit?q=temporary-password`);
    expect(JSON.stringify(audit.body)).toContain('user.temporary-password-set');
    expect(JSON.stringify(audit.body)).not.toContain(temporaryPassword);
    await t.work();
    const mails = await t.mails(company.email);
    expect(mails).toMatchObject([{ kind: 'temporary-password' }]);
    expect(JSON.stringify(mails)).not.toContain(temporaryPassword);
  });

  test('replaces the former one, works where the person logged in before, and is replaced at once', async () => {
    expect((await logIn(theirs)).status).toBe(401);
    expect((await logIn(temporaryPassword, 'e'.repeat(40))).status).toBe(401);
    const answer = await logIn(temporaryPassword);
    expect(answer).toMatchObject({ status: 200, body: { user: { mustChangePassword: true } } });
    const { token } = bodyOf<{ token: string }>(answer);
    expect((await call('GET', '/company/employees', undefined, token)).status).toBe(403);
    const own = { password: 'Efterår-Lampe-52', passwordAgain: 'Efterår-Lampe-52' };
    expect((await call('POST', '/user/password', own, token)).status).toBe(200);
    expect((await call('GET', '/company/employees', undefined, token)).status).toBe(200);
  });

  test('a blocked and an unknown login get none', async () => {
    const blocked = await givenCompany(t);
    await t.database.owner.query(`update users set status = 'BLOCKED' where id = $1`, [blocked.userId]);
    const body = { temporaryPassword, password: ownPassword };
    expect(await call('POST', `/admin/users/${blocked.userId}/temporary-password`, body)).toMatchObject({
      body: { message: 'this-user-is-blocked' },
    });
    const nowhere = '00000000-0000-7000-8000-000000000000';
    expect((await call('POST', `/admin/users/${nowhere}/temporary-password`, body)).status).toBe(404);
  });
});

test('the currency that is noted of a person is one of the portal’s', async () => {
  const path = `/admin/users/${company.userId}`;
  const { version, currency } = dataOf<User>(await call('GET', path));
  expect(currency).toBe('DKK');
  expect((await call('PATCH', path, { version, currency: 'EUR' })).body.data).toMatchObject({ currency: 'EUR' });
  expect(await call('PATCH', path, { version: version + 1, currency: 'XXX' })).toMatchObject({
    status: 404,
    body: { message: 'currency-not-found' },
  });
});

test('a login says which of its roles are closed', async () => {
  const closed = async () => dataOf<User>(await call('GET', `/admin/users/${company.userId}`)).memberships;
  expect(await closed()).toMatchObject([{ role: 'company', isClosed: false }]);
  await t.database.owner.query(`update memberships set blocked_at = now() where id = $1`, [company.membershipId]);
  expect(await closed()).toMatchObject([{ role: 'company', isClosed: true }]);
});
