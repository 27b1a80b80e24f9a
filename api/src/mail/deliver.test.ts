import { givenAdmin, type Person } from '../../test/given.ts';
import { apiSuite, dataOf } from '../../test/test-app.ts';
import { freePort } from '../db/embedded.ts';
import { doWork } from '../jobs/work.ts';

const hour = 3_600_000;
const start = Date.parse('2026-11-06T18:00:00Z');

// No mail server listens there.
const noServer = async () => ({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
const t = apiSuite(async () => ({ now: new Date(start).toISOString(), env: await noServer() }), { perTest: true });
let admin: Person;
let id: string;
beforeEach(async () => {
  admin = await givenAdmin(t);
  const { rows } = await t.database.owner.query<{ id: string }>(
    `insert into outbox (kind, to_address, subject, html, text, locale, created_at, send_after)
      values ('TEST', 'pay@nordlys.example', 'Salary file', '', '', 'en-us', $1, $1) returning id`,
    [new Date(start)],
  );
  id = rows[0]?.id ?? '';
});

type Row = { status: string; attempts: number; send_after: Date; give_up_at: Date };
const row = async (): Promise<Row> =>
  (await t.database.owner.query<Row>('select status, attempts, send_after, give_up_at from outbox where id = $1', [id]))
    .rows[0]!;
/** Lets the time pass from try to try until nothing is tried any more; answers the hours between the tries. */
const everyTry = async () => {
  const pauses: number[] = [];
  await doWork(t.services, { kind: 'deliver-mail' });
  for (let mail = await row(); mail.status === 'WAITING'; mail = await row()) {
    pauses.push((mail.send_after.getTime() - t.clock.now().getTime()) / hour);
    t.clock.moveTo(mail.send_after.toISOString());
    await doWork(t.services, { kind: 'deliver-mail' });
  }
  return pauses;
};
const stuck = async () =>
  dataOf<{
    mail: {
      failed: number;
      stuck: { id: string; status: string; error: string; attempts: number; givesUpAt: string }[];
    };
  }>(await t.call('GET', '/admin/operations', { token: admin.token })).mail;

test('a mail is tried hourly for 72 hours and then shown on the operations page with the reason', async () => {
  const pauses = await everyTry();
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeCloseTo(72, 5);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(1);
  expect(pauses.length).toBeLessThan(85);
  expect(t.clock.now().getTime()).toBe(start + 72 * hour);
  expect(await stuck()).toMatchObject({
    failed: 1,
    stuck: [
      {
        id,
        status: 'FAILED',
        error: expect.stringContaining('ECONNREFUSED'),
        attempts: pauses.length + 1,
        givesUpAt: new Date(start + 72 * hour).toISOString(),
      },
    ],
  });
});

test('a mail that a person tries again has 72 hours once more', async () => {
  await everyTry();
  const again = t.clock.now().getTime();
  expect((await t.call('POST', `/admin/operations/mails/${id}/retry`, { token: admin.token })).status).toBe(200);
  await doWork(t.services, { kind: 'deliver-mail' });
  expect(await row()).toMatchObject({ status: 'WAITING', attempts: 1, give_up_at: new Date(again + 72 * hour) });
});

test('the 72 hours begin with the first try, not when the mail was written', async () => {
  await t.database.owner.query('update outbox set send_after = $1 where id = $2', [new Date(start + 100 * hour), id]);
  await doWork(t.services, { kind: 'deliver-mail' });
  expect((await row()).attempts).toBe(0);
  t.clock.moveTo(new Date(start + 100 * hour).toISOString());
  await doWork(t.services, { kind: 'deliver-mail' });
  expect(await row()).toMatchObject({ status: 'WAITING', attempts: 1, give_up_at: new Date(start + 172 * hour) });
});

test('mails that were given up stand before those that are still tried', async () => {
  await t.database.owner.query(
    `insert into outbox (kind, to_address, subject, html, text, locale, status, attempts, created_at)
      values ('TEST', 'old@nordlys.example', 'Given up', '', '', 'en-us', 'FAILED', 80, $1)`,
    [new Date(start - 100 * hour)],
  );
  await doWork(t.services, { kind: 'deliver-mail' });
  expect((await stuck()).stuck.map(({ status }) => status)).toEqual(['FAILED', 'WAITING']);
});
