import type { MailPreview } from '@portal/contract/mail-preview';
import type { Participant } from '@portal/contract/subscription-participants';
import { bind, seenBody } from '../../../test/binding-call.ts';
import { givenMarket, type Market } from '../../../test/given-orders.ts';
import { subscriptionCalls } from '../../../test/subscription-calls.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let market: Market;
beforeAll(async () => {
  market = await givenMarket(t);
});
beforeEach(() => t.clock.moveTo('2026-11-02T08:00:00Z'));

const { ask, create, order } = subscriptionCalls(() => ({ t, market }));

describe('participants and reminders', () => {
  test('the overview shows invited, opened and ordered; the others are reminded once, 3 days before', async () => {
    t.clock.moveTo('2026-11-20T09:00:00Z');
    const { subscription } = await create({ subscriptionName: 'Reminded' });
    const path = `/company/subscriptions/${subscription.id}`;
    const people = async () =>
      dataOf<Participant[]>(await ask('GET', `${path}/employees`)).map(({ name, state, isBeingInvited }) => [
        name,
        state,
        isBeingInvited,
      ]);
    expect(await people()).toEqual([
      ['Anna Holm', 'NOT_INVITED', true],
      ['Bo Dahl', 'NOT_INVITED', true],
    ]);
    await t.work();
    await order(subscription.id);
    expect(await people()).toEqual([
      ['Anna Holm', 'ORDERED', false],
      ['Bo Dahl', 'INVITED', false],
    ]);
    expect(dataOf<unknown[]>(await ask('GET', `${path}/employees?state=INVITED`))).toHaveLength(1);
    const subjects = async (to: string) =>
      (await t.mails(to)).map((mail) => mail.subject).filter((subject) => subject.startsWith('Reminded closes'));
    for (const [day, count] of [
      ['2026-11-26', 0],
      ['2026-11-27', 1],
      ['2026-11-28', 1],
    ] as const) {
      t.clock.moveTo(`${day}T09:00:00Z`);
      await t.runScheduledJobs();
      expect(await subjects(market.bo.email)).toHaveLength(count);
    }
    expect(await subjects(market.anna.email)).toEqual([]);
    const preview = dataOf<MailPreview>(await ask('POST', `${path}/reminders/preview`, {}));
    expect(preview).toMatchObject({
      count: 1,
      names: ['Bo Dahl'],
      leftOut: [{ reason: 'HAS_ORDERED', count: 1, names: ['Anna Holm'] }],
      mails: [{ locale: 'en-us', count: 1, name: 'Bo Dahl', subject: 'Reminded closes on 30 November 2026' }],
    });
    expect(await subjects(market.bo.email)).toHaveLength(1);
    expect((await ask('POST', `${path}/reminders`, {})).status).toBe(400);
    const token = market.company.token;
    const others = await seenBody(t, `${path}/reminders`, token, { employeeIds: [market.anna.id] });
    expect((await ask('POST', `${path}/reminders`, { seen: others.seen })).body.message).toBe(
      'changed-by-someone-else',
    );
    expect(await subjects(market.bo.email)).toHaveLength(1);
    const answer = dataOf<{ reminded: number; results: { employeeId: string; outcome: string }[] }>(
      await bind(t, `${path}/reminders`, { token }),
    );
    expect(answer.reminded).toBe(1);
    expect(new Map(answer.results.map(({ employeeId, outcome }) => [employeeId, outcome]))).toEqual(
      new Map([
        [market.anna.id, 'HAS_ORDERED'],
        [market.bo.id, 'REMINDED'],
      ]),
    );
    await t.work();
    expect(await subjects(market.bo.email)).toHaveLength(2);
  });

  test('the company chooses the days; each leaves once, and none to who has ordered', async () => {
    t.clock.moveTo('2026-11-20T09:00:00Z');
    const { subscription } = await create({ subscriptionName: 'Scheduled' });
    await t.work();
    const path = `/company/subscriptions/${subscription.id}`;
    const set = async (reminderDays: unknown) => {
      const { version } = dataOf<{ version: number }>(await ask('GET', path));
      return ask('PATCH', `${path}/reminders`, { version, reminderDays });
    };
    for (const wrong of [[-1], [61], [3, 3], [1, 2, 3, 4, 5, 6]]) expect((await set(wrong)).status).toBe(400);
    expect(await ask('PATCH', `${path}/reminders`, { version: 99, reminderDays: [] })).toMatchObject({
      status: 409,
      body: { message: 'changed-by-someone-else' },
    });
    // A day that has come would send at once, and nobody was asked.
    expect(await set([10, 3])).toMatchObject({
      status: 400,
      body: { details: [{ path: 'reminderDays', key: 'must-be-in-the-future' }] },
    });
    await order(subscription.id);
    expect((await set([1, 7])).body.data).toMatchObject({ reminderDays: [7, 1], nextReminder: '2026-11-23' });
    const kept = async () =>
      (await t.mails(market.bo.email)).filter(({ subject }) => subject.startsWith('Scheduled closes')).length;
    const seen: number[] = [];
    for (const day of ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-28', '2026-11-29', '2026-11-30']) {
      t.clock.moveTo(`${day}T09:00:00Z`);
      await t.runScheduledJobs();
      await t.runScheduledJobs();
      seen.push(await kept());
    }
    expect(seen).toEqual([0, 1, 1, 1, 2, 2]);
    const all = await t.mails(market.anna.email);
    expect(all.filter(({ subject }) => subject.startsWith('Scheduled closes'))).toEqual([]);
    expect((await set([])).body.data).toMatchObject({ reminderDays: [], nextReminder: null });
  });

  test('an upcoming subscription cannot remind', async () => {
    const { subscription } = await create();
    const answer = await ask('POST', `/company/subscriptions/${subscription.id}/reminders`, { seen: [] });
    expect([answer.status, answer.body.message]).toEqual([409, 'subscription-is-not-open']);
  });
});
