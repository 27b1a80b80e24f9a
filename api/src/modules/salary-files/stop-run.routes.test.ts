import { bind } from '../../../test/binding-call.ts';
import { givenPayroll, type GivenPayroll } from '../../../test/given-payroll.ts';
import { givenCompany, givenPerson } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({}, { perTest: true });
let company: GivenPayroll['company'];

beforeEach(async () => {
  ({ company } = await givenPayroll(t));
});

type Stop = { by: string; at: string } | null;
type Calendar = {
  runs: { period: string; stopped: Stop; draws: number }[];
  stopped: { period: string; by: string; draws: number; totals: object[] } | null;
};
const at = async (instant: string) => {
  t.clock.moveTo(instant);
  await t.runScheduledJobs();
};
const act = (what: 'stop' | 'resume', period = '2027-01', token = company.token) =>
  t.call('POST', `/company/salaryfiles/runs/${period}/${what}`, { token });
const calendar = async () =>
  dataOf<Calendar>(await t.call('GET', '/company/salaryfiles/calendar', { token: company.token }));
const run = async (period: string) =>
  dataOf<{ stopped: Stop; draws: number; previous: { period: string } | null }>(
    await t.call('GET', `/company/salaryfiles/runs/${period}`, { token: company.token }),
  );
const files = async () =>
  dataOf<{ period: string; type: string; rowCount: number }[]>(
    await t.call('GET', '/company/salaryfiles', { token: company.token }),
  ).map(({ period, type, rowCount }) => [period, type, rowCount]);

describe('stopping', () => {
  test('keeps the file from being made; its draws wait for one by hand, and the calendar says so', async () => {
    t.clock.moveTo('2027-01-18T09:00:00Z');
    const lise = await givenPerson(t, { role: 'company', company_id: company.id }, { name: 'Lise Dahl' });
    const stopped = { by: 'Lise Dahl', at: '2027-01-18T09:00:00.000Z' };
    expect(dataOf(await act('stop', '2027-01', lise.token))).toEqual({ period: '2027-01', stopped });
    expect((await calendar()).runs.slice(0, 2)).toMatchObject([
      { period: '2027-01', stopped, draws: 2 },
      { period: '2027-02', stopped: null, draws: 4 },
    ]);
    expect(await run('2027-01')).toMatchObject({ stopped, draws: 2 });
    expect(await run('2027-02')).toMatchObject({ stopped: null, draws: 4, previous: null });
    await at('2027-01-20T05:00:00Z');
    expect(await files()).toEqual([]);
    expect((await calendar()).stopped).toMatchObject({
      period: '2027-01',
      by: stopped.by,
      draws: 2,
      totals: [{ amount: 39_556, currency: 'DKK' }],
    });
    await bind(t, '/company/salaryfiles', { token: company.token, body: { mode: 'ALL' } });
    await t.runScheduledJobs();
    expect(await files()).toEqual([['2027-01', 'MANUAL', 2]]);
    expect((await calendar()).stopped).toBeNull();
  });

  test('left alone, its draws follow in the next file', async () => {
    await act('stop');
    await at('2027-01-20T05:00:00Z');
    await at('2027-02-20T05:00:00Z');
    expect((await files()).map(([period, type]) => [period, type])).toEqual([['2027-02', 'AUTOMATIC']]);
    const { rows } = await t.database.owner.query(
      'select period, count(*)::int as n from salary_draws where salary_file_id is not null group by 1 order by 1',
    );
    expect(rows).toEqual([
      { period: '2027-01', n: 2 },
      { period: '2027-02', n: 2 },
    ]);
  });

  test('is done once however often it is asked for, and written down with who did it', async () => {
    const other = await givenPerson(t, { role: 'company', company_id: company.id }, { name: 'Lise Dahl' });
    const [first, second] = [await act('stop'), await act('stop', '2027-01', other.token)];
    expect(dataOf(second)).toEqual(dataOf(first));
    await act('resume', '2027-01', other.token);
    await act('resume');
    const { rows } = await t.database.owner.query(
      `select action, entity_id, actor_id from audit_log where action like 'salary-run.%' order by at, id`,
    );
    expect(rows).toEqual([
      { action: 'salary-run.stopped', entity_id: '2027-01', actor_id: company.userId },
      { action: 'salary-run.resumed', entity_id: '2027-01', actor_id: other.userId },
    ]);
  });

  test('is another company’s own matter, and only for coming runs', async () => {
    const other = await givenCompany(t, { name: 'Company B' });
    await act('stop', '2027-01', other.token);
    await at('2027-01-20T05:00:00Z');
    expect(await files()).toEqual([['2027-01', 'AUTOMATIC', 2]]);
    for (const what of ['stop', 'resume'] as const) expect((await act(what)).status).toBe(404);
  });
});

test('a run started again before its hour is made at its hour; afterwards it can no longer be started', async () => {
  await act('stop');
  t.clock.moveTo('2027-01-20T04:59:00Z');
  expect(dataOf(await act('resume'))).toEqual({ period: '2027-01', stopped: null });
  await at('2027-01-20T05:00:00Z');
  expect(await files()).toEqual([['2027-01', 'AUTOMATIC', 2]]);
  await act('stop', '2027-02');
  await at('2027-02-20T05:00:00Z');
  expect((await act('resume', '2027-02')).status).toBe(404);
});

describe('the mail of the day before', () => {
  const told = async () => (await t.mails()).filter(({ kind }) => kind === 'salary-run');

  test('leaves once, to payroll and to the admins, with the figures and the way to stop it', async () => {
    await t.database.owner.query(`update companies set payroll_recipients = '{loen@nordlys.example}' where id = $1`, [
      company.id,
    ]);
    await at('2027-01-19T04:59:00Z');
    expect(await told()).toEqual([]);
    await at('2027-01-19T05:00:00Z');
    await at('2027-01-19T20:00:00Z');
    const mails = await told();
    expect(mails.map(({ to }) => to).sort()).toEqual([company.email, 'loen@nordlys.example'].sort());
    expect(mails[0]!.text).toMatch(/20 January 2027[^]*People: 2\nDraws: 2\nSum: DKK 395\.56\nTo correct: 0/);
    expect(mails[0]!.text).toContain('/company/salaryfiles/runs/2027-01');
  });

  test('counts what is to correct, in the company’s language', async () => {
    await t.database.owner.query(`update companies set language = 'da-dk'`);
    await t.database.owner.query(`update employees set employ_no = '' where name = 'Bo Lund'`);
    await t.database.owner.query(`update employees set exit_date = '2027-01-18' where name = 'Anna Holm'`);
    await at('2027-01-19T06:00:00Z');
    expect((await told())[0]!.text).toMatch(/20\. januar 2027[^]*395,56 kr\.[^]*: 2\n/);
  });

  test('does not leave for a stopped run; started again, it does', async () => {
    await act('stop');
    await at('2027-01-19T06:00:00Z');
    expect(await told()).toEqual([]);
    await act('resume');
    await t.runScheduledJobs();
    expect(await told()).toHaveLength(1);
  });
});
