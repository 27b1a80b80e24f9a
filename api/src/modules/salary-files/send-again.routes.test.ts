import { bind } from '../../../test/binding-call.ts';
import { givenPayroll, type GivenPayroll } from '../../../test/given-payroll.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({}, { perTest: true });
let company: GivenPayroll['company'];

beforeEach(async () => {
  ({ company } = await givenPayroll(t));
  await receivedBy('left@nordlys.example');
  t.clock.moveTo('2027-01-20T05:00:00Z');
  await t.runScheduledJobs();
});

const receivedBy = (...recipients: string[]) =>
  t.database.owner.query('update companies set payroll_recipients = $2 where id = $1', [company.id, recipients]);
const refused = () => t.database.owner.query(`update outbox set status = 'FAILED' where kind = 'salary-file'`);
const mails = async () => {
  const { rows } = await t.database.owner.query<{ to_address: string; status: string }>(
    `select to_address, status from outbox where kind = 'salary-file' order by id`,
  );
  return rows.map(({ to_address, status }) => [to_address, status]);
};
const send = async () => {
  const [file] = dataOf<{ id: string }[]>(await t.call('GET', '/company/salaryfiles', { token: company.token }));
  const answer = await bind(t, `/company/salaryfiles/${file!.id}/send`, { token: company.token });
  await t.work();
  return answer.status;
};

test('a mail that was given up leaves again, and no second one beside it', async () => {
  await refused();
  expect(await send()).toBe(200);
  expect(await mails()).toEqual([['left@nordlys.example', 'SENT']]);
});

test('it goes to who was seen to receive it, not to who received files when it was written', async () => {
  await refused();
  await receivedBy('new@nordlys.example', 'second@nordlys.example');
  expect(await send()).toBe(200);
  const now = 'new@nordlys.example, second@nordlys.example';
  expect(await mails()).toEqual([
    ['left@nordlys.example', 'CANCELLED'],
    [now, 'SENT'],
  ]);

  // One that has arrived stays as it is, and is sent anew.
  expect(await send()).toBe(200);
  expect(await mails()).toEqual([['left@nordlys.example', 'CANCELLED'], ...[now, now].map((to) => [to, 'SENT'])]);
});

test('a mail that waits by itself leaves to who receives files when it leaves', async () => {
  await t.database.owner.query(`update outbox set status = 'WAITING' where kind = 'salary-file'`);
  await receivedBy('new@nordlys.example');
  t.clock.moveTo('2027-01-20T07:00:00Z');
  await t.work();
  expect(await mails()).toEqual([['new@nordlys.example', 'SENT']]);
  const file = async (to: string) => (await t.mails(to)).filter(({ subject }) => subject.startsWith('Salary file'));
  expect((await file('new@nordlys.example')).length).toBe(1);
});

test('a mail that waits leaves to the admins where the settings name no recipient any more', async () => {
  await t.database.owner.query(`update outbox set status = 'WAITING' where kind = 'salary-file'`);
  await receivedBy();
  t.clock.moveTo('2027-01-20T07:00:00Z');
  await t.work();
  expect(await mails()).toEqual([[company.email, 'SENT']]);
});

test('a mail that reaches no person waits until one receives files', async () => {
  await t.database.owner.query(`update outbox set status = 'WAITING' where kind = 'salary-file'`);
  await receivedBy();
  await t.database.owner.query(`update memberships set blocked_at = now() where company_id = $1`, [company.id]);
  t.clock.moveTo('2027-01-20T07:00:00Z');
  await t.work();
  expect(await mails()).toEqual([['', 'WAITING']]);
  await receivedBy('new@nordlys.example');
  t.clock.moveTo('2027-01-20T09:00:00Z');
  await t.work();
  expect(await mails()).toEqual([['new@nordlys.example', 'SENT']]);
});
