import { bind, seenBody } from '../../../test/binding-call.ts';
import { givenPayroll, type GivenPayroll } from '../../../test/given-payroll.ts';
import { givenPerson, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';

const t = apiSuite({}, { perTest: true });
let company: GivenPayroll['company'];
let lise: Person;

beforeEach(async () => {
  ({ company } = await givenPayroll(t));
  lise = await givenPerson(t, { role: 'company', company_id: company.id }, { name: 'Lise Dahl', language: 'da-dk' });
});

type File = {
  id: string;
  period: string;
  isSent: boolean;
  total: { amount: number };
  needsSecondApproval: boolean;
  firstApproval: { userId: string; by: string } | null;
  approvedBy: string | null;
  approvedAt: string | null;
};
const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, token: string, body?: object) =>
  t.call(method, path, { token, ...(body ? { body } : {}) });
const setting = async (change: object) => {
  const { version } = dataOf<{ version: number }>(await ask('GET', '/company/settings', company.token));
  return ask('PATCH', '/company/settings', company.token, { version, ...change });
};
const files = async () => dataOf<File[]>(await ask('GET', '/company/salaryfiles', company.token));
const act = (id: string, what: 'approve' | 'send', token: string) =>
  bind(t, `/company/salaryfiles/${id}/${what}`, { token });
const makeByHand = async () =>
  dataOf<File[]>(await bind(t, '/company/salaryfiles', { token: company.token, body: { mode: 'ALL' } }))[0]!;
const payrollMails = async () => (await t.mails()).filter(({ kind }) => kind === 'salary-file');
const askedMails = async (to: string) =>
  (await t.mails(to)).filter(({ kind }) => kind === 'salary-file-approval').map(({ text }) => text);
const leaves = (person: Person) =>
  t.database.owner.query('update memberships set blocked_at = now() where id = $1', [person.membershipId]);
const drawn = async () =>
  (
    await t.database.owner.query(
      `select d.period, f.period as file, count(*)::int as n from salary_draws d
        join salary_files f on f.id = d.salary_file_id group by d.period, f.period order by 1`,
    )
  ).rows;

describe('the setting', () => {
  test('is off at first, and impossible with one admin', async () => {
    const before = dataOf<object>(await ask('GET', '/company/settings', company.token));
    expect(before).toMatchObject({ secondApproval: false, admins: 2 });
    await leaves(lise);
    expect(await setting({ secondApproval: true })).toMatchObject({
      status: 409,
      body: { message: 'second-admin-missing' },
    });
    expect(dataOf<object>(await ask('GET', '/company/settings', company.token))).toMatchObject({
      secondApproval: false,
      admins: 1,
    });
  });

  test('a file keeps what was demanded when it was made', async () => {
    t.clock.moveTo('2027-01-25T09:00:00Z');
    await setting({ secondApproval: true });
    const { id } = await makeByHand();
    await setting({ secondApproval: false });
    await act(id, 'approve', company.token);
    expect((await files())[0]).toMatchObject({ needsSecondApproval: true, approvedAt: null });
  });
});

describe('a file by hand', () => {
  let id: string;
  beforeEach(async () => {
    t.clock.moveTo('2027-01-25T09:00:00Z');
    await setting({ secondApproval: true });
    ({ id } = await makeByHand());
  });

  test('is approved by two admins, who are asked by mail, and sent after that', async () => {
    expect(await askedMails(company.email)).toHaveLength(1);
    const first = await act(id, 'approve', company.token);
    expect(first.body.data).toMatchObject({ firstApproval: { userId: company.userId }, approvedAt: null });
    expect(await act(id, 'send', lise.token)).toMatchObject({
      status: 409,
      body: { message: 'salary-file-not-approved' },
    });
    expect((await askedMails(lise.email)).at(-1)).toContain('En anden administrator');
    expect(await askedMails(company.email)).toHaveLength(1);
    expect((await act(id, 'approve', lise.token)).body.data).toMatchObject({ approvedBy: 'Lise Dahl' });
    expect((await act(id, 'approve', company.token)).status).toBe(409);
    expect((await act(id, 'send', company.token)).status).toBe(200);
    await t.work();
    expect(await payrollMails()).toHaveLength(1);
    const { rows } = await t.database.owner.query(
      `select action, actor_id from audit_log where action like 'salary-file.%approved' order by at, id`,
    );
    expect(rows).toEqual([
      { action: 'salary-file.first-approved', actor_id: company.userId },
      { action: 'salary-file.approved', actor_id: lise.userId },
    ]);
  });

  test('the first approver cannot be the second, also not at once', async () => {
    const body = await seenBody(t, `/company/salaryfiles/${id}/approve`, company.token);
    const answers = await Promise.all(
      [0, 1].map(() => ask('POST', `/company/salaryfiles/${id}/approve`, company.token, body)),
    );
    expect(answers.map(({ status, body: { message } }) => `${status} ${message ?? ''}`).sort()).toEqual([
      '200 ',
      '409 second-approval-by-another',
    ]);
    expect((await files())[0]).toMatchObject({ approvedAt: null, firstApproval: { userId: company.userId } });
  });

  test('payroll’s bytes wait for the second approval; the second admin reads the draws and may discard', async () => {
    await act(id, 'approve', company.token);
    const original = await ask('GET', `/company/salaryfiles/${id}/download`, lise.token);
    expect([original.status, original.body.message]).toEqual([409, 'salary-file-not-approved']);
    expect((await ask('GET', `/company/salaryfiles/${id}/download?format=csv`, lise.token)).status).toBe(200);
    expect((await ask('DELETE', `/company/salaryfiles/${id}`, lise.token)).status).toBe(200);
    expect(await drawn()).toEqual([]);
    await makeByHand();
    expect(await drawn()).toEqual([{ period: '2027-01', file: '2027-01', n: 2 }]);
  });

  test('a first approval ends with the rights of its giver, so that two who have them approve', async () => {
    const ole = await givenPerson(t, { role: 'company', company_id: company.id }, { name: 'Ole Vig' });
    await act(id, 'approve', lise.token);
    await leaves(lise);
    expect((await files())[0]).toMatchObject({ firstApproval: null });
    expect((await act(id, 'approve', company.token)).body.data).toMatchObject({
      firstApproval: { userId: company.userId },
      approvedAt: null,
    });
    expect(await askedMails(ole.email)).toHaveLength(2);
    expect((await act(id, 'approve', ole.token)).body.data).toMatchObject({ approvedBy: 'Ole Vig' });
    await leaves(company);
    expect((await act(id, 'send', ole.token)).body.data).toMatchObject({ firstApproval: { userId: company.userId } });
  });

  test('when the second admin leaves, the mail says so, and a new admin gives the approval', async () => {
    await leaves(lise);
    await act(id, 'approve', company.token);
    expect((await askedMails(company.email)).at(-1)).toContain('You are the only admin');
    const ole = await givenPerson(t, { role: 'company', company_id: company.id });
    expect((await act(id, 'approve', ole.token)).body.data).toMatchObject({ approvedAt: '2027-01-25T09:00:00.000Z' });
  });
});

describe('the automatic file', () => {
  beforeEach(async () => {
    await setting({ secondApproval: true });
    t.clock.moveTo('2027-01-20T05:00:00Z');
    await t.runScheduledJobs();
  });

  test('is made on its day and waits; approved after the salary day it leaves once, with each draw once', async () => {
    const [january] = await files();
    expect(january).toMatchObject({ period: '2027-01', isSent: false, approvedAt: null });
    expect(await payrollMails()).toEqual([]);
    expect(await act(january!.id, 'send', company.token)).toMatchObject({ status: 409 });
    await act(january!.id, 'approve', lise.token);
    // February's file is due before January's second approval: it takes its own month only.
    t.clock.moveTo('2027-02-20T05:00:00Z');
    await t.runScheduledJobs();
    await act(january!.id, 'approve', company.token);
    await t.runScheduledJobs();
    expect((await payrollMails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('2027-01')]);
    expect((await files()).map(({ period, isSent }) => [period, isSent])).toEqual([
      ['2027-02', false],
      ['2027-01', true],
    ]);
    expect(await drawn()).toEqual([
      { period: '2027-01', file: '2027-01', n: 2 },
      { period: '2027-02', file: '2027-02', n: 2 },
    ]);
  });

  test('a server that starts anew between the approvals knows the first one', async () => {
    const [{ id } = { id: '' }] = await files();
    await act(id, 'approve', company.token);
    const again = await buildApp(t.services);
    const body = await seenBody(t, `/company/salaryfiles/${id}/approve`, company.token);
    const call = (token: string) =>
      again.inject({
        method: 'POST',
        url: `/api/company/salaryfiles/${id}/approve`,
        headers: { authorization: `Bearer ${token}` },
        payload: body,
      });
    expect((await call(company.token)).json()).toMatchObject({ message: 'second-approval-by-another' });
    expect((await call(lise.token)).statusCode).toBe(200);
    await again.close();
    await t.runScheduledJobs();
    expect(await payrollMails()).toHaveLength(1);
  });

  test('is not discarded: its draws stay in it', async () => {
    const [{ id } = { id: '' }] = await files();
    expect((await ask('DELETE', `/company/salaryfiles/${id}`, company.token)).status).toBe(409);
    expect(await drawn()).toEqual([{ period: '2027-01', file: '2027-01', n: 2 }]);
  });
});
