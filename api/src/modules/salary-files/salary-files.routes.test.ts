import { createHash } from 'node:crypto';
import { bind } from '../../../test/binding-call.ts';
import { givenPayroll, type GivenPayroll } from '../../../test/given-payroll.ts';
import { givenCompany } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { withSystem } from '../../db/tenant.ts';

const t = apiSuite({}, { perTest: true });
let company: GivenPayroll['company'];
let anna: GivenPayroll['anna'];
let bo: GivenPayroll['bo'];
let where: GivenPayroll['where'];
beforeEach(async () => {
  ({ company, anna, bo, where } = await givenPayroll(t));
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

describe('the calendar', () => {
  test('shows half a year of files with what is planned, and February with the day it has', async () => {
    await withSystem(t.services.pool, (db) =>
      db.updateTable('company_settings').set({ salary_day: 30 }).where('company_id', '=', company.id).execute(),
    );
    t.clock.moveTo('2027-01-10T09:00:00Z');
    const calendar = await calendarOf();
    expect(calendar).toMatchObject({
      salaryDay: 30,
      recipients: [company.email],
      byHand: { draws: 0, totals: [] },
      problems: [],
    });
    expect(calendar.runs.map(({ fileDay, draws }) => [fileDay, draws])).toEqual([
      ['2027-01-30', 2],
      ['2027-02-28', 2],
      ['2027-03-30', 2],
      ['2027-04-30', 2],
      ['2027-05-30', 2],
      ['2027-06-30', 2],
    ]);
  });

  test('counts draws of subscriptions by hand apart, once they are due', async () => {
    await withSystem(t.services.pool, (db) =>
      db
        .updateTable('subscriptions')
        .set({ salary_file_method: 'MANUAL' })
        .where('id', '=', where.subscriptionId)
        .execute(),
    );
    t.clock.moveTo('2027-01-25T09:00:00Z');
    const calendar = await calendarOf();
    expect(calendar.byHand).toEqual({ draws: 2, totals: [{ amount: 39_556, currency: 'DKK' }] });
    expect(calendar.runs.every(({ draws }) => draws === 0)).toBe(true);
  });

  test('names ahead of the day who has no number, and the salary system that nobody chose', async () => {
    t.clock.moveTo('2027-01-10T09:00:00Z');
    await withSystem(t.services.pool, (db) =>
      db.updateTable('employees').set({ employ_no: null }).where('id', '=', bo.id).execute(),
    );
    expect((await calendarOf()).problems).toMatchObject([
      { reason: 'EMPLOYEE_NUMBER_MISSING', period: '2027-01', employee: { name: 'Bo Lund' } },
    ]);
    await withSystem(t.services.pool, (db) =>
      db.updateTable('companies').set({ salary_system_id: null }).where('id', '=', company.id).execute(),
    );
    const without = await calendarOf();
    expect(without.problems).toMatchObject([{ reason: 'SALARY_SYSTEM_MISSING', employee: null }]);
    expect(without.runs).toHaveLength(6);
  });
});

test('a file names what changed since the one before it, and the changes sum to the difference', async () => {
  t.clock.moveTo('2027-01-20T05:00:00Z');
  await t.runScheduledJobs();
  await withSystem(t.services.pool, (db) =>
    db.deleteFrom('salary_draws').where('employee_id', '=', bo.id).where('status', '=', 'PLANNED').execute(),
  );
  t.clock.moveTo('2027-02-20T05:00:00Z');
  await t.runScheduledJobs();
  const [february, january] = await list();
  const difference = (await t.call('GET', `/company/salaryfiles/${february!.id}/difference`, { token: company.token }))
    .body.data;
  expect(difference).toMatchObject({
    previous: { id: january!.id, period: '2027-01', total: { amount: 39_556 } },
    changes: [{ change: 'ENDED', orders: 1, amount: { amount: -16_663 } }],
  });
  expect(
    (await t.call('GET', `/company/salaryfiles/${january!.id}/difference`, { token: company.token })).body.data,
  ).toEqual({ previous: null, changes: [], warnings: [] });
});

describe('the automatic file', () => {
  test('scenario 26: the file of 20 Jan 2027 06:00 holds Anna and Bo, is sent, has the recorded bytes', async () => {
    t.clock.moveTo('2027-01-20T04:59:00Z');
    await t.runScheduledJobs();
    expect(await list()).toEqual([]);
    t.clock.moveTo('2027-01-20T05:00:00Z');
    await t.runScheduledJobs();
    const [file, ...others] = await list();
    expect(others).toEqual([]);
    expect(file).toMatchObject({ isSent: true, period: '2027-01', rowCount: 2, total: { amount: 39_556 } });
    const bytes = await bytesOf(file!.id);
    expect(bytes.toString('latin1')).toBe('12345678;1042;45;100;22893;22893\r\n12345678;1043;45;100;16663;16663\r\n');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file!.sha256);
    const mail = (await t.mails(company.email)).find(({ kind }) => kind === 'salary-file');
    expect(mail!.attachments[0]).toMatchObject({ fileName: file!.fileName });
  });

  test('scenario 27: running again makes no file, no draw, no mail', async () => {
    t.clock.moveTo('2027-01-20T05:00:00Z');
    await t.runScheduledJobs();
    const before = await t.mails();
    await t.runScheduledJobs();
    t.clock.moveTo('2027-01-25T05:00:00Z');
    await t.runScheduledJobs();
    expect(await list()).toHaveLength(1);
    expect(await t.mails()).toEqual(before);
  });

  test('two instances at the same minute make one file', async () => {
    t.clock.moveTo('2027-01-20T05:00:00Z');
    await Promise.all([t.runScheduledJobs(), t.runScheduledJobs(), t.runScheduledJobs()]);
    expect(await list()).toHaveLength(1);
  });

  test('a server that was down makes one file with the older month as units', async () => {
    t.clock.moveTo('2027-02-21T10:00:00Z');
    await t.runScheduledJobs();
    const files = await list();
    expect(files).toHaveLength(1);
    expect((await bytesOf(files[0]!.id)).toString('latin1')).toBe(
      '12345678;1042;45;200;22893;45786\r\n12345678;1043;45;200;16663;33326\r\n',
    );
  });

  test('scenario 28: without a wage code there is no file, the admin is told once; then it is created', async () => {
    await withSystem(t.services.pool, (db) =>
      db.updateTable('companies').set({ wage_code_gross: '' }).where('id', '=', company.id).execute(),
    );
    t.clock.moveTo('2027-01-20T05:00:00Z');
    await t.runScheduledJobs();
    await t.runScheduledJobs();
    expect(await list()).toEqual([]);
    const mails = await t.mails(company.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Anna Holm');
    const calendar = await t.call('GET', '/company/salaryfiles/calendar', { token: company.token });
    expect(dataOf<{ problems: unknown[] }>(calendar).problems).toMatchObject([
      { reason: 'WAGE_CODE_MISSING', employee: { name: 'Anna Holm' } },
      { reason: 'WAGE_CODE_MISSING', employee: { name: 'Bo Lund' } },
    ]);
    await withSystem(t.services.pool, (db) =>
      db.updateTable('companies').set({ wage_code_gross: '45' }).where('id', '=', company.id).execute(),
    );
    await t.runScheduledJobs();
    expect(await list()).toHaveLength(1);
  });

  test('scenario 31: when the mail server is away the file stays unsent, and sends the same bytes later', async () => {
    t.services.config.smtpUrl = 'smtp://127.0.0.1:1';
    t.clock.moveTo('2027-01-20T05:00:00Z');
    await t.runScheduledJobs();
    const [file] = await list();
    expect(file).toMatchObject({ isSent: false, sendFailedAt: expect.any(String) });
    const before = await bytesOf(file!.id);
    expect((await bind(t, `/company/salaryfiles/${file!.id}/send`, { token: company.token, body: {} })).status).toBe(
      200,
    );
    expect(await bytesOf(file!.id)).toEqual(before);
    expect(await t.mails(company.email)).toHaveLength(1);
  });
});

test("T7: scenario 49: another company's admin gets what a missing file gets", async () => {
  t.clock.moveTo('2027-01-20T05:00:00Z');
  await t.runScheduledJobs();
  const [file] = await list();
  const other = await givenCompany(t);
  const missing = '01890000-0000-7000-8000-000000000000';
  for (const path of ['', '/draws', '/download']) {
    const [foreign, absent] = await Promise.all(
      [file!.id, missing].map((id) => t.call('GET', `/company/salaryfiles/${id}${path}`, { token: other.token })),
    );
    expect([foreign!.status, foreign!.body.message]).toEqual([404, 'salary_file_not_found']);
    expect({ ...foreign!.body, requestId: '' }).toEqual({ ...absent!.body, requestId: '' });
  }
  expect((await t.call('GET', '/company/salaryfiles', { token: anna.token })).body.message).toBe(
    'you-do-not-have-permission-to-do-this-action',
  );
});
