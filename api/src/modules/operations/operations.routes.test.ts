import type { Delivery, Operations } from '@portal/contract/operations';
import { givenPayroll } from '../../../test/given-payroll.ts';
import { givenAdmin, givenCompany, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { withSystem } from '../../db/tenant.ts';
import { jobHandlers } from '../../jobs/job-handlers.ts';
import { runJob } from '../../jobs/run-job.ts';

const t = apiSuite();
let admin: Person;
beforeAll(async () => {
  admin = await givenAdmin(t);
});

const read = async () =>
  dataOf<{
    mail: { failed: number; stuck: { id: string; error: string; company: string | null }[] };
    database: { megabytes: number };
  }>(await t.call('GET', '/admin/operations', { token: admin.token }));

test('a mail that could not be sent is shown with the reason, and can be tried again', async () => {
  const company = await givenCompany(t);
  const mail = await withSystem(t.services.pool, (db) =>
    db
      .insertInto('outbox')
      .values({
        company_id: company.id,
        kind: 'TEST',
        to_address: 'nobody@nordlys.example',
        subject: 'Hello',
        html: '',
        text: '',
        locale: 'en-us',
        status: 'FAILED',
        attempts: 10,
        last_error: 'mailbox unavailable',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const before = await read();
  expect(before.mail.stuck).toContainEqual(expect.objectContaining({ id: mail.id, error: 'mailbox unavailable' }));
  expect(before.database.megabytes).toBeGreaterThan(0);
  expect((await t.call('POST', `/admin/operations/mails/${mail.id}/retry`, { token: admin.token })).status).toBe(200);
  expect((await read()).mail.failed).toBe(before.mail.failed - 1);
  await t.runScheduledJobs();
  expect(await t.call('POST', `/admin/operations/mails/${mail.id}/retry`, { token: admin.token })).toMatchObject({
    status: 404,
    body: { message: 'not-found' },
  });
});

test('the audit log says who did what, and finds it by word, role and day', async () => {
  const lines = async (query: string) =>
    dataOf<{ action: string; role: string; actor: { email: string } | null }[]>(
      await t.call('GET', `/admin/audit?${query}`, { token: admin.token }),
    );
  expect(await lines('q=mail.retried')).toEqual([
    expect.objectContaining({
      action: 'mail.retried',
      role: 'admin',
      actor: expect.objectContaining({ id: admin.userId }),
    }),
  ]);
  expect(await lines('q=mail.retried&role=company')).toEqual([]);
  const today = t.clock.today();
  expect(await lines(`q=mail.retried&from=${today}&to=${today}`)).toHaveLength(1);
  expect(await lines('q=mail.retried&to=2020-01-01')).toEqual([]);
});

test('no other role reads either', async () => {
  const { token } = await givenCompany(t);
  for (const path of ['/admin/audit', '/admin/operations'])
    expect((await t.call('GET', path, { token })).status).toBe(403);
});

test('all mails that did not leave are tried again at once, with one line of the audit log', async () => {
  const company = await givenCompany(t);
  const mail = (values: { status: 'WAITING' | 'FAILED' | 'SENT'; attempts: number }) =>
    withSystem(t.services.pool, (db) =>
      db
        .insertInto('outbox')
        .values({
          company_id: company.id,
          kind: 'TEST',
          to_address: 'many@nordlys.example',
          subject: 'Hello',
          html: '',
          text: 'a secret link',
          locale: 'en-us',
          last_error: '452 mailbox full',
          send_after: '2030-01-01T00:00:00Z',
          ...values,
        })
        .execute(),
    );
  await mail({ status: 'FAILED', attempts: 9 });
  await mail({ status: 'WAITING', attempts: 2 });
  await mail({ status: 'WAITING', attempts: 0 });
  await mail({ status: 'SENT', attempts: 1 });
  const retry = () => t.call('POST', '/admin/operations/mails/retries', { token: admin.token });
  expect((await retry()).body.data).toEqual({ retried: 2 });
  const { rows } = await t.database.owner.query(
    `select status, attempts, send_after > '2029-01-01' as later from outbox where to_address = 'many@nordlys.example'
     order by created_at, id`,
  );
  expect(rows.filter(({ later }) => !later)).toEqual([
    { status: 'WAITING', attempts: 0, later: false },
    { status: 'WAITING', attempts: 0, later: false },
  ]);
  expect((await retry()).body.data).toEqual({ retried: 0 });
});

test('the delivery log says to whom, which kind and what the mail server said, and no word of the mail', async () => {
  await t.runScheduledJobs();
  const answer = await t.call('GET', '/admin/operations/deliveries?q=many@nordlys', { token: admin.token });
  const lines = dataOf<{ to: string; kind: string; isTaken: boolean; attempts: number; at: string }[]>(answer);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ to: 'many@nordlys.example', kind: 'TEST', isTaken: true, attempts: 1 });
  expect(answer.raw.toString()).not.toMatch(/secret link|Hello/);
  const failed = await t.call('GET', '/admin/operations/deliveries?taken=false', { token: admin.token });
  expect(dataOf<object[]>(failed)).toEqual([]);
});

test('the delivery log leaves as a file with all of its lines, filtered by its columns', async () => {
  await t.database.owner.query(
    `insert into outbox (to_address, kind, locale, subject, html, text, status, tried_at, sent_at, attempts, answer)
      select n || '@log.example', 'invitation', 'en-us', 's', 'h', 't', 'SENT', now(), now(), 1, '250 ok'
      from generate_series(1, 2100) n`,
  );
  const filter = JSON.stringify({ join: 'all', groups: [[['to', 'contains', '@log.example']]] });
  const query = new URLSearchParams({ filter, sort: 'to' });
  const { raw } = await t.call('GET', `/admin/operations/deliveries/export?${query}`, { token: admin.token });
  const lines = raw.toString('utf8').trim().split('\r\n').slice(1);
  expect([lines.length, new Set(lines).size]).toEqual([2_100, 2_100]);
});

test('a failed job says why and how often it was begun, and is started again; an import is not', async () => {
  const job = (kind: string) =>
    withSystem(t.services.pool, (db) =>
      db
        .insertInto('jobs')
        .values({ kind, status: 'FAILED', reason: 'disk full', attempts: 1, finished_at: t.clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
  const [mails, file] = [await job('order-mails'), await job('import')];
  const open = async () =>
    dataOf<{ jobs: { open: { id: string; status: string; reason: string; attempts: number }[] } }>(
      await t.call('GET', '/admin/operations', { token: admin.token }),
    ).jobs.open;
  expect(await open()).toContainEqual(expect.objectContaining({ id: mails.id, reason: 'disk full', attempts: 1 }));
  const retry = (id: string) => t.call('POST', `/admin/operations/jobs/${id}/retry`, { token: admin.token });
  expect((await retry(mails.id)).body.data).toEqual({ id: mails.id });
  expect((await retry(mails.id)).status).toBe(404);
  expect((await retry(file.id)).status).toBe(404);
  expect(await open()).toContainEqual(expect.objectContaining({ id: mails.id, status: 'WAITING' }));
  const other = await job('order-mails');
  const all = () => t.call('POST', '/admin/operations/jobs/retries', { token: admin.token });
  expect((await all()).body.data).toEqual({ retried: 1 });
  expect((await all()).body.data).toEqual({ retried: 0 });
  // Its payload is none, so it fails again, with the reason of now.
  await runJob(t.services, other.id, jobHandlers).catch(() => undefined);
  const [again] = (await open()).filter(({ id }) => id === other.id);
  expect(again).toMatchObject({ status: 'FAILED', attempts: 2 });
  expect(again?.reason).toMatch(/kind/);
  await t.database.owner.query('delete from jobs');
});

test('a salary file that is neither sent nor downloaded is listed with its company and total', async () => {
  const { company } = await givenPayroll(t);
  await t.database.owner.query('update company_settings set auto_send_salary_file = false');
  t.clock.moveTo('2027-01-20T05:00:00Z');
  await t.runScheduledJobs();
  const unsent = async () =>
    dataOf<{ files: { salaryFilesUnsent: number; salary: { company: { id: string }; state: string }[] } }>(
      await t.call('GET', '/admin/operations', { token: admin.token }),
    ).files;
  const files = await unsent();
  expect(files.salary).toEqual([
    expect.objectContaining({
      company: { id: company.id, name: 'Nordlys A/S' },
      period: '2027-01',
      state: 'NOT_SENT',
      total: { amount: 39_556, currency: 'DKK' },
    }),
  ]);
  expect(files.salaryFilesUnsent).toBe(1);
  await t.database.owner.query('update salary_files set downloaded_at = now()');
  expect(await unsent()).toMatchObject({ salary: [], salaryFilesUnsent: 0 });
});

test('the last 24 hours by the hour have the sums of the counts and lists of the same time', async () => {
  t.clock.moveTo('2027-02-01T12:20:00Z');
  await t.database.owner.query(
    `insert into outbox (to_address, kind, locale, subject, html, text, status, tried_at, sent_at, attempts)
      select 'a@hours.example', 'invitation', 'en-us', 's', 'h', 't', status, at::timestamptz,
        case when status = 'SENT' then at::timestamptz end, 1
      from (values ('SENT', '2027-01-31T12:19:59Z'), ('SENT', '2027-01-31T12:20:01Z'), ('SENT', '2027-02-01T09:00:00Z'),
        ('SENT', '2027-02-01T09:59:59Z'), ('FAILED', '2027-02-01T09:30:00Z'), ('WAITING', '2027-02-01T12:10:00Z'),
        ('WAITING', null)) mails (status, at)`,
  );
  await t.database.owner.query(
    `insert into jobs (kind, status, finished_at)
      values ('order-mails', 'DONE', '2027-02-01T00:00:00Z'), ('order-mails', 'FAILED', '2027-02-01T12:20:00Z'),
        ('order-mails', 'FAILED', '2027-01-31T12:00:00Z'), ('order-mails', 'RUNNING', null)`,
  );
  const { hours, mail, jobs } = dataOf<Operations>(await t.call('GET', '/admin/operations', { token: admin.token }));
  expect(hours).toHaveLength(25);
  expect(hours[0]).toMatchObject({
    from: '2027-01-31T12:20:00.000Z',
    until: '2027-01-31T13:00:00.000Z',
    mailsTaken: 1,
  });
  expect(hours[21]).toMatchObject({ from: '2027-02-01T09:00:00.000Z', mailsTaken: 2, mailsRefused: 1 });
  expect(hours[12]).toMatchObject({ from: '2027-02-01T00:00:00.000Z', jobsDone: 1, jobsFailed: 0 });
  expect(hours[24]).toMatchObject({ until: '2027-02-01T12:20:00.000Z', mailsRefused: 1, jobsFailed: 1 });
  const sum = (name: 'mailsTaken' | 'mailsRefused' | 'jobsDone' | 'jobsFailed') =>
    hours.reduce((total, hour) => total + hour[name], 0);
  const since = '2027-01-31T12:20:00Z';
  const deliveries = dataOf<Delivery[]>(
    await t.call('GET', '/admin/operations/deliveries?q=hours.example', { token: admin.token }),
  ).filter(({ at }) => new Date(at) > new Date(since));
  const failed = jobs.open.filter(({ finishedAt }) => finishedAt && new Date(finishedAt) > new Date(since));
  expect([sum('mailsTaken'), sum('mailsRefused'), sum('jobsDone'), sum('jobsFailed')]).toEqual([3, 2, 1, 1]);
  expect(mail.sentToday).toBe(3);
  expect([deliveries.filter(({ isTaken }) => isTaken).length, deliveries.length, failed.length]).toEqual([3, 5, 1]);
});
