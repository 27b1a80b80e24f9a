import type { MailPreview } from '@portal/contract/mail-preview';
import type { Participant } from '@portal/contract/subscription-participants';
import { bind, seenBody } from '../../../test/binding-call.ts';
import { givenMarket, type Market } from '../../../test/given-orders.ts';
import { subscriptionCalls } from '../../../test/subscription-calls.ts';
import { dataOf, testApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let market: Market;
beforeAll(async () => {
  t = await testApp();
  market = await givenMarket(t);
});
beforeEach(() => t.clock.moveTo('2026-11-02T08:00:00Z'));
afterAll(() => t.close());

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

  test('an upcoming subscription cannot remind', async () => {
    const { subscription } = await create();
    const answer = await ask('POST', `/company/subscriptions/${subscription.id}/reminders`, { seen: [] });
    expect([answer.status, answer.body.message]).toEqual([409, 'subscription-is-not-open']);
  });
});
