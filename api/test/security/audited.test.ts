import { setTimeout as pause } from 'node:timers/promises';
import { routeTable } from '../../src/http/route.ts';
import { givenTenants, type Tenants } from '../authorization/tenants.ts';
import { apiSuite } from '../test-app.ts';

const t = apiSuite({ env: { LOGIN_FAILURES_PER_ACCOUNT: '2' } });
let tenants: Tenants;
beforeAll(async () => {
  tenants = await givenTenants(t);
});

type Line = {
  action: string;
  actor_id: string | null;
  entity: string;
  entity_id: string;
  company_id: string | null;
  detail: Record<string, unknown>;
};
const lines = async (where: string, values: unknown[] = []) =>
  (
    await t.database.owner.query<Line>(
      `select action, actor_id, entity, entity_id, company_id, detail from audit_log where ${where} order by id`,
      values,
    )
  ).rows;
/** A refusal is written after its answer. */
const eventually = async (where: string, values: unknown[], most = 200) => {
  let found = await lines(where, values);
  for (let n = 0; n < most && found.length === 0; n += 1) {
    await pause(25);
    found = await lines(where, values);
  }
  return found;
};

test('T19: who took a file home is on record, whatever route it came from', async () => {
  const { company } = tenants.mine;
  const downloads = routeTable(t.app).filter(
    ({ response, policy: { roles } }) => response === null && Array.isArray(roles) && roles.includes('company'),
  );
  expect(downloads.length).toBeGreaterThan(4);
  const taken: string[] = [];
  for (const { path, policy } of downloads) {
    const url = path.replace(/:(\w+)/g, (_all, name: string) => {
      const entity = policy.ids?.[`params.${name}`];
      const id = entity && tenants.mine.ids[entity];
      return typeof id === 'string' ? id : (id?.company ?? 'x');
    });
    const before = await lines('actor_id = $1', [company.userId]);
    const answer = await t.call('GET', url, { token: company.token });
    const after = await lines('actor_id = $1', [company.userId]);
    const news = after
      .slice(before.length)
      .filter(({ action }) => action.endsWith('.downloaded') || action === 'list.exported');
    expect([path, answer.status, news.map(({ detail, company_id }) => [detail.route, company_id])]).toEqual([
      path,
      answer.status,
      answer.status === 200 ? [[path, company.id]] : [],
    ]);
    if (answer.status === 200) taken.push(path);
  }
  for (const part of ['/company/employees/export', 'orders/export', 'personal-data'])
    expect([part, taken.some((path) => path.includes(part))]).toEqual([part, true]);
});

test('T19: each refusal is on record: a role, a foreign id, a failed login, a locked one', async () => {
  const { mine, theirs } = tenants;
  const { token, userId } = mine.company;
  await t.call('GET', '/admin/companies', { token });
  expect(await eventually(`action = 'access.denied' and actor_id = $1`, [userId])).toMatchObject([
    {
      entity: 'route',
      entity_id: '/api/admin/companies',
      company_id: mine.company.id,
      detail: { key: 'you-do-not-have-permission-to-do-this-action' },
    },
  ]);
  await t.call('GET', `/company/employees/${theirs.employee.id}`, { token });
  expect(
    await eventually(
      `action = 'access.not-found' and actor_id = $1 and entity_id = '/api/company/employees/:employeeId'`,
      [userId],
    ),
  ).toMatchObject([{ entity: 'route', company_id: mine.company.id, detail: { key: 'employee_not_found' } }]);
  const logIn = (email: string) =>
    t.call('POST', '/auth/login', { body: { email, password: 'no password of anybody' } });
  await logIn(mine.company.email);
  const [failed] = await eventually(`action = 'login.failed' and entity_id = $1`, [userId]);
  expect(failed).toMatchObject({ actor_id: null, entity: 'user', detail: { key: 'incorrect-email-or-password' } });
  await logIn(mine.company.email);
  await logIn(mine.company.email);
  expect(await eventually(`action = 'login.locked'`, [])).toMatchObject([
    { entity_id: '/api/auth/login', detail: { key: 'too-many-requests' } },
  ]);
  expect(JSON.stringify(await lines(`action like 'login.%'`))).not.toMatch(/@|no password/);
});

test('T19: a flood of refusals fills no table', async () => {
  const { token } = tenants.theirs.company;
  const closed = routeTable(t.app).filter(
    ({ method, path }) => method === 'GET' && path.startsWith('/admin/') && !path.includes(':'),
  );
  for (let n = 0; n < 80; n += 1) await t.call('GET', closed[n % closed.length]?.path ?? '', { token });
  await eventually(`action = 'access.denied' and actor_id = $1`, [tenants.theirs.company.userId]);
  const written = await lines(`action = 'access.denied' and actor_id = $1`, [tenants.theirs.company.userId]);
  // Each route once a minute; they may fall into two.
  expect(written.length).toBeLessThanOrEqual(2 * closed.length);
});
