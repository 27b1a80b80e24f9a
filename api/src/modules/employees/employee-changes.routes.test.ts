import type { EmployeesChange } from '@portal/contract/employee-changes';
import { mailFacts, type MailPreview } from '@portal/contract/mail-preview';
import type { NotificationPage } from '@portal/contract/notifications';
import { givenCompany, type GivenCompany } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { changeEmployees } from './change-employees.job.ts';

const t = apiSuite();
let company: GivenCompany;
let other: GivenCompany;
const people = 2_500;
const path = '/company/employees/changes';
const sales = JSON.stringify({ join: 'all', groups: [[['department', 'is', 'Sales']]] });

const notChanged = JSON.stringify({ join: 'all', groups: [[['outcome', 'none', 'CHANGED']]] });

const owner = async <T extends object>(text: string, values: unknown[] = []) =>
  (await t.database.owner.query<T>(text, values)).rows;
const givenPeople = (companyId: string, count = people) =>
  owner(
    `insert into employees (company_id, name, email, employ_no, department, role, status)
      select $1::uuid, 'Person ' || n, 'p' || n || '@' || $1::text || '.example', n::text,
      case when n % 5 = 0 then 'Sales' else 'Lager ' || n % 3 end,
      'EMPLOYEE', case when n % 100 = 0 then 'BLOCKED' else 'PENDING' end
      from generate_series(1, $2::int) n`,
    [companyId, count],
  );
beforeAll(async () => {
  company = await givenCompany(t);
  other = await givenCompany(t);
  await givenPeople(company.id);
  await givenPeople(other.id, 3);
});

const ask = (method: 'GET' | 'POST', to: string, body?: object, token = company.token) =>
  t.call(method, to, { token, ...(body ? { body } : {}) });
const view = async (id: string) => dataOf<EmployeesChange>(await ask('GET', `${path}/${id}`));
const departments = () =>
  owner(`select department, count(*)::int as people from employees where company_id = $1 group by 1 order by 1`, [
    company.id,
  ]);

test('all who match move in portions; a kill loses and doubles nothing; the whole is undone', async () => {
  const before = await departments();
  const theirs = await owner('select id, department, version from employees where company_id = $1 order by id', [
    other.id,
  ]);
  const asked = await ask('POST', path, { matching: {}, change: { kind: 'DEPARTMENT', department: 'Sales' } });
  expect([asked.status, dataOf<EmployeesChange>(asked)]).toMatchObject([202, { total: people, done: 0, outcomes: [] }]);
  const { id } = dataOf<EmployeesChange>(asked);

  // It dies in its second portion, as the process would: what that one wrote is gone, the first one stays.
  const [job] = await owner<{ payload: unknown }>('select payload from jobs where id = $1', [id]);
  let portions = 0;
  const dying = {
    ...t.services,
    clock: {
      ...t.services.clock,
      today: () => {
        portions += 1;
        if (portions === 2) throw new Error('killed');
        return t.clock.today();
      },
    },
  };
  const running = {
    id,
    kind: '',
    companyId: company.id,
    supplierId: null,
    userId: company.userId,
    payload: job?.payload,
  };
  await expect(changeEmployees(dying, running)).rejects.toThrow('killed');
  expect(await view(id)).toMatchObject({ done: 1_000, mayUndo: false });

  await t.work();
  expect(await view(id)).toEqual({
    id,
    kind: 'DEPARTMENT',
    department: 'Sales',
    status: 'DONE',
    total: people,
    done: people,
    outcomes: [
      { outcome: 'CHANGED', count: 2_000 },
      { outcome: 'SAME', count: 500 },
    ],
    mayUndo: true,
  });
  expect(await departments()).toEqual([{ department: 'Sales', people }]);
  expect(
    await owner('select version, count(*)::int from employees where company_id = $1 group by 1 order by 1', [
      company.id,
    ]),
  ).toEqual([
    { version: 1, count: 500 },
    { version: 2, count: 2_000 },
  ]);

  const told = dataOf<NotificationPage>(await ask('GET', '/user/notifications')).notifications;
  expect(told).toMatchObject([{ kind: 'employees-changed', path: `/company/employees?change=${id}`, count: people }]);

  // What was changed since stays, and is said; so is who is gone.
  await owner(`update employees set department = 'Own' where company_id = $1 and employ_no = '1'`, [company.id]);
  await owner(`update employees set deleted_at = now() where company_id = $1 and employ_no = '2'`, [company.id]);
  const undo = dataOf<EmployeesChange>(await ask('POST', `${path}/${id}/undo`));
  expect((await ask('POST', `${path}/${id}/undo`)).status).toBe(409);
  await t.work();
  expect(await view(undo.id)).toMatchObject({
    kind: 'UNDO',
    status: 'DONE',
    total: 2_000,
    outcomes: [
      { outcome: 'CHANGED', count: 1_998 },
      { outcome: 'NOT_FOUND', count: 1 },
      { outcome: 'CHANGED_SINCE', count: 1 },
    ],
    mayUndo: false,
  });
  expect(await view(id)).toMatchObject({ mayUndo: false });
  await owner(
    `update employees set department = 'Lager 1', deleted_at = null where company_id = $1 and employ_no = '1'`,
    [company.id],
  );
  await owner(
    `update employees set department = 'Lager 2', deleted_at = null where company_id = $1 and employ_no = '2'`,
    [company.id],
  );
  expect(await departments()).toEqual(before);
  expect(
    await owner('select id, department, version from employees where company_id = $1 order by id', [other.id]),
  ).toEqual(theirs);

  const csv = await ask(
    'GET',
    `${path}/${undo.id}/rows/export?${new URLSearchParams({ sort: 'name', filter: notChanged })}`,
  );
  expect(csv.raw.toString('utf8').trim().split('\r\n').slice(1)).toEqual([
    expect.stringContaining('1,Person 1,Lager 1,"Changed since, and left so"'),
    expect.stringContaining('2,Person 2,Lager 2,No longer exists'),
  ]);
});

test('mails to all who match are those that were seen, once each', async () => {
  const matching = { filter: sales };
  const preview = dataOf<MailPreview>(await ask('POST', `${path}/preview`, { matching, mail: 'INVITATION' }));
  expect(preview).toMatchObject({ count: 475, leftOut: [{ reason: 'BLOCKED', count: 25 }] });
  const change = { kind: 'INVITATION', seen: mailFacts(preview) };
  expect((await ask('POST', path, { matching: {}, change })).body.message).toBe('changed-by-someone-else');
  const { id } = dataOf<EmployeesChange>(await ask('POST', path, { matching, change }));
  await t.work();
  expect(await view(id)).toMatchObject({
    status: 'DONE',
    mayUndo: false,
    outcomes: [
      { outcome: 'SENT', count: 475 },
      { outcome: 'BLOCKED', count: 25 },
    ],
  });
  expect(
    await owner(
      `select count(*)::int as mails, count(distinct to_address)::int as people from outbox
    where kind = 'invitation' and company_id = $1`,
      [company.id],
    ),
  ).toEqual([{ mails: 475, people: 475 }]);
});

test('a filter that matches none is 404, and another company sees no change', async () => {
  const none = { matching: { q: 'nobody at all' }, change: { kind: 'DEPARTMENT', department: 'X' } };
  expect((await ask('POST', path, none)).body.message).toBe('employee_not_found');
  const { id } = dataOf<EmployeesChange>(
    await ask('POST', path, { matching: { q: 'Person 77' }, change: { kind: 'DEPARTMENT', department: 'X' } }),
  );
  for (const [method, to] of [
    ['GET', ''],
    ['POST', '/undo'],
    ['GET', '/rows'],
  ] as const)
    expect((await ask(method, `${path}/${id}${to}`, undefined, other.token)).body.message).toBe('not-found');
});
