import { bind, seenBody } from '../../../test/binding-call.ts';
import { givenPayroll, type GivenPayroll } from '../../../test/given-payroll.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({}, { perTest: true });
let company: GivenPayroll['company'];
let anna: GivenPayroll['anna'];
let bo: GivenPayroll['bo'];

beforeEach(async () => {
  ({ company, anna, bo } = await givenPayroll(t));
});

const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  t.call(method, path, { token: company.token, ...(body ? { body } : {}) });
const setting = async (change: object) => {
  const { version } = dataOf<{ version: number }>(await ask('GET', '/company/settings'));
  return ask('PATCH', '/company/settings', { version, ...change });
};
type File = { id: string; period: string; type: string; total: { amount: number } };
const files = async () => dataOf<File[]>(await ask('GET', '/company/salaryfiles'));
const textOf = async (id: string) => (await ask('GET', `/company/salaryfiles/${id}/download`)).raw.toString('latin1');
type Calendar = {
  runs: { period: string; draws: number }[];
  later: { draws: number; totals: object[] };
  waiting: { period: string; rowCount: number; draws: number; people: number } | null;
  problems: { reason: string; period: string }[];
};
const calendar = async () => dataOf<Calendar>(await ask('GET', '/company/salaryfiles/calendar'));
const numberOf = (id: string, employNo: string | null) =>
  t.database.owner.query('update employees set employ_no = $2 where id = $1', [id, employNo]);
const layoutOf = (name: string) =>
  t.database.owner.query(
    `update salary_systems set layout = layout || $2::jsonb
      where id = (select salary_system_id from companies where id = $1)`,
    [company.id, name],
  );

describe('E8: a server that was away from January to May', () => {
  test('catches up two months a file, says so in the calendar and by mail, and loses nothing', async () => {
    t.clock.moveTo('2027-05-19T09:00:00Z');
    // Until the 20th the newest due file is April's: January to April are due, three of them older months.
    const before = await calendar();
    expect(before.runs[0]).toMatchObject({ period: '2027-05', draws: 6 });
    expect(before.later).toEqual({ draws: 4, totals: [{ amount: 79_112, currency: 'DKK' }] });
    t.clock.moveTo('2027-05-20T05:00:00Z');
    await t.runScheduledJobs();
    const [may] = await files();
    expect(may).toMatchObject({ period: '2027-05', total: { amount: 3 * 39_556 } });
    expect(await textOf(may!.id)).toBe('12345678;1042;45;300;22893;68679\r\n12345678;1043;45;300;16663;49989\r\n');
    const mails = await t.mails(company.email);
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['salary-file', 'salary-file-later']);
    const later = mails.find(({ kind }) => kind === 'salary-file-later')?.text;
    expect(later).toContain('4 older draws, DKK 791.12');
    expect(later).toContain('2 older draws of each person, for all orders together');
    t.clock.moveTo('2027-06-20T04:00:00Z');
    await t.runScheduledJobs();
    const [june] = await files();
    expect(june).toMatchObject({ period: '2027-06', total: { amount: 3 * 39_556 } });
    expect((await calendar()).later.draws).toBe(0);
    t.clock.moveTo('2027-07-20T04:00:00Z');
    await t.runScheduledJobs();
    expect((await files())[0]).toMatchObject({ period: '2027-07', total: { amount: 39_556 } });
  });

  test('the company’s own ceiling counts: none, or all', async () => {
    expect((await setting({ catchUpMax: 13 })).status).toBe(400);
    expect((await setting({ catchUpMax: 0 })).body.data).toMatchObject({ catchUpMax: 0 });
    t.clock.moveTo('2027-05-20T05:00:00Z');
    await t.runScheduledJobs();
    expect((await files())[0]).toMatchObject({ total: { amount: 39_556 } });
    await setting({ catchUpMax: 12 });
    t.clock.moveTo('2027-06-20T05:00:00Z');
    await t.runScheduledJobs();
    expect((await files())[0]).toMatchObject({ total: { amount: 5 * 39_556 } });
  });

  test('scenario 78: with a ceiling of 1 April takes February along, and May March', async () => {
    await setting({ catchUpMax: 1 });
    const two = '12345678;1042;45;200;22893;45786\r\n12345678;1043;45;200;16663;33326\r\n';
    for (const day of ['2027-01-20T05:00:00Z', '2027-04-20T04:00:00Z', '2027-05-20T04:00:00Z']) {
      t.clock.moveTo(day);
      await t.runScheduledJobs();
    }
    const waits = (await t.mails(company.email)).filter(({ kind }) => kind === 'salary-file-later');
    expect(waits.map(({ text }) => text.includes('2 older draws, DKK 395.56'))).toEqual([true]);
    const [may, april, january] = await files();
    expect([january!.total.amount, await textOf(april!.id), await textOf(may!.id)]).toEqual([39_556, two, two]);
  });

  test('a file by hand keeps the ceiling and its preview says what follows', async () => {
    t.clock.moveTo('2027-05-25T09:00:00Z');
    await t.database.owner.query(`update subscriptions set salary_file_method = 'MANUAL' where company_id = $1`, [
      company.id,
    ]);
    const preview = await ask('POST', '/company/salaryfiles/preview', { mode: 'ALL' });
    expect(preview.body.data).toMatchObject({ draws: 6, later: { draws: 4 } });
    const made = await bind(t, '/company/salaryfiles', { token: company.token, body: { mode: 'ALL' } });
    expect(made.body.data).toMatchObject([{ total: { amount: 3 * 39_556 } }]);
    // Again on the same day: the month's ceiling is used up, and nothing is left for it.
    const again = await bind(t, '/company/salaryfiles', { token: company.token, body: { mode: 'ALL' } });
    expect([again.status, again.body.message]).toEqual([409, 'nothing-to-draw']);
  });
});

describe('scenario 79 (E9): a changed salary day', () => {
  test('moves planned draws inside their month, not those in a file, and another company’s stay', async () => {
    const other = await givenPayroll(t);
    t.clock.moveTo('2027-01-20T05:00:00Z');
    await t.runScheduledJobs();
    await setting({ salaryDay: 30 });
    const { rows } = await t.database.owner.query(
      `select effect_date::text as day from salary_draws where employee_id = $1 order by period limit 3`,
      [anna.id],
    );
    expect(rows.map(({ day }) => day)).toEqual(['2027-01-20', '2027-02-28', '2027-03-30']);
    const neighbours = await t.database.owner.query(
      `select distinct extract(day from effect_date)::int as day from salary_draws where company_id = $1`,
      [other.company.id],
    );
    expect(neighbours.rows).toEqual([{ day: 20 }]);
  });
});

describe('make it without them', () => {
  const make = (period = '2027-01') =>
    bind(t, '/company/salaryfiles/waiting', { token: company.token, body: { period } });

  test('the file goes without the person whose number is missing, and the month follows as catch-up', async () => {
    await numberOf(bo.id, null);
    t.clock.moveTo('2027-01-20T05:00:00Z');
    await t.runScheduledJobs();
    expect(await files()).toEqual([]);
    expect((await calendar()).waiting).toEqual({
      period: '2027-01',
      rowCount: 1,
      draws: 1,
      totals: [{ amount: 22_893, currency: 'DKK' }],
      people: 1,
    });
    const made = await make();
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject([{ type: 'AUTOMATIC', period: '2027-01', total: { amount: 22_893 } }]);
    await t.runScheduledJobs();
    expect(await files()).toHaveLength(1);
    expect(await calendar()).toMatchObject({ waiting: null, problems: [{ reason: 'EMPLOYEE_NUMBER_MISSING' }] });
    await numberOf(bo.id, '1043');
    expect((await calendar()).problems).toEqual([]);
    t.clock.moveTo('2027-02-20T05:00:00Z');
    await t.runScheduledJobs();
    expect(await textOf((await files())[0]!.id)).toBe(
      '12345678;1042;45;100;22893;22893\r\n12345678;1043;45;200;16663;33326\r\n',
    );
  });

  test('is refused for another month, with nobody left, and when it is not what was seen', async () => {
    await numberOf(bo.id, null);
    t.clock.moveTo('2027-01-20T05:00:00Z');
    await t.runScheduledJobs();
    expect([(await make('2026-12')).status, (await files()).length]).toEqual([409, 0]);
    const seenBefore = await seenBody(t, '/company/salaryfiles/waiting', company.token, { period: '2027-01' });
    await numberOf(bo.id, '1043');
    const stale = await ask('POST', '/company/salaryfiles/waiting', seenBefore);
    expect(stale.body.message).toBe('changed-by-someone-else');
    await numberOf(bo.id, null);
    await numberOf(anna.id, null);
    expect((await make()).body.message).toBe('nothing-to-draw');
    expect(await files()).toEqual([]);
  });
});

describe('a row that cannot be written', () => {
  beforeEach(async () => {
    await layoutOf(
      JSON.stringify({
        columns: (
          await t.database.owner.query(
            `select jsonb_agg(case when c ->> 'source' = 'employNo' then c || '{"width": 4}' else c end) as columns
             from salary_systems s, jsonb_array_elements(s.layout -> 'columns') c
             where s.id = (select salary_system_id from companies where id = $1)`,
            [company.id],
          )
        ).rows[0].columns,
      }),
    );
    await numberOf(bo.id, '12345');
  });

  test('the mail says that the file was made and sent without it, once an order', async () => {
    t.clock.moveTo('2027-01-20T05:00:00Z');
    await t.runScheduledJobs();
    expect(await files()).toHaveLength(1);
    const mail = (await t.mails(company.email)).find(({ kind }) => kind === 'salary-file-problem');
    expect(mail?.subject).toBe('The salary file 2027-01 was made without one order');
    expect(mail?.text).toContain('The file with everything else was made and sent.');
    expect(mail?.text).not.toContain('Nothing was deducted');
    expect((await calendar()).problems).toMatchObject([
      { reason: 'ROW_FAILED', period: '2027-01', why: { source: 'employNo', key: 'too-long' } },
    ]);
    // Corrected, the month goes with February, and the calendar is clean.
    await numberOf(bo.id, '1043');
    t.clock.moveTo('2027-02-20T05:00:00Z');
    await t.runScheduledJobs();
    expect((await calendar()).problems).toEqual([]);
  });

  test('a preview names it with its reason, and a run that it stops answers the same reason', async () => {
    t.clock.moveTo('2027-01-25T09:00:00Z');
    const preview = await ask('POST', '/company/salaryfiles/preview', { mode: 'ALL' });
    expect(preview.body.data).toMatchObject({
      problems: [{ reason: 'ROW_FAILED', employee: { name: 'Bo Lund' }, why: { source: 'employNo', key: 'too-long' } }],
    });
    await t.database.owner.query(`delete from salary_draws where employee_id = $1`, [anna.id]);
    const run = await bind(t, '/company/salaryfiles', { token: company.token, body: { mode: 'ALL' } });
    expect([run.status, run.body]).toMatchObject([
      400,
      { message: 'too-long', details: [{ path: 'Bo Lund', key: 'too-long' }] },
    ]);
  });
});

test('a downloaded file by hand is final: it can no longer be discarded', async () => {
  t.clock.moveTo('2027-01-25T09:00:00Z');
  const make = () => bind(t, '/company/salaryfiles', { token: company.token, body: { mode: 'ALL' } });
  const [first] = dataOf<File[]>(await make());
  expect((await ask('DELETE', `/company/salaryfiles/${first!.id}`)).status).toBe(200);
  const [second] = dataOf<File[]>(await make());
  await textOf(second!.id);
  expect((await ask('GET', `/company/salaryfiles/${second!.id}`)).body.data).toMatchObject({
    downloadedAt: expect.any(String),
  });
  expect((await ask('DELETE', `/company/salaryfiles/${second!.id}`)).status).toBe(409);
});

test('a phone that is taxed is a row of its own wage code, once a person and month', async () => {
  await t.database.owner.query(`update companies set wage_code_phone_tax = '77' where id = $1`, [company.id]);
  await t.database.owner.query(
    `update orders set pricing =
      '{"quote":{"alreadyTaxed":false},"offer":{"terms":{"taxable":{"mode":"FIXED_YEARLY","yearly":350000}}}}'
     where employee_id = $1`,
    [anna.id],
  );
  t.clock.moveTo('2027-01-20T05:00:00Z');
  await t.runScheduledJobs();
  const [january] = await files();
  expect(january).toMatchObject({ total: { amount: 39_556 } });
  expect(await textOf(january!.id)).toBe(
    '12345678;1042;45;100;22893;22893\r\n12345678;1043;45;100;16663;16663\r\n12345678;1042;77;100;29167;29167\r\n',
  );
});
