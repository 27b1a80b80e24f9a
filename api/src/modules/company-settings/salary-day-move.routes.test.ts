import type { SalaryDayMove } from '@portal/contract/salary-day-move';
import { givenPayroll, type GivenPayroll } from '../../../test/given-payroll.ts';
import { givenCompany } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({}, { perTest: true });
let company: GivenPayroll['company'];

beforeEach(async () => {
  ({ company } = await givenPayroll(t));
  t.clock.moveTo('2027-01-22T09:00:00Z');
  await t.runScheduledJobs();
});

const ask = (day: number | string, token = company.token) =>
  t.call('GET', `/company/settings/salary-day/${day}`, { token });
const move = async (day: number) => dataOf<SalaryDayMove>(await ask(day));
const effectDates = async () =>
  (await t.database.owner.query(`select string_agg(effect_date::text, ' ' order by id) from salary_draws`)).rows;
const sums = { draws: 2, totals: [{ amount: 39_556, currency: 'DKK' }] };

test('another salary day says how many draws move and when the next file is made, and changes nothing', async () => {
  const before = await effectDates();
  expect(await move(25)).toEqual({
    draws: 46,
    employees: 2,
    before: { period: '2027-02', fileDay: '2027-02-20', ...sums },
    after: { period: '2027-02', fileDay: '2027-02-25', ...sums },
    atOnce: null,
  });
  expect(await effectDates()).toEqual(before);
  expect(await move(20)).toMatchObject({ draws: 0, employees: 0 });
});

test('an earlier day that has passed makes its file at once, which is said', async () => {
  await t.call('PATCH', '/company/settings', { token: company.token, body: { version: 1, salaryDay: 25 } });
  t.clock.moveTo('2027-02-22T09:00:00Z');
  const { atOnce, after } = await move(15);
  expect([atOnce, after]).toEqual([{ period: '2027-02', fileDay: '2027-02-15', ...sums }, null]);
  await t.call('POST', '/company/salaryfiles/runs/2027-02/stop', { token: company.token });
  expect(await move(15)).toMatchObject({ atOnce: null, after: { period: '2027-03', draws: 4 } });
});

test('only a day of the month is asked for, and another company sees its own', async () => {
  for (const day of ['0', '31', 'x', '1.5']) expect((await ask(day)).status).toBe(400);
  expect(dataOf(await ask(25, (await givenCompany(t)).token))).toEqual({
    draws: 0,
    employees: 0,
    before: null,
    after: null,
    atOnce: null,
  });
});
