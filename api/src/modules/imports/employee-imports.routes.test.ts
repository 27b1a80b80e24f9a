import { fullTest } from '../../../test/full-test.ts';
import { givenCompany, givenEmployee, type GivenCompany } from '../../../test/given.ts';
import { employeeImports, threePeople } from '../../../test/import-calls.ts';
import { apiSuite } from '../../../test/test-app.ts';

const t = apiSuite();
let company: GivenCompany;
beforeEach(async () => {
  company = await givenCompany(t);
});

const { upload, step, imported, errors, employees } = employeeImports(() => ({ t, company }));

test('scenario 7: a used employee number is refused for that row only', async () => {
  await givenEmployee(t, company.id, { employNo: '1043', email: 'other@nordlys.example' });
  const view = await imported(threePeople);
  expect(view.counts).toEqual({ total: 3, new: 2, changed: 0, unchanged: 0, errors: 1 });
  expect(await errors(view)).toEqual([[3, 'employNo employeenumber-already-exists']]);
  expect((await employees()).map(({ name }) => name)).toEqual(['Anna Ågård', expect.any(String), 'Cæcilie Holm']);
});

fullTest('number and e-mail belong together unless one of them is chosen as the key', async () => {
  await imported(threePeople);
  const moved = threePeople.replace('anna@', 'anna.holm@');
  expect(await errors(await imported(moved))).toEqual([[2, 'employNo employeenumber-already-exists']]);
  expect((await imported(moved, { matchKey: 'employNo' })).counts).toEqual({
    total: 3,
    new: 0,
    changed: 1,
    unchanged: 2,
    errors: 0,
  });
  expect((await imported(moved.replace('1042', '2042'), { matchKey: 'email' })).counts).toMatchObject({
    changed: 1,
    errors: 0,
  });
  expect(await employees()).toMatchObject([
    { employ_no: '1043' },
    {},
    { employ_no: '2042', email: 'anna.holm@nordlys.example', version: 3 },
  ]);
});

test('people who have left are imported, reported and not invited; the others are, once', async () => {
  const view = await imported(
    'Nr;Navn;E-mail;Fratrædelsesdato\n1;Anna;a1@x.example;\n2;Bo;b1@x.example;31-10-2026\n' +
      '3;Carl;c1@x.example;11/30/2026\n',
    { inviteNow: true, dateFormat: 'DD-MM-YYYY' },
  );
  expect(view).toMatchObject({ counts: { new: 2, errors: 1 }, summary: { leavers: 1, invited: 1 } });
  await t.work();
  expect(await t.mails('a1@x.example')).toHaveLength(1);
  expect(await t.mails('b1@x.example')).toHaveLength(0);
  expect(await employees()).toMatchObject([{ exit_date: null }, { exit_date: '2026-10-31' }]);
});

fullTest('a check that another admin has repeated with invitations is not imported unseen', async () => {
  const view = await upload('Nr;Navn;E-mail\n71;Ida;ida@x.example\n');
  const seen = await step(view, 'check');
  const repeated = await step(view, 'check', { options: { inviteNow: true } });
  const run = (checked: string | null) =>
    t.call('POST', `/company/imports/${view.id}/run`, { token: company.token, body: { checked } });
  const refused = await run(seen.jobId);
  expect([refused.status, refused.body.message]).toEqual([409, 'changed-by-someone-else']);
  expect(await employees()).toHaveLength(0);
  await t.work();
  expect(await t.mails('ida@x.example')).toHaveLength(0);

  expect((await run(repeated.jobId)).status).toBe(202);
  // The same press again, whose answer was lost, is the same import.
  expect((await run(repeated.jobId)).status).toBe(202);
  await t.work();
  expect(await t.mails('ida@x.example')).toHaveLength(1);
});

fullTest('two imports of the same file at once add every person once', async () => {
  const views = await Promise.all([upload(threePeople), upload(threePeople)]);
  for (const view of views) await step(view, 'check');
  const done = await Promise.all(views.map((view) => step(view, 'run')));
  expect(done.map(({ counts }) => counts.new + counts.unchanged)).toEqual([3, 3]);
  expect(await employees()).toHaveLength(3);
});

fullTest('a job whose process died is taken up again and adds nobody twice', async () => {
  const view = await upload(threePeople);
  await step(view, 'check');
  const {
    rows: [job],
  } = await t.database.owner.query(
    `insert into jobs (kind, company_id, user_id, status, payload) values ('import', $1, $2, 'RUNNING', $3)
      returning id`,
    [company.id, company.userId, JSON.stringify({ importId: view.id, mode: 'run' })],
  );
  await t.database.owner.query(`update imports set status = 'RUNNING', job_id = $2 where id = $1`, [view.id, job.id]);
  await t.runScheduledJobs();
  expect(await employees()).toHaveLength(3);
  // It died after its commit and before the job was marked done.
  await t.database.owner.query(`update jobs set status = 'RUNNING' where id = $1`, [job.id]);
  await t.runScheduledJobs();
  expect(await employees()).toHaveLength(3);
  expect((await t.call('GET', `/company/imports/${view.id}`, { token: company.token })).body.data).toMatchObject({
    status: 'DONE',
    counts: { total: 3, new: 3 },
  });
});

test('a company never learns of another one, nor of its numbers and addresses', async () => {
  const other = await givenCompany(t);
  await givenEmployee(t, other.id, { employNo: '1042', email: 'anna@nordlys.example' });
  const view = await imported(threePeople);
  expect(view.counts).toMatchObject({ new: 3, errors: 0 });
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/rows'],
    ['GET', '/failed.csv'],
    ['POST', '/run'],
    ['PATCH', '/rows/2'],
  ] as const) {
    const answer = await t.call(method, `/company/imports/${view.id}${path}`, {
      token: other.token,
      ...(method === 'GET' ? {} : { body: method === 'PATCH' ? { cells: {} } : {} }),
    });
    expect([answer.status, answer.body.message]).toEqual([404, 'import-not-found']);
  }
  expect((await t.call('GET', '/company/imports', { token: other.token })).body).toMatchObject({
    data: [],
    meta: { total: 0 },
  });
});
