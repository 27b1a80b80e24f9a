import { givenMarket, type Market } from '../../../test/given-orders.ts';
import { givenEmployee } from '../../../test/given.ts';
import { subscriptionCalls, type SavedSubscription } from '../../../test/subscription-calls.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { withSystem } from '../../db/tenant.ts';

const t = apiSuite();
let market: Market;
beforeAll(async () => {
  market = await givenMarket(t);
});
beforeEach(() => t.clock.moveTo('2026-11-02T08:00:00Z'));

const { ask, mobile, create } = subscriptionCalls(() => ({ t, market }));
const unknownId = '00000000-0000-7000-8000-000000000000';

describe('creating (RULES scenarios 8 to 10)', () => {
  test('needs a selected address unless goods go to the employees', async () => {
    const { deliveryMethod: _left, ...withoutMethod } = mobile();
    for (const body of [mobile({ deliveryMethod: 'COMPANY_ADDRESS' }), withoutMethod]) {
      const answer = await ask('POST', '/company/subscriptions', body);
      expect([answer.status, answer.body.message]).toEqual([400, 'needs-a-selected-address']);
    }
  });

  test('termination insurance without all-risk is refused', async () => {
    const answer = await ask('POST', '/company/subscriptions', mobile({ allRisk: false }));
    expect([answer.status, answer.body.message]).toEqual([400, 'termination-insurance-needs-all-risk']);
  });

  test.each([
    ['an end before the start', { endDate: '2026-11-15' }, 'end-before-start'],
    ['an end that has passed', { startDate: '2026-10-01', endDate: '2026-11-01' }, 'must-be-in-the-future'],
    ['no catalog', { catalogs: [] }, 'invalid-data-provided'],
    [
      'the same catalog twice',
      {
        catalogs: [
          { catalogId: unknownId, subsidyYearly: 0 },
          { catalogId: unknownId, subsidyYearly: 1 },
        ],
      },
      'invalid-data-provided',
    ],
    ['a term of 0 months', { periods: [0] }, 'invalid-data-provided'],
    ['a negative subsidy', { catalogs: [{ catalogId: unknownId, subsidyYearly: -1 }] }, 'invalid-data-provided'],
    ['an unknown key', { started_at: '2026-01-01' }, 'invalid-data-provided'],
  ])('%s is refused', async (_what, change, key) => {
    const answer = await ask('POST', '/company/subscriptions', mobile(change));
    expect([answer.status, answer.body.message]).toEqual([400, key]);
  });

  test('with both insurances it is upcoming; on its first day it is active and invitations are sent once', async () => {
    const { subscription, added, invited } = await create({ subscriptionName: 'Mobile starts' });
    expect([subscription.state, subscription.status, added, invited]).toEqual(['UPCOMING', 'OPEN', 2, 0]);
    t.clock.moveTo('2026-11-15T22:00:00Z');
    await t.runScheduledJobs();
    const invitations = async () =>
      (await t.mails(market.anna.email)).filter((mail) => mail.subject.startsWith('Mobile starts'));
    expect(await invitations()).toHaveLength(0);
    t.clock.moveTo('2026-11-15T23:00:00Z');
    await t.runScheduledJobs();
    await t.runScheduledJobs();
    expect(await invitations()).toHaveLength(1);
    const [mail] = await invitations();
    expect(mail).toMatchObject({ kind: 'subscription-invitation', subject: 'Mobile starts: you can order now' });
    expect(mail!.text).toContain('DKK 1,200.00');
    expect(mail!.text).toMatch(/\/auth\/validate-token\/[\w-]{43}/);
    const after = dataOf<SavedSubscription['subscription']>(
      await ask('GET', `/company/subscriptions/${subscription.id}`),
    );
    expect([after.state, after.invited]).toEqual(['ACTIVE', 2]);
  });

  test('created inside its window, invitations leave at once', async () => {
    t.clock.moveTo('2026-11-20T09:00:00Z');
    const { invited } = await create({ subscriptionName: 'Mobile now' });
    expect(invited).toBe(2);
    await t.work();
    expect((await t.mails(market.bo.email)).filter((mail) => mail.subject.startsWith('Mobile now'))).toHaveLength(1);
  });

  test('blocked people and leavers are named, not invited', async () => {
    const blocked = await givenEmployee(t, market.company.id, { name: 'Cleo Blocked', department: 'Closed' });
    const left = await givenEmployee(t, market.company.id, { name: 'Dan Left', department: 'Closed' });
    await givenEmployee(t, market.company.id, { department: 'Service' });
    await withSystem(t.services.pool, async (db) => {
      await db.updateTable('employees').set({ status: 'BLOCKED' }).where('id', '=', blocked.id).execute();
      await db.updateTable('employees').set({ exit_date: '2026-11-01' }).where('id', '=', left.id).execute();
    });
    const { added, excluded } = await create({
      subscriptionName: 'By department',
      employees: { departments: ['Closed', 'Service'] },
    });
    expect(added).toBe(1);
    expect(excluded.map(({ name, reason }) => [name, reason])).toEqual([
      ['Cleo Blocked', 'BLOCKED'],
      ['Dan Left', 'LEFT'],
    ]);
  });

  test('several problems are named together', async () => {
    const answer = await ask(
      'POST',
      '/company/subscriptions',
      mobile({ deliveryMethod: 'COMPANY_ADDRESS', allRisk: false }),
    );
    expect(answer.body).toMatchObject({
      message: 'invalid-data-provided',
      details: [{ path: 'employeeIns' }, { path: 'addressId', key: 'needs-a-selected-address' }],
    });
  });

  test('a check saves nothing and says who, what overlaps and what the mail reads', async () => {
    await create({ subscriptionName: 'Overlapped', startDate: '2027-02-01', endDate: '2027-02-14' });
    const before = dataOf<unknown>(await ask('GET', '/company/subscriptions/counts'));
    const checked = dataOf<{
      problems: unknown[];
      employees: { count: number };
      overlaps: { subscriptionName: string }[];
      startsAtOnce: boolean;
      mail: { subject: string };
    }>(
      await ask('POST', '/company/subscriptions/check', {
        ...mobile({ startDate: '2027-02-14', endDate: '2027-02-28', employees: { employeeIds: [market.anna.id] } }),
        deliveryMethod: 'COMPANY_ADDRESS',
      }),
    );
    expect(checked).toMatchObject({
      problems: [{ path: 'addressId', key: 'needs-a-selected-address' }],
      employees: { count: 1 },
      overlaps: [{ subscriptionName: 'Overlapped' }],
      startsAtOnce: false,
      mail: { subject: 'Mobile 2027: you can order now' },
    });
    expect(dataOf<unknown>(await ask('GET', '/company/subscriptions/counts'))).toEqual(before);
  });
});
