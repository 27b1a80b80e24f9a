import { givenPayroll, type GivenPayroll } from '../../../test/given-payroll.ts';
import { givenCompany } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({}, { perTest: true });
let company: GivenPayroll['company'];
let anna: GivenPayroll['anna'];
let bo: GivenPayroll['bo'];

beforeEach(async () => {
  ({ company, anna, bo } = await givenPayroll(t));
});

type Run = {
  fileDay: string;
  draws: number;
  sums: object[];
  previous: { period: string; draws: number } | null;
  changes: { change: string; orders: number; amount: { amount: number }; names: string[] }[];
  counts: Record<string, number>;
  problems: { reason: string; employee: { name: string } | null }[];
  leavers: { employee: { name: string }; exitDate: string }[];
};
type Row = {
  orderId: string;
  employee: { name: string };
  drawNumber: number;
  drawsInAll: number;
  change: string | null;
  difference: { amount: number } | null;
  marks: string[];
};
const call = (path: string, token = company.token) => t.call('GET', `/company/salaryfiles/${path}`, { token });
const run = async (period: string) => dataOf<Run>(await call(`runs/${period}`));
const rows = async (period: string, query = '') => dataOf<Row[]>(await call(`runs/${period}/draws${query}`));
const madeOn = async (instant: string) => {
  t.clock.moveTo(instant);
  await t.runScheduledJobs();
};

test('a coming run opens to its rows, its sums and what is new since the last file', async () => {
  await madeOn('2027-01-20T05:00:00Z');
  await t.database.owner.query(`delete from salary_draws where employee_id = $1 and period = '2027-02'`, [bo.id]);
  const february = await run('2027-02');
  expect(february).toMatchObject({
    fileDay: '2027-02-20',
    draws: 1,
    previous: { period: '2027-01', draws: 2, totals: [{ amount: 39_556, currency: 'DKK' }] },
    changes: [{ change: 'ENDED', orders: 1, amount: { amount: -16_663 }, names: ['Bo Lund'] }],
    counts: { ALL: 1, NEW: 0, CHANGED: 0, ENDED: 1, TO_MEND: 0 },
    problems: [],
  });
  expect(february.sums).toMatchObject([{ amount: { amount: 22_893, currency: 'DKK' } }]);
  expect(await rows('2027-02')).toMatchObject([
    { employee: { name: 'Anna Holm' }, drawNumber: 2, drawsInAll: 24, change: null, marks: [] },
  ]);
  expect(await rows('2027-02', '?tab=ENDED')).toMatchObject([
    { employee: { name: 'Bo Lund' }, change: 'ENDED', difference: { amount: -16_663 } },
  ]);
  expect((await run('2027-03')).changes).toMatchObject([
    { change: 'AGAIN', orders: 1, amount: { amount: 16_663 }, names: ['Bo Lund'] },
  ]);
});

test('the file of the day is the run that was shown, and no draw is in two runs', async () => {
  await t.database.owner.query('update company_settings set catch_up_max = 2');
  t.clock.moveTo('2027-05-19T09:00:00Z');
  const [may, june] = [await run('2027-05'), await run('2027-06')];
  expect([may.draws, june.draws]).toEqual([6, 6]);
  expect(june.changes).toEqual([]);
  await madeOn('2027-05-20T05:00:00Z');
  const { rows: drawn } = await t.database.owner.query(
    `select sum(amount)::int as amount, count(*)::int as draws from salary_draws where salary_file_id is not null`,
  );
  expect(may.sums).toMatchObject([{ amount: { amount: drawn[0].amount } }]);
  expect(drawn[0].draws).toBe(may.draws);
  expect((await run('2027-06')).sums).toEqual(june.sums);
});

test('who has no number or leaves before the day comes first, and is named', async () => {
  await t.database.owner.query('update employees set employ_no = null where id = $1', [bo.id]);
  await t.database.owner.query(`update employees set exit_date = '2027-01-18' where id = $1`, [anna.id]);
  t.clock.moveTo('2027-01-05T09:00:00Z');
  expect(await run('2027-01')).toMatchObject({
    previous: null,
    changes: [],
    counts: { ALL: 2, NEW: 0, TO_MEND: 2 },
    problems: [{ reason: 'EMPLOYEE_NUMBER_MISSING', employee: { name: 'Bo Lund' } }],
    leavers: [{ employee: { name: 'Anna Holm' }, exitDate: '2027-01-18' }],
  });
  expect((await rows('2027-01')).map(({ employee, marks }) => [employee.name, marks])).toEqual([
    ['Anna Holm', ['LEAVES']],
    ['Bo Lund', ['EMPLOYEE_NUMBER_MISSING']],
  ]);
  expect(await rows('2027-01', '?q=lund')).toHaveLength(1);
  const atLeast = (minor: string) =>
    `?filter=${encodeURIComponent(JSON.stringify({ join: 'all', groups: [[['amount', 'atLeast', minor]]] }))}`;
  expect((await rows('2027-01', atLeast('20000'))).map(({ employee }) => employee.name)).toEqual(['Anna Holm']);
  expect(await rows('2027-01', atLeast('90000'))).toEqual([]);
});

test('a month left out in place leaves the run and follows the last one', async () => {
  const [row] = await rows('2027-01', '?q=anna');
  const path = `/company/orders/${row!.orderId}/draws/2027-01/pause`;
  const { version } = dataOf<{ version: number }>(await t.call('GET', path, { token: company.token }));
  const paused = await t.call('POST', path, { token: company.token, body: { version } });
  expect(paused.status).toBe(200);
  expect((await rows('2027-01')).map(({ employee }) => employee.name)).toEqual(['Bo Lund']);
});

test('the rows of a tab are a file, with number, change and the draw that it is', async () => {
  await madeOn('2027-01-20T05:00:00Z');
  await t.database.owner.query(`delete from salary_draws where employee_id = $1 and period = '2027-01'`, [bo.id]);
  const file = await call('runs/2027-02/draws/export?tab=NEW&format=csv');
  expect(file.status).toBe(200);
  const [head, ...lines] = file.raw.toString('utf8').trim().split('\r\n');
  expect(head).toMatch(/Employee number.*Draw no\..*Change.*Difference/);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/Bo Lund.*166\.63.*1043.*New/);
  expect((await call('runs/2027-01/draws/export')).status).toBe(404);
});

test('only coming months are runs, and another company sees its own', async () => {
  await madeOn('2027-01-20T05:00:00Z');
  for (const period of ['2027-01', '2027-08'])
    expect([(await call(`runs/${period}`)).status, (await call(`runs/${period}/draws`)).status]).toEqual([404, 404]);
  const other = await givenCompany(t, { name: 'Company B' });
  expect((await call('runs/2027-02', other.token)).body.data).toMatchObject({ draws: 0, sums: [], previous: null });
});
