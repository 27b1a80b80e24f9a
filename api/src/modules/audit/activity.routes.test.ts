import { givenDispatchedOrder } from '../../../test/given-draws.ts';
import { givenPayroll, type GivenPayroll } from '../../../test/given-payroll.ts';
import { givenAdmin, givenCompany, givenEmployee } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

const t = apiSuite();
let given: GivenPayroll;
let admin: { token: string; userId: string };

type Line = {
  action: string;
  role: string;
  actor: { id: string; name: string; isDeleted: boolean } | null;
  subject: string | null;
  isSubjectDeleted: boolean;
  entityId: string;
  company: { id: string } | null;
  detail: Record<string, unknown>;
};

beforeAll(async () => {
  given = await givenPayroll(t);
  admin = await givenAdmin(t);
});

const ask = (path: string, token = given.company.token) => t.call('GET', path, { token });
const lines = async (query = '', token = given.company.token) =>
  dataOf<Line[]>(await ask(`/company/activity?${query}`, token));

async function change(employeeId: string, body: object) {
  const { version } = dataOf<{ version: number }>(await ask(`/company/employees/${employeeId}`));
  const answer = await t.call('PATCH', `/company/employees/${employeeId}`, {
    token: given.company.token,
    body: { version, ...body },
  });
  expect(answer.status).toBe(200);
}

test('a company reads what happened in it, with names and old and new values', async () => {
  await change(given.anna.id, { status: 'BLOCKED' });
  await change(given.anna.id, { status: 'ACTIVE' });
  const settings = dataOf<{ version: number }>(await ask('/company/settings'));
  await t.call('PATCH', '/company/settings', {
    token: given.company.token,
    body: { version: settings.version, salaryDay: 15 },
  });
  const found = await lines();
  expect(found.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['employee.blocked', 'employee.unblocked', 'company-settings.changed']),
  );
  expect(found.every(({ company }) => company?.id === given.company.id)).toBe(true);
  expect(found.find(({ action }) => action === 'employee.blocked')).toMatchObject({
    subject: 'Anna Holm',
    entityId: given.anna.id,
    role: 'company',
    actor: { name: expect.any(String) },
  });
  expect(found.find(({ action }) => action === 'company-settings.changed')?.detail).toEqual({
    salaryDay: { before: 20, after: 15 },
  });
  expect((await lines('kind=settings')).map(({ action }) => action)).not.toContain('employee.blocked');
  expect((await lines('action=employee.blocked')).map(({ action }) => action)).toEqual(['employee.blocked']);
});

test('of the back office the role is named and no person; refused attempts are not part of it', async () => {
  const { version } = dataOf<{ version: number }>(await ask(`/admin/companies/${given.company.id}`, admin.token));
  const changed = await t.call('PATCH', `/admin/companies/${given.company.id}`, {
    token: admin.token,
    body: { version, city: 'Aarhus' },
  });
  expect(changed.status).toBe(200);
  await ask('/admin/audit');
  await ask('/company/employees/01890000-0000-7000-8000-00000000dead');
  const refusals = async () => dataOf<Line[]>(await ask('/admin/audit?action=access.denied', admin.token));
  await until(async () => (await refusals()).length > 0);
  const found = await lines();
  expect(found.find(({ action }) => action === 'company.changed')).toMatchObject({ role: 'admin', actor: null });
  expect(found.filter(({ action }) => /^(access|denials|login)\./.test(action))).toEqual([]);
});

test('of one person: what was done to the person and to the orders, and nothing of others', async () => {
  await givenDispatchedOrder(t, given.company, given.bo, given.where, { first: '2028-01' });
  await change(given.bo.id, { status: 'BLOCKED' });
  const ofBo = await lines(`employeeId=${given.bo.id}`);
  expect(ofBo.map(({ action }) => action)).toContain('employee.blocked');
  expect((await lines(`employeeId=${given.anna.id}`)).map(({ entityId }) => entityId)).not.toContain(given.bo.id);
});

test('another company reads none of it, and its people answer like missing ones', async () => {
  const other = await givenCompany(t, { name: 'Other A/S' });
  expect((await lines('', other.token)).filter(({ company }) => company?.id === given.company.id)).toEqual([]);
  const missing = '01890000-0000-7000-8000-00000000dead';
  for (const id of [given.anna.id, missing]) {
    const answer = await ask(`/company/activity?employeeId=${id}`, other.token);
    expect([answer.status, answer.body.message]).toEqual([404, 'employee_not_found']);
  }
  expect((await ask('/company/activity', (await givenEmployee(t, given.company.id)).token)).status).toBe(403);
  expect((await ask('/company/activity', admin.token)).status).toBe(403);
});

test('a line says of each of its people whether the person was deleted since', async () => {
  const owner = (statement: string, id: string) => t.database.owner.query(statement, [id]);
  await change(given.bo.id, { status: 'ACTIVE' });
  const ofBo = async () => (await lines()).find(({ entityId }) => entityId === given.bo.id)!;
  const { isSubjectDeleted, actor } = await ofBo();
  expect([isSubjectDeleted, actor?.isDeleted]).toEqual([false, false]);

  await owner('update employees set deleted_at = now() where id = $1', given.bo.id);
  await owner('update users set deleted_at = now() where id = $1', actor!.id);
  const [line] = dataOf<Line[]>(await ask(`/admin/audit?actorId=${actor!.id}`, admin.token));
  expect(line).toMatchObject({ entityId: given.bo.id, isSubjectDeleted: true, actor: { isDeleted: true } });
  await owner('update users set deleted_at = null where id = $1', actor!.id);
  expect(await ofBo()).toMatchObject({ isSubjectDeleted: true, actor: { isDeleted: false } });
});

test('T19: back office checks the chain on the page, others may not', async () => {
  await t.runScheduledJobs();
  const verified = await t.call('GET', '/admin/audit/verification', { token: admin.token });
  expect(dataOf(verified)).toMatchObject({ finding: null, lines: expect.any(Number) });
  const refused = await t.call('GET', '/admin/audit/verification', { token: given.company.token });
  expect(refused.status).toBe(403);
});

test('the back office finds lines by person, supplier, kind and action', async () => {
  const all = async (query: string) => dataOf<Line[]>(await ask(`/admin/audit?${query}`, admin.token));
  expect((await all(`actorId=${admin.userId}`)).every(({ role }) => role === 'admin')).toBe(true);
  expect(await all(`supplierId=${given.where.supplierId}&action=employee.blocked`)).toEqual([]);
  expect((await all(`companyId=${given.company.id}&kind=rights`)).map(({ action }) => action)).toContain(
    'employee.blocked',
  );
});
