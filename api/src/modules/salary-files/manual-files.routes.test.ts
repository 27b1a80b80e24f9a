import type { SeenValue } from '@portal/contract/errors';
import { bind, seenBody } from '../../../test/binding-call.ts';
import { givenSalarySystem } from '../../../test/given-draws.ts';
import { givenPayroll, type GivenPayroll } from '../../../test/given-payroll.ts';
import { givenCompany } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { withSystem } from '../../db/tenant.ts';

const t = apiSuite({}, { perTest: true });
let company: GivenPayroll['company'];
let anna: GivenPayroll['anna'];
let bo: GivenPayroll['bo'];

beforeEach(async () => {
  ({ company, anna, bo } = await givenPayroll(t));
});

const list = async () =>
  dataOf<
    {
      id: string;
      isSent: boolean;
      period: string;
      sha256: string;
      fileName: string;
      rowCount: number;
      total: { amount: number };
    }[]
  >(await t.call('GET', '/company/salaryfiles', { token: company.token }));
const bytesOf = async (id: string, query = '') =>
  (await t.call('GET', `/company/salaryfiles/${id}/download${query}`, { token: company.token })).raw;
type Calendar = {
  runs: { period: string; fileDay: string; draws: number; totals: unknown[] }[];
  byHand: unknown;
  problems: unknown[];
  recipients: string[];
};
const calendarOf = async () =>
  dataOf<Calendar>(await t.call('GET', '/company/salaryfiles/calendar', { token: company.token }));

describe('the manual file', () => {
  const create = (body: unknown, token = company.token) => bind(t, '/company/salaryfiles', { token, body });

  test('takes a range of days and leaves the rest to the automatic file', async () => {
    t.clock.moveTo('2027-01-10T09:00:00Z');
    expect(
      (
        await t.call('POST', '/company/salaryfiles/preview', {
          token: company.token,
          body: { mode: 'RANGE', from: '2027-01-01', to: '2027-01-31' },
        })
      ).body.data,
    ).toMatchObject({ rowCount: 2, totals: [{ amount: 39_556, currency: 'DKK' }], newOrders: 2, problems: [] });
    const made = await create({ mode: 'RANGE', from: '2027-01-01', to: '2027-01-31', customName: 'January' });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject([{ type: 'MANUAL', isSent: false, customName: 'January', rowCount: 2 }]);
    t.clock.moveTo('2027-01-20T05:00:00Z');
    await t.runScheduledJobs();
    expect(await list()).toHaveLength(1);
  });

  test('without draws it is refused, and with a missing number nobody is drawn', async () => {
    expect((await create({ mode: 'ALL' })).body.message).toBe('nothing-to-draw');
    await withSystem(t.services.pool, (db) =>
      db.updateTable('employees').set({ employ_no: null }).where('id', '=', bo.id).execute(),
    );
    t.clock.moveTo('2027-01-25T09:00:00Z');
    const refused = await create({ mode: 'ALL' });
    expect([refused.status, refused.body.message, refused.body.details]).toEqual([
      409,
      'employee-number-missing',
      [{ path: 'Bo Lund', key: 'employee-number-missing' }],
    ]);
    expect(await list()).toEqual([]);
  });

  test('a draw that changed since the preview stops the file; a draw after the exit month is pointed out', async () => {
    t.clock.moveTo('2027-01-25T09:00:00Z');
    await withSystem(t.services.pool, (db) =>
      db.updateTable('employees').set({ exit_date: '2026-12-31' }).where('id', '=', bo.id).execute(),
    );
    const preview = dataOf<{ draws: number; totals: object[]; warnings: object[] }>(
      await t.call('POST', '/company/salaryfiles/preview', { token: company.token, body: { mode: 'ALL' } }),
    );
    expect(preview.warnings).toMatchObject([
      {
        reason: 'AFTER_EXIT',
        employee: { name: 'Bo Lund' },
        period: '2027-01',
        exitDate: '2026-12-31',
        amount: { amount: 16_663, currency: 'DKK' },
      },
    ]);
    const { seen } = await seenBody(t, '/company/salaryfiles', company.token, { mode: 'ALL' });
    const other = (name: string, value: SeenValue) =>
      seen.map((fact) => (fact.fact === name ? { ...fact, value } : fact));
    expect(await create({ mode: 'ALL', seen: other('fileDraws', 3) })).toMatchObject({
      status: 409,
      body: { message: 'changed-by-someone-else', details: [{ path: 'fileDraws', seen: 3, current: 2 }] },
    });
    expect(await create({ mode: 'ALL', seen: other('fileTotal', { amount: 1, currency: 'DKK' }) })).toMatchObject({
      status: 409,
    });
    expect(await list()).toEqual([]);
    expect((await create({ mode: 'ALL', seen })).status).toBe(201);
  });

  test('is created, approved and sent by named people; before its approval it can only be discarded', async () => {
    t.clock.moveTo('2027-01-25T09:00:00Z');
    const make = async () => dataOf<{ id: string; sha256: string }[]>(await create({ mode: 'ALL' }))[0]!;
    const act = (id: string, what: string) =>
      bind(t, `/company/salaryfiles/${id}/${what}`, { token: company.token, body: {} });
    const discard = (id: string) => t.call('DELETE', `/company/salaryfiles/${id}`, { token: company.token });
    const first = await make();
    expect(await act(first.id, 'send')).toMatchObject({ status: 409, body: { message: 'salary-file-not-approved' } });
    expect((await discard(first.id)).status).toBe(200);
    expect(await list()).toEqual([]);
    const { id, sha256 } = await make();
    t.clock.moveTo('2027-01-25T10:00:00Z');
    expect((await act(id, 'approve')).body.data).toMatchObject({
      createdBy: expect.stringMatching(/^Person/),
      createdAt: '2027-01-25T09:00:00.000Z',
      approvedBy: expect.stringMatching(/^Person/),
      approvedAt: '2027-01-25T10:00:00.000Z',
      sentBy: null,
      sha256,
    });
    expect(await act(id, 'approve')).toMatchObject({ status: 409, body: { message: 'invalid-data-provided' } });
    expect((await discard(id)).status).toBe(409);
    t.clock.moveTo('2027-01-25T11:00:00Z');
    expect((await act(id, 'send')).status).toBe(200);
    await t.runScheduledJobs();
    const sent = (await t.call('GET', `/company/salaryfiles/${id}`, { token: company.token })).body.data;
    expect(sent).toMatchObject({
      isSent: true,
      sentAt: '2027-01-25T11:00:00.000Z',
      sentBy: expect.stringMatching(/^Person/),
      sha256,
    });
    const other = await givenCompany(t);
    expect(await bind(t, `/company/salaryfiles/${id}/approve`, { token: other.token, body: {} })).toMatchObject({
      status: 404,
      body: { message: 'salary_file_not_found' },
    });
  });

  test('one row that its layout cannot hold stays planned and is named; the others go', async () => {
    await withSystem(t.services.pool, (db) =>
      db.updateTable('employees').set({ employ_no: '12345678901234' }).where('id', '=', bo.id).execute(),
    );
    const proLoen = await givenSalarySystem(t, 'ProLøn');
    await withSystem(t.services.pool, (db) =>
      db.updateTable('companies').set({ salary_system_id: proLoen }).where('id', '=', company.id).execute(),
    );
    t.clock.moveTo('2027-01-20T05:00:00Z');
    await t.runScheduledJobs();
    const [file] = await list();
    expect((await bytesOf(file!.id)).toString('latin1')).toBe('1042;45;1,00;228,93;228,93\r\n');
    expect((await calendarOf()).problems).toMatchObject([{ reason: 'ROW_FAILED', employee: { name: 'Bo Lund' } }]);
  });

  test('the same key twice makes one file', async () => {
    t.clock.moveTo('2027-01-25T09:00:00Z');
    const body = await seenBody(t, '/company/salaryfiles', company.token, { mode: 'ALL' });
    const send = () =>
      t.call('POST', '/company/salaryfiles', {
        token: company.token,
        body,
        headers: { 'idempotency-key': 'same-key-1' },
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  test('the same draws can be read in other layouts and by people', async () => {
    t.clock.moveTo('2027-01-20T05:00:00Z');
    await t.runScheduledJobs();
    const [file] = await list();
    const dataloen = await givenSalarySystem(t, 'DataLøn');
    const proloen = await givenSalarySystem(t, 'ProLøn');
    await withSystem(t.services.pool, (db) =>
      db
        .updateTable('companies')
        .set({ employer_no: '12345678', pay_term: '51' })
        .where('id', '=', company.id)
        .execute(),
    );
    expect((await bytesOf(file!.id, `?salarySystemId=${dataloen}`)).toString('latin1')).toContain(
      '12345678;51;1042;;45;-22893\r\n',
    );
    expect((await bytesOf(file!.id, `?salarySystemId=${proloen}`)).toString('latin1')).toContain(
      '1042;45;1,00;228,93;228,93\r\n',
    );
    expect((await bytesOf(file!.id, '?format=csv')).toString()).toContain('1042,Anna Holm');
    expect((await bytesOf(file!.id, '?format=xlsx')).subarray(0, 2).toString()).toBe('PK');
  });

  test('another layout has the department and names before the download who does not fit and why', async () => {
    t.clock.moveTo('2027-01-20T05:00:00Z');
    await t.runScheduledJobs();
    const [file] = await list();
    const [dataloen, lessor] = [await givenSalarySystem(t, 'DataLøn'), await givenSalarySystem(t, 'LessorLøn 4')];
    const change = (table: 'employees' | 'companies', id: string, values: object) =>
      withSystem(t.services.pool, (db) => db.updateTable(table).set(values).where('id', '=', id).execute());
    const preview = async (salarySystemId: string) =>
      (
        await t.call('GET', `/company/salaryfiles/${file!.id}/other-layout?salarySystemId=${salarySystemId}`, {
          token: company.token,
        })
      ).body.data;
    await change('employees', anna.id, { department: 'Salg' });
    await change('employees', bo.id, { department: 'Lager', employ_no: '10431' });
    // RULES 4.1: columns 1-12 employee number, 13-16 wage type, 17-22 department.
    expect(
      (await bytesOf(file!.id, `?salarySystemId=${lessor}`))
        .toString('latin1')
        .split('\r\n')
        .slice(0, 2)
        .map((line) => line.slice(0, 22)),
    ).toEqual(['1042        45  Salg  ', '10431       45  Lager ']);
    expect(await preview(lessor)).toEqual({ rowCount: 2, problems: [], leftOutCount: 0, leftOut: [] });
    // DataLøn takes four digits of an employee number.
    const left = { employeeName: 'Bo Lund', product: 'Phone X', source: 'employNo', key: 'too-long' };
    expect(await preview(dataloen)).toEqual({
      rowCount: 1,
      problems: [],
      leftOutCount: 1,
      leftOut: [{ ...left, orderId: expect.any(String), orderNumber: expect.any(String) }],
    });
    expect((await bytesOf(file!.id, `?salarySystemId=${dataloen}`)).toString('latin1')).toMatch(
      /^12345678;51;1042;;45;-22893\r\n$/,
    );
    await change('employees', anna.id, { employ_no: '10421' });
    expect(JSON.parse((await bytesOf(file!.id, `?salarySystemId=${dataloen}`)).toString())).toMatchObject({
      message: 'nothing-to-draw',
    });
    await change('companies', company.id, { wage_code_gross: '' });
    expect(await preview(lessor)).toMatchObject({
      rowCount: 0,
      problems: ['Anna Holm', 'Bo Lund'].map((name) => ({
        reason: 'WAGE_CODE_MISSING',
        period: '2027-01',
        employee: { name },
      })),
    });
    expect(JSON.parse((await bytesOf(file!.id, `?salarySystemId=${lessor}`)).toString())).toMatchObject({
      message: 'wage-code-missing',
    });
  });
});
