import type { Employee } from '@portal/contract/employee-rows';
import type { MailPreview } from '@portal/contract/mail-preview';
import { isFullRun } from '../../../../shared-ui/presets/full-run.ts';
import { bind, seenBody } from '../../../test/binding-call.ts';
import { givenCompany, givenEmployee, type GivenCompany } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { withSystem } from '../../db/tenant.ts';

const t = apiSuite();
let nordlys: GivenCompany;
let other: GivenCompany;
const unknownId = '00000000-0000-7000-8000-000000000000';

beforeAll(async () => {
  nordlys = await givenCompany(t, { name: 'Nordlys A/S' });
  other = await givenCompany(t, { name: 'Company B' });
});

const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, token = nordlys.token) =>
  t.call(method, path, { token, ...(body === undefined ? {} : { body }) });
const data = async <T = Employee>(answer: ReturnType<typeof ask>) => dataOf<T>(await answer);
const add = (values: object) => ask('POST', '/company/employees', values);
const rows = async <T extends object>(text: string, values: unknown[]) =>
  (await t.database.owner.query<T>(text, values)).rows;

describe('invitations and login links', () => {
  test('one result each: sent, blocked, left, not found', async () => {
    const people = [
      await givenEmployee(t, nordlys.id, { email: 'inv1@nordlys.example' }),
      await givenEmployee(t, nordlys.id),
      await givenEmployee(t, nordlys.id),
    ];
    await withSystem(t.services.pool, async (db) => {
      await db.updateTable('employees').set({ status: 'BLOCKED' }).where('id', '=', people[1]!.id).execute();
      await db.updateTable('employees').set({ exit_date: '2026-11-01' }).where('id', '=', people[2]!.id).execute();
    });
    const ids = [...people.map(({ id }) => id), unknownId];
    const sent = await data<{ sent: number; results: { outcome: string }[] }>(
      bind(t, '/company/employees/invitations', { token: nordlys.token, body: { employeeIds: ids } }),
    );
    expect([sent.sent, sent.results.map(({ outcome }) => outcome)]).toEqual([
      1,
      ['SENT', 'BLOCKED', 'LEFT', 'NOT_FOUND'],
    ]);
    await bind(t, '/company/employees/login-links', { token: nordlys.token, body: { employeeIds: ids } });
    expect((await t.mails('inv1@nordlys.example')).map((mail) => mail.kind)).toEqual(['invitation', 'login-link']);
  });

  test('before anything is sent: how many, who, who is left out and why, and the mail of each language', async () => {
    const people = [
      await givenEmployee(t, other.id, { email: 'seen1@other.example', name: 'Ane Tofte' }),
      await givenEmployee(t, other.id, { name: 'Bo Dahl' }),
      await givenEmployee(t, other.id, { name: 'Cia Krog' }),
    ];
    const body = { employeeIds: people.map(({ id }) => id) };
    const path = '/company/employees/invitations';
    const asOther = (address: string, sent: object) => ask('POST', address, sent, other.token);
    await withSystem(t.services.pool, (db) =>
      db.updateTable('employees').set({ status: 'BLOCKED' }).where('id', '=', people[1]!.id).execute(),
    );
    await t.database.owner.query(`update users set own_language = 'da-dk' where id = $1`, [people[0]!.userId]);
    const before = (await t.mails()).length;
    const preview = await data<MailPreview>(asOther(`${path}/preview`, body));
    expect(preview).toMatchObject({
      count: 2,
      names: ['Ane Tofte', 'Cia Krog'],
      leftOut: [{ reason: 'BLOCKED', count: 1, names: ['Bo Dahl'] }],
    });
    expect(preview.mails.map(({ locale, count, name }) => [locale, count, name])).toEqual([
      ['da-dk', 1, 'Ane Tofte'],
      ['en-us', 1, 'Cia Krog'],
    ]);
    expect((await t.mails()).length).toBe(before);

    expect((await asOther(path, body)).status).toBe(400);
    const seen = await seenBody(t, path, other.token, body);
    await withSystem(t.services.pool, (db) =>
      db.updateTable('employees').set({ status: 'ACTIVE' }).where('id', '=', people[1]!.id).execute(),
    );
    const stale = await asOther(path, seen);
    expect([stale.status, stale.body.message]).toEqual([409, 'changed-by-someone-else']);
    expect(stale.body).toMatchObject({ details: [{ path: 'mailCount', seen: 2, current: 3 }, { path: 'addressees' }] });
    expect((await t.mails()).length).toBe(before);
    expect(await data(bind(t, path, { token: other.token, body }))).toMatchObject({ sent: 3 });
    const left = await Promise.all([people[0]!, people[2]!].map(async ({ email }) => (await t.mails(email)).at(-1)));
    expect(left.map((mail) => mail?.subject)).toEqual(preview.mails.map(({ subject }) => subject));
  });
});

describe('export', () => {
  test('holds what the filters show, with headers to read; formulas are made harmless', async () => {
    await add({ name: '=cmd|calc', email: 'formula@nordlys.example', department: 'Eksport', employNo: '007' });
    const csv = (await ask('GET', '/company/employees/export?department=Eksport')).raw.toString('utf8');
    const [header, row, rest] = csv.replace('\ufeff', '').split(/\r?\n/);
    expect(header).toBe(
      'Employee number,Name,E-mail,Phone,Department,Address,Address 2,Zip code,City,Country,Private e-mail,' +
        'Private phone,Language,Note,Exit date,Role',
    );
    expect(row).toContain(`007,'=cmd|calc,formula@nordlys.example`);
    expect(rest).toBe('');
    const xlsx = await ask('GET', '/company/employees/export?format=xlsx');
    expect(xlsx.raw.subarray(0, 2).toString()).toBe('PK');
    expect(xlsx.headers['content-disposition']).toBe(
      `attachment; filename="employees-2026-11-02.xlsx"; filename*=UTF-8''employees-2026-11-02.xlsx`,
    );
  });

  const formats = [
    ['csv', 'en-us'],
    ['csv', 'da-dk'],
    ['xlsx', 'en-us'],
    ['xlsx', 'da-dk'],
  ];
  test.each(isFullRun ? formats : formats.slice(0, 1))(
    'read back by the import, a %s in %s changes nothing',
    async (format, language) => {
      const company = await givenCompany(t, { name: `Round trip ${format} ${language}` });
      await ask('POST', '/user/language', { language }, company.token);
      const settings = await data<{ version: number }>(ask('GET', '/company/settings', undefined, company.token));
      await ask(
        'PATCH',
        '/company/settings',
        { version: settings.version, employeeBirthday: true, employeeGender: true },
        company.token,
      );
      const people = [
        {
          name: 'Åse Ødegård; "den ældre"',
          email: `aase@${format}-${language}.example`,
          employNo: '0042',
          phone: '+45 12 34 56 78',
          department: '=SUM(A1)',
          birthday: '1990-02-28',
          gender: 'FEMALE',
          note: 'to, tre\nfire',
        },
        {
          name: '-Bo',
          email: `bo@${format}-${language}.example`,
          employNo: '0043',
          addressLine1: 'Sydvej 1, 2. tv',
          zipCode: '0800',
          city: 'Høje Taastrup',
          country: 'Danmark',
          emailPrivate: 'bo@home.example',
          phonePrivate: '12345678',
        },
        {
          name: 'Carla Chef',
          email: `carla@${format}-${language}.example`,
          employNo: 'A-7',
          role: 'COMPANY',
          gender: 'OTHER',
        },
      ];
      for (const person of people)
        expect((await ask('POST', '/company/employees', person, company.token)).status).toBe(201);
      const bytes = (await ask('GET', `/company/employees/export?format=${format}`, undefined, company.token)).raw;
      const uploaded = await t.upload(
        '/company/imports',
        { name: `employees.${format}`, bytes },
        { token: company.token },
      );
      const view = dataOf<{ id: string; mapping: unknown }>(uploaded);
      await ask('POST', `/company/imports/${view.id}/check`, { mapping: view.mapping }, company.token);
      await t.work();
      expect(
        await data(ask('GET', `/company/imports/${view.id}/rows?outcome=ERROR`, undefined, company.token)),
      ).toEqual([]);
      expect(await data(ask('GET', `/company/imports/${view.id}`, undefined, company.token))).toMatchObject({
        status: 'CHECKED',
        counts: { total: 3, new: 0, changed: 0, unchanged: 3, errors: 0 },
      });
    },
  );
});

describe('many at once', () => {
  test('everybody who matches, the department of many, and what became of their mails', async () => {
    const company = await givenCompany(t, { name: 'Many' });
    const people = [
      await givenEmployee(t, company.id, { department: 'Lager' }),
      await givenEmployee(t, company.id, { department: 'Lager' }),
      await givenEmployee(t, company.id),
    ];
    const theirs = await givenEmployee(t, other.id, { department: 'Lager' });
    const post = (path: string, body: object) => ask('POST', `/company/employees/${path}`, body, company.token);
    const ids = people.map(({ id }) => id);
    const found = await data<{ employeeIds: string[]; isAll: boolean }>(
      ask('GET', '/company/employees/ids?department=Lager', undefined, company.token),
    );
    expect([found.isAll, found.employeeIds.toSorted()]).toEqual([true, [ids[0], ids[1]].toSorted()]);

    expect(
      (await post('department', { employeeIds: [...ids, theirs.id, unknownId], department: 'Lager' })).body.data,
    ).toMatchObject({ changed: 1, missing: 2, before: [{ employeeIds: [ids[2]] }] });
    expect(await rows('select distinct department from employees where id = any($1)', [ids])).toEqual([
      { department: 'Lager' },
    ]);
    expect((await post('department', { employeeIds: [theirs.id], department: 'X' })).body.message).toBe(
      'employee_not_found',
    );

    expect((await post('deliveries', { employeeIds: ids })).body.data).toEqual([]);
    await bind(t, '/company/employees/invitations', { token: company.token, body: { employeeIds: [ids[0], ids[1]] } });
    await t.database.owner.query("update outbox set status = 'FAILED' where to_address = $1", [people[1]!.email]);
    await t.work();
    const states = dataOf<{ employeeId: string; state: string }[]>(
      await post('deliveries', { employeeIds: [...ids, theirs.id] }),
    );
    expect(new Map(states.map(({ employeeId, state }) => [employeeId, state]))).toEqual(
      new Map([
        [ids[0], 'SENT'],
        [ids[1], 'FAILED'],
      ]),
    );
    expect((await post('deliveries', { employeeIds: [theirs.id] })).body.message).toBe('employee_not_found');
  });
});
