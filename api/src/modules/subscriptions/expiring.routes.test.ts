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

describe('expiring', () => {
  test('running orders within the months ahead, by subscription', async () => {
    const { subscription } = await create({ subscriptionName: 'Ends soon' });
    await order(subscription.id, { status: 'COMPLETED', expire_date: '2027-01-31' });
    await order(subscription.id, { status: 'COMPLETED', expire_date: '2027-05-31' }, market.bo);
    const names = async (months: number) =>
      dataOf<{ subscriptionName: string; orders: number }[]>(
        await ask('GET', `/company/subscriptions/expiring?months=${months}`),
      ).map((row) => [row.subscriptionName, row.orders]);
    expect(await names(2)).toEqual([]);
    expect(await names(3)).toEqual([['Ends soon', 1]]);
    expect(await names(12)).toEqual([['Ends soon', 2]]);
    expect((await ask('GET', '/company/subscriptions/expiring?months=13')).status).toBe(400);
  });
});
