import type { NotificationPage, NotificationPreference } from '@portal/contract/notifications';
import { bind } from '../../../test/binding-call.ts';
import { givenMarket, givenOrder, type Market } from '../../../test/given-orders.ts';
import { givenCompany, givenPerson, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { mailNotifications } from './mail-notifications.job.ts';

// 05:00 in Copenhagen
const t = apiSuite({ now: '2026-11-25T04:00:00Z' }, { perTest: true });
let market: Market;
let orderId: string;
beforeEach(async () => {
  market = await givenMarket(t);
  orderId = await givenOrder(t, market);
});

const prefer = ({ token }: { token: string }, kind: string, body: { inPortal?: boolean; mail: string }) =>
  t.call('PUT', `/user/notifications/preferences/${kind}`, { token, body: { inPortal: true, ...body } });
const preferences = async ({ token }: { token: string }) =>
  dataOf<NotificationPreference[]>(await t.call('GET', '/user/notifications/preferences', { token }));
/** An event, by the function that every trigger calls. */
const tell = (kind: string, role: string, tenant: string, at: string, subject = orderId) =>
  t.database.owner.query('select tell($1, $2, $3, $4, $5)', [kind, role, tenant, subject, at]);
const ordered = (at: string) => tell('order-to-process', 'company', market.company.id, at);
const at = async (instant: string) => {
  t.clock.moveTo(instant);
  await mailNotifications(t.services);
};
const mails = async ({ email }: Pick<Person, 'email'>) =>
  (await t.mails(email)).filter(({ kind }) => kind === 'notifications');

test('nothing is mailed that nobody chose', async () => {
  await ordered('2026-11-25T03:00:00Z');
  await at('2026-11-25T12:00:00Z');
  expect(await mails(market.company)).toEqual([]);
  expect((await preferences(market.company)).find(({ kind }) => kind === 'order-to-process')).toEqual({
    kind: 'order-to-process',
    inPortal: true,
    mail: 'NEVER',
  });
});

test('once a day from 07:00 on, in the own language; nothing when there is nothing', async () => {
  const lise = await givenPerson(t, { role: 'company', company_id: market.company.id }, { language: 'da-dk' });
  for (const person of [market.company, lise]) await prefer(person, 'order-to-process', { mail: 'DAILY' });
  await ordered('2026-11-25T03:00:00Z');
  await ordered('2026-11-25T03:30:00Z');
  await at('2026-11-25T05:59:00Z');
  expect(await mails(market.company)).toEqual([]);
  await ordered('2026-11-25T06:00:30Z');
  await at('2026-11-25T06:01:00Z');
  await at('2026-11-25T06:02:00Z');
  const [mail, ...others] = await mails(market.company);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('2 notifications');
  expect(mail?.text).toContain('2 new orders to process: Anna Holm, Phone X');
  expect(mail?.text).toContain('/notifications');
  expect((await mails(lise)).map(({ subject }) => subject)).toEqual(['2 notifikationer']);
  // What came after it waits for the next day, and what was read meanwhile is not mailed.
  await t.call('POST', '/user/notifications/read', { token: lise.token, body: {} });
  await at('2026-11-26T06:00:00Z');
  expect((await mails(market.company)).map(({ subject }) => subject)).toEqual([
    '2 notifications',
    'New order to process',
  ]);
  expect(await mails(lise)).toHaveLength(1);
  await at('2026-11-27T06:00:00Z');
  expect(await mails(market.company)).toHaveLength(2);
});

test('a mail of the day is written exactly once: on two instances, and after one that died', async () => {
  await prefer(market.company, 'order-to-process', { mail: 'DAILY' });
  await ordered('2026-11-25T03:00:00Z');
  t.clock.moveTo('2026-11-25T07:00:00Z');
  await t.database.owner.query(`create function die() returns trigger language plpgsql as
    $$ begin raise exception 'killed'; end $$; create trigger die after insert on outbox execute function die()`);
  await expect(mailNotifications(t.services)).rejects.toThrow('killed');
  expect(await mails(market.company)).toEqual([]);
  await t.database.owner.query('drop function die cascade');
  await Promise.all([1, 2, 3].map(() => mailNotifications(t.services)));
  expect(await mails(market.company)).toHaveLength(1);
  // One that was committed late belongs to the next day.
  await ordered('2026-11-25T03:10:00Z');
  await mailNotifications(t.services);
  expect(await mails(market.company)).toHaveLength(1);
  await at('2026-11-26T07:00:00Z');
  expect(await mails(market.company)).toHaveLength(2);
});

test('at once: within the minute, with its own page behind the button', async () => {
  await prefer(market.company, 'order-to-process', { mail: 'AT_ONCE' });
  await ordered('2026-11-25T03:59:00Z');
  await at('2026-11-25T04:01:00Z');
  await at('2026-11-25T04:02:00Z');
  const [mail, ...others] = await mails(market.company);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('New order to process');
  expect(mail?.text).toContain(`/company/orders?order=${orderId}`);
});

test('where once a day or never is chosen, the own mail of an event stays away; a neighbour gets theirs', async () => {
  await prefer(market.anna, 'proposal-received', { mail: 'DAILY' });
  const body = (employeeId: string) => ({
    employeeId,
    subscriptionId: market.subscriptionId,
    productId: market.productId,
    accessoryIds: [],
    months: 24,
    allRisk: false,
    employeeIns: false,
  });
  t.clock.moveTo('2026-11-25T05:00:00Z');
  await t.database.owner.query(`update orders set status = 'DELETED', deleted_at = now() where id = $1`, [orderId]);
  for (const { id } of [market.anna, market.bo]) {
    const answer = await bind(t, '/company/proposals', { token: market.company.token, body: body(id) });
    expect(answer.status).toBe(201);
  }
  const kinds = async (person: Person) => (await t.mails(person.email)).map(({ kind }) => kind);
  expect([await kinds(market.anna), await kinds(market.bo)]).toEqual([[], ['order-proposal']]);
  await at('2026-11-25T06:30:00Z');
  expect([await kinds(market.anna), await kinds(market.bo)]).toEqual([['notifications'], ['order-proposal']]);
});

test('one who has left and is written to privately is not written to at work', async () => {
  const { anna, bo } = market;
  for (const person of [anna, bo]) await prefer(person, 'rma-answered', { mail: 'DAILY' });
  await t.database.owner.query(`update employees set exit_date = '2026-11-24'`);
  await t.database.owner.query(`update employees set email_private = 'anna@home.example' where id = $1`, [anna.id]);
  for (const { id } of [anna, bo]) await tell('rma-answered', 'employee', id, '2026-11-25T03:00:00Z');
  await at('2026-11-25T06:30:00Z');
  expect([(await mails(anna)).length, (await mails(bo)).length]).toEqual([0, 1]);
});

test('left out of the portal it can still be mailed; left out of both it is not written', async () => {
  const { company } = market;
  const all = async () =>
    dataOf<NotificationPage>(await t.call('GET', '/user/notifications', { token: company.token })).counts.all;
  await prefer(company, 'order-to-process', { inPortal: false, mail: 'DAILY' });
  await ordered('2026-11-25T03:00:00Z');
  await prefer(company, 'order-to-process', { inPortal: false, mail: 'NEVER' });
  await ordered('2026-11-25T03:01:00Z');
  await at('2026-11-25T07:00:00Z');
  // The first one is of the given order, before a choice was made.
  expect([await all(), (await mails(company)).map(({ subject }) => subject)]).toEqual([1, ['New order to process']]);
  expect((await t.database.owner.query('select from notifications')).rowCount).toBe(2);
});

test('a failed salary file cannot be switched off; a kind of another role is not there', async () => {
  const { company, anna } = market;
  const other = await givenCompany(t);
  const refused = async (kind: string, body: { inPortal?: boolean; mail: string }) => {
    const { status, body: answer } = await prefer(company, kind, body);
    return [status, answer.message];
  };
  expect(await refused('salary-file-failed', { inPortal: false, mail: 'NEVER' })).toEqual([
    400,
    'invalid-data-provided',
  ]);
  expect(await refused('salary-file-problem', { mail: 'NEVER' })).toEqual([400, 'invalid-data-provided']);
  expect(await refused('order-shipped', { mail: 'NEVER' })).toEqual([404, 'not-found']);
  expect((await prefer(company, 'salary-file-failed', { mail: 'DAILY' })).status).toBe(200);
  const mailOf = async (person: { token: string }) =>
    (await preferences(person)).find(({ kind }) => kind === 'salary-file-failed')?.mail;
  expect([await mailOf(company), await mailOf(other), await mailOf(anna)]).toEqual(['DAILY', 'NEVER', undefined]);
});
