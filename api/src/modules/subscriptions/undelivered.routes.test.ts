import type { Participant } from '@portal/contract/subscription-participants';
import { bind } from '../../../test/binding-call.ts';
import { givenMarket, type Market } from '../../../test/given-orders.ts';
import { givenCompany } from '../../../test/given.ts';
import { subscriptionCalls } from '../../../test/subscription-calls.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { freePort } from '../../db/embedded.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' }, { perTest: true });
let market: Market;
const { ask, create, order } = subscriptionCalls(() => ({ t, market }));

const begin = async () => {
  market = await givenMarket(t);
  const { subscription } = await create({ subscriptionName: 'Mobile' });
  await t.work();
  return `/company/subscriptions/${subscription.id}`;
};
const people = async (path: string, query = '') =>
  dataOf<Participant[]>(await ask('GET', `${path}/employees${query}`)).map(({ name, state }) => [name, state]);
const undelivered = async (path: string) => dataOf<{ undelivered: number }>(await ask('GET', path)).undelivered;
const invitations = async (to: string) =>
  (await t.mails(to)).filter(({ kind }) => kind === 'subscription-invitation').length;

test('an invitation that the mail server does not take is a state, a count and a filter', async () => {
  // No mail server listens there.
  t.services.config.smtpUrl = `smtp://127.0.0.1:${await freePort()}`;
  const path = await begin();
  expect(await people(path)).toEqual([
    ['Anna Holm', 'FAILED'],
    ['Bo Dahl', 'FAILED'],
  ]);
  expect(await undelivered(path)).toBe(2);
  await t.database.owner.query('update subscription_employees set opened_at = now() where employee_id = $1', [
    market.bo.id,
  ]);
  expect(await people(path)).toEqual([
    ['Anna Holm', 'FAILED'],
    ['Bo Dahl', 'OPENED'],
  ]);
  expect(await people(path, '?state=FAILED')).toEqual([['Anna Holm', 'FAILED']]);
  expect(await undelivered(path)).toBe(1);
  const table = await t.call('GET', `${path}/employees/export?state=FAILED`, { token: market.company.token });
  expect(JSON.stringify(table.body)).not.toContain('Bo Dahl');
});

test('sent again it is delivered; an older mail that is still tried says nothing of the new one', async () => {
  const path = await begin();
  const failed = () =>
    t.database.owner.query('update subscription_employees set invite_failed_at = now() where employee_id = $1', [
      market.bo.id,
    ]);
  await failed();
  expect(await people(path, '?state=INVITED')).toEqual([['Anna Holm', 'INVITED']]);
  const { rows } = await t.database.owner.query(
    `update outbox set status = 'WAITING', sent_at = null where invited_employee = $1 returning id`,
    [market.bo.id],
  );
  t.clock.moveTo('2026-11-20T10:00:00Z');
  const body = { employeeIds: [market.bo.id] };
  const { token } = market.company;
  expect(dataOf(await bind(t, `${path}/invitations`, { token, body }))).toEqual({ invited: 1 });
  expect(await people(path, '?state=FAILED')).toEqual([]);
  await failed();
  await t.database.owner.query(`update outbox set created_at = '2026-11-20T09:00:00Z' where id = $1`, [rows[0].id]);
  await t.database.owner.query(`update outbox set send_after = '2027-01-01' where id <> $1 and status = 'WAITING'`, [
    rows[0].id,
  ]);
  await t.work();
  expect(await undelivered(path)).toBe(1);
  await t.database.owner.query('update outbox set send_after = created_at');
  await t.work();
  expect(await undelivered(path)).toBe(0);
  expect(await invitations(market.bo.email)).toBe(2);
});

test('only who is invited and has not ordered is invited again, and only as it was seen', async () => {
  const path = await begin();
  await order(path.split('/').at(-1)!);
  const { token } = market.company;
  const preview = dataOf<object>(await ask('POST', `${path}/invitations/preview`, {}));
  expect(preview).toMatchObject({
    count: 1,
    names: ['Bo Dahl'],
    leftOut: [{ reason: 'HAS_ORDERED', names: ['Anna Holm'] }],
    mails: [{ subject: 'Mobile: you can order now' }],
  });
  expect((await ask('POST', `${path}/invitations`, { seen: [] })).body.message).toBe('changed-by-someone-else');
  expect(await invitations(market.bo.email)).toBe(1);
  expect(dataOf(await bind(t, `${path}/invitations`, { token }))).toEqual({ invited: 1 });
  const other = await givenCompany(t, { name: 'Company B' });
  expect((await ask('POST', `${path}/invitations/preview`, {}, other.token)).status).toBe(404);
});

test('a new subscription keeps the days of its reminders that lie after the invitation', async () => {
  const path = await begin();
  const kept = async (change: object) => {
    const { subscription } = await create(change);
    return dataOf<{ reminderDays: number[] }>(await ask('GET', `/company/subscriptions/${subscription.id}`))
      .reminderDays;
  };
  expect(await kept({ subscriptionName: 'A', startDate: '2026-11-20', reminderDays: [1, 14, 7] })).toEqual([7, 1]);
  expect(await kept({ subscriptionName: 'B' })).toEqual([3]);
  expect(await kept({ subscriptionName: 'C', startDate: '2026-11-29', endDate: '2026-11-30' })).toEqual([]);
  expect((await ask('GET', path)).status).toBe(200);
});
