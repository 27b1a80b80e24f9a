import type { Home } from '@portal/contract/home';
import type { SalaryMonth } from '@portal/contract/home-month';
import type { SalaryPreview } from '@portal/contract/manual-salary-files';
import type { SalaryCalendar } from '@portal/contract/salary-calendar';
import type { RunDraw, SalaryRun } from '@portal/contract/salary-runs';
import { bind } from '../../../test/binding-call.ts';
import { givenDispatchedOrder } from '../../../test/given-draws.ts';
import { givenPayroll, type GivenPayroll } from '../../../test/given-payroll.ts';
import { givenEmployee } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({}, { perTest: true });
let company: GivenPayroll['company'];
let where: GivenPayroll['where'];

// The automatic file of January is made, and February is what a person may make ahead.
beforeEach(async () => {
  ({ company, where } = await givenPayroll(t));
  t.clock.moveTo('2027-01-20T05:00:00Z');
  await t.runScheduledJobs();
  t.clock.moveTo('2027-01-27T09:00:00Z');
});

const get = async <T>(path: string) => dataOf<T>(await t.call('GET', path, { token: company.token }));
const run = (period: string) => get<SalaryRun>(`/company/salaryfiles/runs/${period}`);
const rows = (period: string, tab: string) => get<RunDraw[]>(`/company/salaryfiles/runs/${period}/draws?tab=${tab}`);
const strip = async () => (await get<SalaryCalendar>('/company/salaryfiles/calendar')).runs;
const month = async (period: string) =>
  (await get<SalaryMonth[]>('/company/home/months')).find((one) => one.period === period);
const nextFile = async () => (await get<Home>('/home')).figures.find(({ figure }) => figure === 'next-salary-day')?.day;
const byHand = async (from: string, to: string) => {
  const made = await bind(t, '/company/salaryfiles', {
    token: company.token,
    body: { mode: 'RANGE', from, to, customName: '' },
  });
  expect(made.status).toBe(201);
  return dataOf<{ id: string; batch: number }[]>(made)[0]!;
};
const both = { draws: 2, totals: [{ amount: 39_556, currency: 'DKK' }] };

test('after a file made by hand its month says so, and the next one is compared with what was drawn', async () => {
  const { id, batch } = await byHand('2027-02-01', '2027-02-28');
  const file = { id, batch, period: '2027-02', madeBy: expect.any(String), ...both };
  const [february, march] = await strip();
  expect(february).toMatchObject({ period: '2027-02', draws: 0, totals: [], madeByHand: [file] });
  expect(march).toMatchObject({ period: '2027-03', draws: 2, madeByHand: [] });
  expect(await run('2027-02')).toMatchObject({
    draws: 0,
    sums: [],
    madeByHand: [file],
    month: { draws: 2, employees: 2, sums: [{ amount: { amount: 39_556 } }] },
    previous: { period: '2027-01', ...both },
    changes: [],
    counts: { ALL: 2, NEW: 0, ENDED: 0 },
  });
  expect(await run('2027-03')).toMatchObject({
    draws: 2,
    madeByHand: [],
    previous: { period: '2027-02', ...both },
    changes: [],
    counts: { ALL: 2, NEW: 0, CHANGED: 0, ENDED: 0 },
  });
  expect(await nextFile()).toBe('2027-03-20');
  expect(await month('2027-02')).toMatchObject({ isComing: true, deducted: 39_556, planned: 0 });
  // Also when the month has come and its automatic file had nothing to take.
  t.clock.moveTo('2027-02-21T09:00:00Z');
  await t.runScheduledJobs();
  expect(await run('2027-03')).toMatchObject({ previous: { period: '2027-02', ...both }, changes: [] });
});

test('a file made by hand of two months belongs to its own, and the other one says where its draws are', async () => {
  const { batch } = await byHand('2027-02-01', '2027-03-31');
  const [february, march] = await strip();
  expect([february?.madeByHand, march?.madeByHand]).toMatchObject([
    [{ batch, period: '2027-03', ...both }],
    [{ batch, period: '2027-03', draws: 4 }],
  ]);
  expect(await run('2027-02')).toMatchObject({
    draws: 0,
    changes: [{ change: 'BY_HAND', orders: 2, amount: { amount: -39_556 } }],
  });
  expect((await run('2027-03')).changes).toMatchObject([{ change: 'MORE', orders: 2, amount: { amount: 39_556 } }]);
  expect(await nextFile()).toBe('2027-04-20');
  expect(await month('2027-03')).toMatchObject({ deducted: 2 * 39_556, planned: 0 });
});

test('what is planned after the file by hand is drawn by itself, beside what it took', async () => {
  const { batch } = await byHand('2027-02-01', '2027-02-28');
  const eva = await givenEmployee(t, company.id, { name: 'Eva Dam', employNo: '1044' });
  await givenDispatchedOrder(t, company, eva, where, { monthly: 10_000, first: '2027-02' });
  expect((await strip())[0]).toMatchObject({ draws: 1, madeByHand: [{ batch, draws: 2 }] });
  expect(await run('2027-02')).toMatchObject({
    draws: 1,
    employees: 1,
    month: { draws: 3, employees: 3 },
    changes: [{ change: 'NEW', orders: 1, names: ['Eva Dam'] }],
    counts: { ALL: 3, NEW: 1 },
  });
  expect((await rows('2027-02', 'ALL')).map(({ employee, file }) => [employee.name, file?.batch])).toEqual([
    ['Anna Holm', batch],
    ['Bo Lund', batch],
    ['Eva Dam', undefined],
  ]);
  expect(await nextFile()).toBe('2027-02-20');
  expect(await month('2027-02')).toMatchObject({ deducted: 39_556, planned: 10_000 });
});

test('what a manual subscription draws is no part of the automatic run or of what it is compared with', async () => {
  await t.database.owner.query(`update subscriptions set salary_file_method = 'MANUAL'`);
  expect((await run('2027-02')).changes).toMatchObject([{ change: 'BY_HAND', orders: 2 }]);
  await byHand('2027-02-01', '2027-02-28');
  expect((await strip())[0]).toMatchObject({ draws: 0, madeByHand: [] });
  expect(await run('2027-03')).toMatchObject({ draws: 0, madeByHand: [], previous: { period: '2027-01' } });
});

test('a discarded file leaves its month to the automatic one again', async () => {
  const { id } = await byHand('2027-02-01', '2027-02-28');
  expect((await t.call('DELETE', `/company/salaryfiles/${id}`, { token: company.token })).status).toBe(200);
  expect((await strip())[0]).toMatchObject({ ...both, madeByHand: [] });
  expect(await nextFile()).toBe('2027-02-20');
});

test('the question before a file by hand names its people and the automatic files that it takes from', async () => {
  const preview = async (from: string, to: string) =>
    dataOf<SalaryPreview>(
      await t.call('POST', '/company/salaryfiles/preview', {
        token: company.token,
        body: { mode: 'RANGE', from, to, customName: '' },
      }),
    );
  const eva = await givenEmployee(t, company.id, { name: 'Eva Dam', employNo: '1044' });
  await givenDispatchedOrder(t, company, eva, where, { monthly: 10_000, first: '2027-02' });
  const lost = { draws: 3, totals: [{ amount: 49_556, currency: 'DKK' }], left: 0 };
  expect(await preview('2027-02-01', '2027-03-31')).toMatchObject({
    employees: 3,
    people: [{ name: 'Anna Holm' }, { name: 'Bo Lund' }, { name: 'Eva Dam' }],
    runs: [
      { period: '2027-02', fileDay: '2027-02-20', ...lost },
      { period: '2027-03', fileDay: '2027-03-20', ...lost },
    ],
  });
  await t.database.owner.query(
    `update salary_draws set effect_date = '2027-02-10' where period = '2027-02' and employee_id = $1`,
    [eva.id],
  );
  expect((await preview('2027-02-01', '2027-02-15')).runs).toMatchObject([{ period: '2027-02', draws: 1, left: 2 }]);
  await t.call('POST', '/company/salaryfiles/runs/2027-02/stop', { token: company.token });
  expect((await preview('2027-02-01', '2027-02-28')).runs).toEqual([]);
  expect((await preview('2027-10-01', '2027-10-31')).runs).toMatchObject([{ period: '2027-10', ...lost }]);
});

const leaveOut = async (name: string, period: string) => {
  const { orderId } = (await rows(period, 'ALL')).find(({ employee }) => employee.name === name)!;
  const path = `/company/orders/${orderId}/draws/${period}/pause`;
  const { version } = await get<{ version: number }>(path);
  expect((await t.call('POST', path, { token: company.token, body: { version } })).status).toBe(200);
};

test('a month left out is told as that, by whom and with its last draw, and is not new the month after', async () => {
  await leaveOut('Anna Holm', '2027-02');
  expect(await run('2027-02')).toMatchObject({
    draws: 1,
    changes: [
      {
        change: 'LEFT_OUT',
        orders: 1,
        amount: { amount: -22_893 },
        names: ['Anna Holm'],
        by: [expect.stringMatching(/^Person/)],
      },
    ],
    counts: { ALL: 1, NEW: 0, LEFT_OUT: 1, ENDED: 0 },
  });
  expect(await rows('2027-02', 'LEFT_OUT')).toMatchObject([
    { employee: { name: 'Anna Holm' }, change: 'LEFT_OUT', effectDate: '2029-01-20', drawNumber: 24 },
  ]);
  expect(await rows('2027-02', 'ENDED')).toEqual([]);
  expect(await run('2027-03')).toMatchObject({
    changes: [{ change: 'AGAIN', orders: 1, names: ['Anna Holm'] }],
    counts: { NEW: 0, CHANGED: 1 },
  });
  await leaveOut('Anna Holm', '2027-03');
  expect((await run('2027-03')).changes).toMatchObject([{ change: 'LEFT_OUT', orders: 1, amount: { amount: 0 } }]);
});

test('a draw that waits for pay in full has not ended', async () => {
  await t.database.owner.query(
    `update salary_draws set status = 'SUSPENDED' where status = 'PLANNED'
      and employee_id = (select id from employees where name = 'Bo Lund')`,
  );
  expect((await run('2027-02')).changes).toMatchObject([{ change: 'SUSPENDED', orders: 1, names: ['Bo Lund'] }]);
});
