import { givenAdmin, givenCompany, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { withSystem } from '../../db/tenant.ts';

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
