import type { OfficeHome } from '@portal/contract/home-office';
import { bind } from '../../../test/binding-call.ts';
import { givenPayroll, type GivenPayroll } from '../../../test/given-payroll.ts';
import { givenAdmin, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({}, { perTest: true });
let payroll: GivenPayroll;
let admin: Person;

beforeEach(async () => {
  payroll = await givenPayroll(t);
  admin = await givenAdmin(t);
});

const home = async () => dataOf<OfficeHome>(await t.call('GET', '/admin/home', { token: admin.token }));
const owner = (text: string, values: unknown[] = []) => t.database.owner.query(text, values);

test('the files of the day stand there with rows, sum and state; the day before and after they do not', async () => {
  t.clock.moveTo('2027-01-20T05:00:00Z');
  await t.runScheduledJobs();
  const [file, ...others] = (await home()).salaryFiles;
  expect(others).toEqual([]);
  expect(file).toMatchObject({ company: { id: payroll.company.id }, period: '2027-01', rowCount: 2 });
  expect(file?.total).toEqual({ amount: 39_556, currency: 'DKK' });
  t.clock.moveTo('2027-01-21T05:00:00Z');
  expect((await home()).salaryFiles).toEqual([]);
});

test('what was not delivered comes first, then what is held back because something is missing', async () => {
  await owner(`update employees set employ_no = '' where id = $1`, [payroll.anna.id]);
  t.clock.moveTo('2027-01-20T05:00:00Z');
  await t.runScheduledJobs();
  expect((await home()).salaryFiles).toEqual([
    expect.objectContaining({
      company: expect.objectContaining({ id: payroll.company.id }),
      total: null,
      state: 'HELD',
    }),
  ]);
  await owner(`update employees set employ_no = '4711' where id = $1`, [payroll.anna.id]);
  await t.runScheduledJobs();
  await owner('update salary_files set is_sent = false, sent_at = null, send_failed_at = now()');
  expect((await home()).salaryFiles.map(({ state }) => state)).toEqual(['FAILED']);
});

test('a file made without the people that it waited for is held back no longer', async () => {
  await owner(`update employees set employ_no = '' where id = $1`, [payroll.anna.id]);
  t.clock.moveTo('2027-01-20T05:00:00Z');
  await t.runScheduledJobs();
  const made = await bind(t, '/company/salaryfiles/waiting', {
    token: payroll.company.token,
    body: { period: '2027-01' },
  });
  expect(made.status).toBe(201);
  expect((await home()).salaryFiles.map(({ state, rowCount }) => [state, rowCount])).toEqual([['NOT_SENT', 1]]);
});

test('deducted is the sum of the salary files of each month, to the øre', async () => {
  await owner(`update subscriptions set salary_file_method = 'MANUAL'`);
  t.clock.moveTo('2027-01-21T09:00:00Z');
  const body = { mode: 'ALL', customName: 'January' };
  expect((await bind(t, '/company/salaryfiles', { token: payroll.company.token, body })).status).toBe(201);
  const { deducted } = await home();
  expect(deducted).toHaveLength(12);
  expect(deducted.at(-1)).toEqual({ period: '2027-01', currency: 'DKK', amount: 39_556 });
  expect(deducted.slice(0, -1).every(({ amount }) => amount === 0)).toBe(true);
});

test('companies with orders to process are counted with their oldest; proposals do not count', async () => {
  await owner(`update orders set status = 'ORDERED', is_proposal = false, ordered_on = '2026-11-02'`);
  const { rows } = await owner('select count(*)::int as count from orders');
  expect((await home()).toProcess).toEqual([
    { company: { id: payroll.company.id, name: expect.any(String) }, count: rows[0].count, oldest: '2026-11-02' },
  ]);
  await owner('update orders set is_proposal = true');
  expect((await home()).toProcess).toEqual([]);
});
