import { EmployeeRow, type Employee } from '@portal/contract/employee-rows';
import * as v from 'valibot';
import { employeeCalls } from '../../../test/employee-calls.ts';
import { givenCompany, givenEmployee, type GivenCompany } from '../../../test/given.ts';
import { apiSuite } from '../../../test/test-app.ts';
import { testInSteps } from '../../../test/test-in-steps.ts';

const t = apiSuite();
let nordlys: GivenCompany;
let other: GivenCompany;
const unknownId = '00000000-0000-7000-8000-000000000000';

beforeEach(async () => {
  nordlys = await givenCompany(t, { name: 'Nordlys A/S' });
  other = await givenCompany(t, { name: 'Company B' });
});

const { ask, data, add, rows } = employeeCalls(() => ({ t, company: nordlys }));

testInSteps('adding and listing', (step) => {
  step('an e-mail is kept in lower case, a number as text with its zeros', async () => {
    const anna = await data(
      add({ name: 'Anna Bærg', email: 'Anna@Nordlys.example', employNo: '0042', department: 'Salg' }),
    );
    expect(anna).toMatchObject({
      email: 'anna@nordlys.example',
      employNo: '0042',
      status: 'PENDING',
      role: 'EMPLOYEE',
      runningOrders: 0,
    });
  });

  step('listed rows are rows of the contract, in their order, with an invitation at its instant', async () => {
    const { id } = await data(add({ name: 'Åse "Å" Ørsted', email: 'aase@nordlys.example' }));
    await rows("update employees set invited_at = '2026-11-20T09:00:00.120Z', exit_date = '2026-12-31' where id = $1", [
      id,
    ]);
    const listed = await data<Record<string, unknown>[]>(ask('GET', '/company/employees?sort=-name&pageSize=100'));
    for (const row of listed) expect(v.parse(v.strictObject(EmployeeRow.entries), row)).toEqual(row);
    expect(listed.map(({ name }) => name)).toEqual(
      (
        await rows<{ name: string }>('select name from employees where company_id = $1 order by name desc, id', [
          nordlys.id,
        ])
      ).map(({ name }) => name),
    );
    expect(listed.find((row) => row.id === id)).toMatchObject({
      name: 'Åse "Å" Ørsted',
      invitedAt: '2026-11-20T09:00:00.120Z',
      exitDate: '2026-12-31',
    });
    await ask('DELETE', `/company/employees/${id}`);
  });

  for (const [body, status, key] of [
    [{ name: 'Other', email: 'ANNA@nordlys.example' }, 409, 'employee-email-already-exists'],
    [{ name: 'Other', email: 'free@nordlys.example', employNo: '0042' }, 409, 'employeenumber-already-exists'],
    [{ name: '', email: 'no-name@nordlys.example' }, 400, 'invalid-data-provided'],
    [{ name: 'X', email: 'x@nordlys.example', zipCode: '8000 🙂' }, 400, 'invalid-data-provided'],
    [{ name: 'X', email: 'x@nordlys.example', employNo: '1️⃣' }, 400, 'invalid-data-provided'],
    [{ name: 'X', email: 'not an e-mail' }, 400, 'invalid-data-provided'],
    [{ name: 'X', email: 'x@nordlys.example', status: 'ACTIVE' }, 400, 'invalid-data-provided'],
    [{ name: 'X', email: 'x@nordlys.example', birthday: '1990-01-01' }, 400, 'invalid-data-provided'],
  ] as const)
    step(`${JSON.stringify(body)}: ${status} ${key}`, async () => {
      const answer = await add(body);
      expect([answer.status, answer.body.message]).toEqual([status, key]);
    });

  step('a used number beside a used e-mail is told with it', async () => {
    const answer = await add({ name: 'Other', email: 'anna@nordlys.example', employNo: '0042' });
    expect(answer.body).toMatchObject({
      message: 'employee-email-already-exists',
      details: [
        { path: 'email', key: 'employee-email-already-exists' },
        { path: 'employNo', key: 'employeenumber-already-exists' },
      ],
    });
  });

  step('the same number and e-mail are free in another company, and two people may have no number', async () => {
    const body = { name: 'Anna Else', email: 'anna@nordlys.example', employNo: '0042' };
    expect((await ask('POST', '/company/employees', body, other.token)).status).toBe(201);
    expect((await add({ name: 'No Number', email: 'n1@nordlys.example' })).status).toBe(201);
    expect((await add({ name: 'No Number', email: 'n2@nordlys.example' })).status).toBe(201);
  });

  step('search, filters, sort and page', async () => {
    const found = async (query: string) =>
      (await data<Employee[]>(ask('GET', `/company/employees?${query}`))).map(({ name }) => name);
    expect(await found('q=bærg')).toEqual(['Anna Bærg']);
    expect(await found('q=0042')).toEqual(['Anna Bærg']);
    expect(await found('q=%25')).toEqual([]);
    expect(await found('department=Salg')).toEqual(['Anna Bærg']);
    expect(await found('sort=-name&pageSize=1')).toEqual(['No Number']);
    expect((await ask('GET', '/company/employees?page=9')).body).toMatchObject({
      data: [],
      meta: { total: 3, page: 9 },
    });
    expect(await data(ask('GET', '/company/employees/departments'))).toEqual([{ department: 'Salg', employees: 1 }]);
  });
});

describe('a foreign employee answers like a missing one', () => {
  test('read, change, delete, and in a list of ids', async () => {
    const theirs = await givenEmployee(t, other.id);
    for (const [method, body] of [
      ['GET', undefined],
      ['PATCH', { version: 1, name: 'Mine' }],
      ['DELETE', undefined],
    ] as const) {
      const [foreign, missing] = await Promise.all(
        [theirs.id, unknownId].map((id) => ask(method, `/company/employees/${id}`, body)),
      );
      expect([foreign!.status, foreign!.body.message]).toEqual([404, 'employee_not_found']);
      expect({ ...foreign!.body, requestId: '' }).toEqual({ ...missing!.body, requestId: '' });
    }
    for (const path of ['invitations', 'login-links']) {
      const [foreign, missing] = await Promise.all(
        [theirs.id, unknownId].map((id) => ask('POST', `/company/employees/${path}`, { employeeIds: [id], seen: [] })),
      );
      expect([foreign!.status, foreign!.body.message]).toEqual([404, 'employee_not_found']);
      expect({ ...foreign!.body, requestId: '' }).toEqual({ ...missing!.body, requestId: '' });
    }
    expect(await rows('select name from employees where id = $1', [theirs.id])).toEqual([{ name: theirs.name }]);
  });

  test('an employee may not ask', async () => {
    const anna = await givenEmployee(t, nordlys.id);
    expect((await ask('GET', '/company/employees', undefined, anna.token)).status).toBe(403);
  });
});

describe('changing', () => {
  test('changed fields only; stale is refused; exit in the future only', async () => {
    const { id } = await givenEmployee(t, nordlys.id, { name: 'Carl Exit' });
    const path = `/company/employees/${id}`;
    expect(await data(ask('PATCH', path, { version: 1, department: 'Lager' }))).toMatchObject({
      name: 'Carl Exit',
      department: 'Lager',
      version: 2,
    });
    expect((await ask('PATCH', path, { version: 1, department: 'X' })).body.message).toBe('changed-by-someone-else');
    for (const exitDate of ['2026-11-01', '2026-11-02'])
      expect((await ask('PATCH', path, { version: 2, exitDate })).body.message).toBe('must-be-in-the-future');
    expect(
      await data(ask('PATCH', path, { version: 2, exitDate: '2027-10-31', exitReason: 'RESIGNATION' })),
    ).toMatchObject({ exitDate: '2027-10-31', exitReason: 'RESIGNATION' });
    expect(await data(ask('PATCH', path, { version: 3, exitDate: null }))).toMatchObject({
      exitDate: null,
      exitReason: null,
    });
    expect(
      (await rows<{ action: string }>('select action from audit_log where entity_id = $1 order by id', [id])).map(
        ({ action }) => action,
      ),
    ).toEqual(['employee.exit-changed', 'employee.exit-changed']);
  });

  test('birthday and gender where the company allows them, hidden again when it does not', async () => {
    const settings = await data<{ version: number }>(ask('GET', '/company/settings'));
    await ask('PATCH', '/company/settings', {
      version: settings.version,
      employeeBirthday: true,
      employeeGender: true,
    });
    const { id } = await givenEmployee(t, nordlys.id);
    expect(
      await data(ask('PATCH', `/company/employees/${id}`, { version: 1, birthday: '1990-02-28', gender: 'OTHER' })),
    ).toMatchObject({ birthday: '1990-02-28', gender: 'OTHER' });
    await ask('PATCH', '/company/settings', {
      version: settings.version + 1,
      employeeBirthday: false,
      employeeGender: false,
    });
    expect(await data(ask('GET', `/company/employees/${id}`))).toMatchObject({ birthday: null, gender: '' });
  });

  test('blocked: sessions end at once and the person cannot come back until let in', async () => {
    const bo = await givenEmployee(t, nordlys.id);
    expect(await data(ask('PATCH', `/company/employees/${bo.id}`, { version: 1, status: 'BLOCKED' }))).toMatchObject({
      status: 'BLOCKED',
    });
    expect((await ask('GET', '/auth/check-session', undefined, bo.token)).body.message).toBe(
      'this-account-is-not-allowed',
    );
    expect(await data(ask('PATCH', `/company/employees/${bo.id}`, { version: 2, status: 'ACTIVE' }))).toMatchObject({
      status: 'ACTIVE',
    });
  });

  test('an address that changes is the row’s alone: the login keeps its own, and its sessions', async () => {
    const bo = await givenEmployee(t, nordlys.id, { email: 'old@nordlys.example' });
    await ask('PATCH', `/company/employees/${bo.id}`, { version: 1, email: 'new@nordlys.example' });
    expect(
      await rows('select u.email from memberships m join users u on u.id = m.user_id where m.employee_id = $1', [
        bo.id,
      ]),
    ).toEqual([{ email: 'old@nordlys.example' }]);
    expect((await ask('GET', '/auth/check-session', undefined, bo.token)).status).toBe(200);
  });
});
