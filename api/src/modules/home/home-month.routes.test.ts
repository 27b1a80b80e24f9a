import type { EmployeeOrderDetail } from '@portal/contract/employee-orders';
import type { Home } from '@portal/contract/home';
import type { OwnDraws, SalaryMonth } from '@portal/contract/home-month';
import type { SalaryRun } from '@portal/contract/salary-runs';
import { bind } from '../../../test/binding-call.ts';
import { givenDispatchedOrder } from '../../../test/given-draws.ts';
import { givenPayroll, type GivenPayroll } from '../../../test/given-payroll.ts';
import { givenCompany, givenEmployee } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({}, { perTest: true });
let company: GivenPayroll['company'];
let anna: GivenPayroll['anna'];
let where: GivenPayroll['where'];

beforeEach(async () => {
  ({ company, anna, where } = await givenPayroll(t));
});

const get = async <T>(path: string, token = company.token) => dataOf<T>(await t.call('GET', path, { token }));
const months = (token?: string) => get<SalaryMonth[]>('/company/home/months', token);
const month = async (period: string) => (await months()).find((one) => one.period === period);
const filesOf = async (period: string) =>
  (
    await get<{ total: { amount: number } }[]>(`/company/salaryfiles?from=${period}-01&to=${period}-28&pageSize=100`)
  ).reduce((sum, { total }) => sum + total.amount, 0);
const madeOn = async (instant: string) => {
  t.clock.moveTo(instant);
  await t.runScheduledJobs();
};
const run = (period: string) => get<SalaryRun>(`/company/salaryfiles/runs/${period}`);
const owner = (text: string, values: unknown[] = []) => t.database.owner.query(text, values);

test('a month is the sum of its salary files, a coming one what its page shows, to the øre', async () => {
  await owner('update salary_draws set price_before_subsidy = gross_amount + 1003, subsidy_month = 1003');
  await madeOn('2027-01-20T05:00:00Z');
  await madeOn('2027-02-20T05:00:00Z');
  const shown = await months();
  expect(shown).toHaveLength(18);
  for (const period of ['2027-01', '2027-02']) {
    const made = shown.find((one) => one.period === period);
    expect(made).toMatchObject({ isComing: false, deducted: 39_556, subsidy: 2_006, planned: 0, byHand: 0 });
    expect(made?.deducted).toBe(await filesOf(period));
  }
  const coming = shown.filter(({ isComing }) => isComing);
  expect(coming).toHaveLength(6);
  for (const { period, planned, subsidyPlanned } of coming) {
    const [sum] = (await run(period)).sums;
    expect([planned, subsidyPlanned]).toEqual([sum?.amount.amount, sum?.subsidy.amount]);
  }
});

test('paused and cancelled draws do not count, and what was left out counts where it is caught up', async () => {
  await owner('update company_settings set catch_up_max = 2');
  t.clock.moveTo('2027-05-19T09:00:00Z');
  await owner(`update salary_draws set status = 'CANCELLED' where employee_id = $1 and period = '2027-06'`, [anna.id]);
  await owner(`update salary_draws set status = 'SUSPENDED' where employee_id = $1 and period = '2027-07'`, [anna.id]);
  const coming = (await months()).filter(({ isComing }) => isComing);
  for (const { period, planned } of coming) expect(planned).toBe((await run(period)).sums[0]?.amount.amount);
  expect(coming[0]?.planned).toBe(3 * 39_556);
});

test('a stopped run is planned for no file, and the next one takes it', async () => {
  t.clock.moveTo('2027-01-10T09:00:00Z');
  const before = await month('2027-02');
  await t.call('POST', '/company/salaryfiles/runs/2027-01/stop', { token: company.token });
  expect(await month('2027-01')).toMatchObject({ isComing: true, planned: 0, deducted: 0 });
  expect((await month('2027-02'))?.planned).toBe(2 * (before?.planned ?? 0));
});

test('what waits for a file by hand is told apart, and is deducted when a person made the file', async () => {
  await owner(`update subscriptions set salary_file_method = 'MANUAL'`);
  t.clock.moveTo('2027-01-21T09:00:00Z');
  expect(await month('2027-02')).toMatchObject({ planned: 0, byHand: 2 * 39_556 });
  const made = await bind(t, '/company/salaryfiles', {
    token: company.token,
    body: { mode: 'ALL', customName: 'January' },
  });
  expect(made.status).toBe(201);
  expect(await month('2027-01')).toMatchObject({ deducted: 39_556 });
  expect(await filesOf('2027-01')).toBe(39_556);
  expect(await month('2027-02')).toMatchObject({ byHand: 39_556 });
});

test('a new company has its months at nothing, and nothing of another company', async () => {
  const other = await givenCompany(t);
  await madeOn('2027-01-20T05:00:00Z');
  const shown = await months(other.token);
  expect(shown).toHaveLength(18);
  expect(shown.every(({ deducted, planned, byHand, subsidy }) => deducted + planned + byHand + subsidy === 0)).toBe(
    true,
  );
  expect((await t.call('GET', '/company/home/months', { token: anna.token })).status).toBe(403);
});

test('what the own orders take is what each of them lists, to the øre, and what the months sum up', async () => {
  await givenDispatchedOrder(t, company, anna, where, { monthly: 10_001, net: 33, months: 3, first: '2027-02' });
  await owner(`update salary_draws set status = 'CANCELLED' where employee_id = $1 and period = '2027-04'`, [anna.id]);
  await owner(`update salary_draws set status = 'SUSPENDED' where employee_id = $1 and period = '2027-05'`, [anna.id]);
  await madeOn('2027-02-20T05:00:00Z');
  const orders = await get<OwnDraws[]>('/employee/home/draws', anna.token);
  expect(orders.map(({ productName, draws, lastPeriod }) => [productName, draws, lastPeriod])).toEqual([
    ['Phone X', 1, '2027-03'],
    ['Phone X', 20, '2028-12'],
  ]);
  for (const { orderId, thisMonth, nextMonth, left } of orders) {
    const { draws } = await get<EmployeeOrderDetail>(`/employee/orders/${orderId}`, anna.token);
    const sum = (of: (draw: (typeof draws)[number]) => boolean) =>
      draws.filter(of).reduce((total, { amount }) => total + amount.amount, 0);
    expect([thisMonth, nextMonth, left]).toEqual([
      sum(({ period }) => period === '2027-02'),
      sum(({ period }) => period === '2027-03'),
      sum(({ status }) => status === 'PLANNED'),
    ]);
  }
  const { months: shown } = await get<Home>('/home', anna.token);
  expect(shown.slice(0, 2).map(({ money }) => money.amount)).toEqual(
    (['thisMonth', 'nextMonth'] as const).map((month) => orders.reduce((sum, one) => sum + one[month], 0)),
  );
  expect(await get<OwnDraws[]>('/employee/home/draws', (await givenEmployee(t, company.id)).token)).toEqual([]);
  expect((await t.call('GET', '/employee/home/draws', { token: company.token })).status).toBe(403);
});
