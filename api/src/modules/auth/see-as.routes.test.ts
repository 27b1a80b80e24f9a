import type { Endpoint } from '@portal/contract/endpoint';
import { givenAdmin, givenCompany, givenEmployee, type GivenCompany, type GivenEmployee } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { routeTable } from '../../http/route.ts';

type Entered = { token: string; user: { id: string; role: string; seenBy?: { name: string; reason: string } } };
const t = apiSuite();
let admin: Awaited<ReturnType<typeof givenAdmin>>;
let company: GivenCompany;
let anna: GivenEmployee;

beforeAll(async () => {
  admin = await givenAdmin(t, { name: 'Karen Vest' });
  company = await givenCompany(t, { name: 'Nordlys A/S' });
  anna = await givenEmployee(t, company.id, { name: 'Anna Holm' });
});

async function membershipOf(userId: string): Promise<string> {
  const { rows } = await t.database.owner.query<{ id: string }>('select id from memberships where user_id = $1', [
    userId,
  ]);
  return rows[0]!.id;
}
const start = async (userId: string, token = admin.token, minutes = 15) =>
  t.call('POST', '/admin/see-as', {
    token,
    body: { membershipId: await membershipOf(userId), reason: 'Case 4471', minutes },
  });
const look = async (userId = anna.userId) => dataOf<Entered>(await start(userId));
const ask = (path: string, token: string) => t.call('GET', path, { token });
const lines = async (token = company.token) =>
  dataOf<{ action: string; role: string; actor: unknown; entityId: string; detail: object }[]>(
    await ask('/company/activity?kind=rights', token),
  );

test('back office sees a portal as its person does, and the company reads why and how long', async () => {
  const { token, user } = await look();
  expect(user).toMatchObject({
    id: anna.userId,
    role: 'employee',
    seenBy: { name: 'Karen Vest', reason: 'Case 4471' },
  });
  expect((await ask('/employee/orders', token)).status).toBe(200);
  expect((await ask('/admin/users', token)).status).toBe(403);
  const session = await ask('/auth/check-session', token);
  expect(dataOf<{ user: Entered['user'] }>(session).user.seenBy).toMatchObject({ reason: 'Case 4471' });
  const end = await t.call('POST', '/auth/see-as/end', { token });
  const back = dataOf<Entered>(end);
  expect(back.user).toMatchObject({ id: admin.userId, role: 'admin' });
  expect(back.user).not.toHaveProperty('seenBy');
  expect((await ask('/admin/users', back.token)).status).toBe(200);
  expect(await ask('/employee/orders', token)).toMatchObject({ status: 401, body: { message: 'invalid token' } });
  const [ended, started] = await lines();
  expect(started).toMatchObject({
    action: 'see-as.started',
    role: 'admin',
    actor: null,
    entityId: anna.id,
    detail: { reason: 'Case 4471', minutes: 15 },
  });
  expect(ended).toMatchObject({ action: 'see-as.ended', entityId: anna.id, detail: { minutes: 1 } });
});

test('writes, files, begun forms and sessions are refused to who looks on, on every route', async () => {
  const table = routeTable(t.app).filter(({ policy }) => policy.roles !== 'anyone');
  const ownAlone = ['/user/drafts', '/user/drafts/:form', '/user/sessions'];
  const isReading = ({ method, path, response }: Endpoint) =>
    method === 'GET' && response !== null && !ownAlone.includes(path);
  const refused = table.filter((one) => !isReading(one) && one.path !== '/auth/see-as/end');
  expect(refused.length).toBeGreaterThan(150);
  const passed: string[] = [];
  for (const userId of [anna.userId, company.userId]) {
    const { token } = await look(userId);
    for (const { method, path } of refused) {
      const answer = await t.call(method, path.replace(/:\w+/g, '01890000-0000-7000-8000-00000000dead'), {
        token,
        ...(method === 'GET' ? {} : { body: {} }),
      });
      if (answer.status !== 403 || answer.body.message !== 'see-as-is-read-only')
        passed.push(`${method} ${path} ${answer.status} ${answer.body.message}`);
    }
  }
  expect(passed).toEqual([]);
});

test('of the back office nobody is seen so, nor who is blocked or unknown; no other role may look', async () => {
  const other = await givenAdmin(t);
  const blocked = await givenEmployee(t, company.id, { name: 'Bo Lund' });
  await t.database.owner.query(`update users set status = 'BLOCKED' where id = $1`, [blocked.userId]);
  for (const userId of [other.userId, blocked.userId])
    expect(await start(userId)).toMatchObject({
      status: 403,
      body: { message: 'you-do-not-have-permission-to-do-this-action' },
    });
  const unknown = { membershipId: '01890000-0000-7000-8000-00000000dead', reason: 'Case', minutes: 15 };
  expect(await t.call('POST', '/admin/see-as', { token: admin.token, body: unknown })).toMatchObject({
    status: 404,
    body: { message: 'not-found' },
  });
  for (const token of [company.token, anna.token]) expect((await start(anna.userId, token)).status).toBe(403);
  expect((await start(anna.userId, admin.token, 60)).status).toBe(400);
  const { token } = await look();
  expect((await start(company.userId, token)).status).toBe(403);
  expect((await t.call('POST', '/auth/see-as/end', { token: anna.token })).status).toBe(404);
});

test('it ends by itself after its time, once in the log, and with the session behind it', async () => {
  const { token } = await look();
  await t.database.owner.query(`update see_as_sessions set ends_at = now() where ended_at is null`);
  expect(await ask('/employee/orders', token)).toMatchObject({ status: 401, body: { message: 'invalid token' } });
  const ends = async () => (await lines()).filter(({ action }) => action === 'see-as.ended').length;
  const before = await ends();
  await t.runScheduledJobs();
  const after = await ends();
  expect(after).toBeGreaterThan(before);
  await t.runScheduledJobs();
  expect(await ends()).toBe(after);

  const second = await givenAdmin(t);
  const seen = dataOf<Entered>(await start(anna.userId, second.token));
  await t.call('POST', '/auth/logout', { token: second.token });
  expect((await ask('/employee/orders', seen.token)).status).toBe(401);
});

test('RULES 2.2: an own tax rate stays the employee’s own', async () => {
  await t.call('PUT', '/employee/tax-rate', { token: anna.token, body: { level: 'own', ownRate: 4_321 } });
  const own = await ask('/employee/tax-rate', anna.token);
  expect(JSON.stringify(own.body)).toContain('4321');
  const { token } = await look();
  const seen = await ask('/employee/tax-rate', token);
  expect(seen.status).toBe(200);
  expect(JSON.stringify(seen.body)).not.toContain('4321');
});

test('the token of a visit is kept nowhere, also when the request carries a key for repetitions', async () => {
  const body = { membershipId: await membershipOf(anna.userId), reason: 'Case 4472', minutes: 15 };
  const headers = { 'idempotency-key': 'one-visit-0001' };
  const [first, second] = [
    await t.call('POST', '/admin/see-as', { token: admin.token, headers, body }),
    await t.call('POST', '/admin/see-as', { token: admin.token, headers, body: { ...body, reason: 'Case 4473' } }),
  ];
  expect([first.status, second.status]).toEqual([200, 200]);
  const { rows } = await t.database.owner.query(`select from idempotency_keys where key = 'one-visit-0001'`);
  expect(rows).toEqual([]);
});
