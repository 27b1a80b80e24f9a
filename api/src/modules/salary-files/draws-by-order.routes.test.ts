import type { OrderDraws } from '@portal/contract/draws-by-order';
import { givenPayroll, type GivenPayroll } from '../../../test/given-payroll.ts';
import { givenCompany } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let given: GivenPayroll;

beforeAll(async () => {
  given = await givenPayroll(t);
});

const list = (search = '', token = given.company.token) =>
  t.call('GET', `/company/subscriptions/${given.where.subscriptionId}/draws${search}`, { token });
type Draw = { orderId: string; period: string; employee: { name: string }; amount: { amount: number } };

test('each order is one row whose sums are those of its draws; another person is its neighbour', async () => {
  const each = dataOf<Draw[]>(await list('?pageSize=200'));
  const rows = dataOf<OrderDraws[]>(await list('/orders'));
  expect(rows.map(({ employee, drawCount, drawnCount }) => [employee.name, drawCount, drawnCount])).toEqual([
    ['Anna Holm', 24, 0],
    ['Bo Lund', 24, 0],
  ]);
  for (const row of rows) {
    const own = each.filter(({ orderId }) => orderId === row.orderId);
    expect(row.leftAmount.amount).toBe(own.reduce((sum, { amount }) => sum + amount.amount, 0));
    expect([row.monthlyTotal, row.lastPeriod]).toEqual([own[0]!.amount, own.at(-1)!.period]);
  }
  expect(rows[1]).toMatchObject({ employNo: '1043', monthlyTotal: { amount: 16_663 }, leftOutCount: 0 });
});

test('a month left out is counted and its draw comes last; a person’s months stay in their order', async () => {
  const { anna, company } = given;
  const own = dataOf<Draw[]>(await list('?q=Anna&pageSize=200'));
  const at = `/company/orders/${own[1]!.orderId}/draws/${own[1]!.period}/pause`;
  const { version } = dataOf<{ version: number }>(await t.call('GET', at, { token: company.token }));
  expect((await t.call('POST', at, { token: company.token, body: { version } })).status).toBe(200);
  const [row] = dataOf<OrderDraws[]>(await list(`/orders?q=${encodeURIComponent(anna.name)}`));
  expect(row).toMatchObject({ drawCount: 24, leftOutCount: 1 });
  expect(row!.lastPeriod > own.at(-1)!.period).toBe(true);
  const periods = dataOf<Draw[]>(await list('?q=Anna&pageSize=200')).map(({ period }) => period);
  expect(periods).toEqual(periods.toSorted());
});

test('the list is filtered and sorted by its columns, and leaves as a file', async () => {
  const filter = encodeURIComponent(JSON.stringify({ join: 'all', groups: [[['monthlyTotal', 'atLeast', '20000']]] }));
  expect(dataOf<OrderDraws[]>(await list(`/orders?filter=${filter}`))).toHaveLength(1);
  const sorted = dataOf<OrderDraws[]>(await list('/orders?sort=monthlyTotal,-nextDay'));
  expect(sorted.map(({ employee }) => employee.name)).toEqual(['Bo Lund', 'Anna Holm']);
  const [head, ...rows] = (await list('/orders/export')).raw.toString('utf8').trim().split('\r\n');
  expect(head).toContain('Still to be deducted');
  expect(rows).toHaveLength(2);
});

test('a subscription of another company answers like one that does not exist', async () => {
  const { token } = await givenCompany(t, { name: 'Other' });
  expect((await list('/orders', token)).body.message).toBe('subscription-not-found');
});
