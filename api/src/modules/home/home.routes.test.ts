import { lastDayOf } from '@portal/contract/days';
import type { OrdersOfMonth } from '@portal/contract/home-month';
import { givenCategory, givenCatalog, givenProduct, givenSubscription } from '../../../test/given-goods.ts';
import { givenMarket, givenOrder } from '../../../test/given-orders.ts';
import { givenAdmin, givenCompany, givenEmployee, givenSupplier } from '../../../test/given.ts';
import { apiSuite, bodyOf, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({ now: '2026-11-18T08:00:00Z' }, { perTest: true });

type Home = {
  days: { day: string; count: number }[];
  pipeline: { status: string; count: number }[];
  months: { period: string; money: { amount: number; currency: string } }[];
  figures: { figure: string; count: number | null; day: string | null }[];
  waiting: { task: string; count: number }[];
};
const homeOf = async (token: string) => dataOf<Home>(await t.call('GET', '/home', { token }));

test('each role sees only its own numbers', async () => {
  const supplier = await givenSupplier(t);
  const [company, other] = [await givenCompany(t, { supplierId: supplier.id, salaryDay: 20 }), await givenCompany(t)];
  const catalogId = await givenCatalog(t, supplier.id, [company.id]);
  await givenProduct(t, { supplierId: supplier.id, catalogId, categoryId: await givenCategory(t) });
  const anna = await givenEmployee(t, company.id);
  await givenSubscription(t, { companyId: company.id, catalogId, employeeIds: [anna.id] });

  const figure = (home: Home, name: string) => home.figures.find((one) => one.figure === name);
  const own = await homeOf(company.token);
  expect(figure(own, 'active-employees')?.count).toBe(1);
  expect(figure(own, 'open-subscriptions')?.count).toBe(1);
  expect(figure(own, 'next-salary-day')?.day).toBe('2026-11-20');
  expect(own.waiting).toEqual([]);
  const foreign = await homeOf(other.token);
  expect(figure(foreign, 'active-employees')?.count).toBe(0);
  expect(foreign.waiting).toEqual([]);
  expect((await homeOf(anna.token)).waiting).toEqual([{ task: 'subscriptions-to-order-from', count: 1 }]);
  expect(figure(await homeOf(supplier.token), 'products')?.count).toBe(1);
  expect(figure(await homeOf((await givenAdmin(t)).token), 'companies')?.count).toBe(2);
});

test('a deleted order is no order of the last 30 days, for any role', async () => {
  const market = await givenMarket(t);
  await givenOrder(t, market);
  await givenOrder(t, market, { for: market.bo, phoneOnly: true }, { status: 'DELETED' });
  const counts = await Promise.all(
    [market.company.token, market.supplier.token, (await givenAdmin(t)).token].map(
      async (token) => (await homeOf(token)).figures.find(({ figure }) => figure === 'orders-30-days')?.count,
    ),
  );
  expect(counts).toEqual([1, 1, 1]);
});

test('the counts by status are those of the order list from the same day, for each role that has them', async () => {
  const market = await givenMarket(t);
  await givenOrder(t, market);
  await givenOrder(t, market, { for: market.bo, phoneOnly: true }, { status: 'PROCESSING' });
  await givenOrder(t, market, { phoneOnly: true }, { ordered_on: '2026-10-20', ordered_at: '2026-10-19T22:30:00Z' });
  await givenOrder(t, market, { phoneOnly: true }, { ordered_on: '2026-10-19', ordered_at: '2026-10-19T21:30:00Z' });
  await givenOrder(t, market, { for: market.bo, phoneOnly: true }, { status: 'DELETED' });
  const admin = await givenAdmin(t);
  for (const [portal, token] of [
    ['company', market.company.token],
    ['supplier', market.supplier.token],
    ['admin', admin.token],
  ] as const) {
    const { pipeline, days, figures } = await homeOf(token);
    const from = days[0]?.day;
    expect(from).toBe('2026-10-20');
    for (const { status, count } of pipeline) {
      const listed = await t.call('GET', `/${portal}/orders?view=ALL&status=${status}&from=${from}`, { token });
      expect([portal, status, count]).toEqual([portal, status, bodyOf<{ meta: { total: number } }>(listed).meta.total]);
    }
    const sum = pipeline.reduce((total, { count }) => total + count, 0);
    expect(sum).toBe(3);
    expect(days.reduce((total, { count }) => total + count, 0)).toBe(sum);
    expect(figures.find(({ figure }) => figure === 'orders-30-days')?.count).toBe(sum);
  }
});

test('orders are counted by day without deleted ones; an employee sees the draws of the next months', async () => {
  const market = await givenMarket(t);
  const orderId = await givenOrder(t, market);
  await givenOrder(t, market, { for: market.bo, phoneOnly: true }, { status: 'DELETED' });
  const { days, months } = await homeOf(market.company.token);
  expect(days).toHaveLength(30);
  expect(days.at(-1)?.day).toBe('2026-11-18');
  expect(days.filter(({ count }) => count > 0).map(({ count }) => count)).toEqual([1]);
  expect(months).toEqual([]);
  await t.database.owner.query(
    `insert into salary_draws (company_id, order_id, employee_id, period, effect_date, currency,
      price_before_subsidy, subsidy_month, gross_amount, amount)
    select company_id, id, employee_id, '2026-12', '2026-12-20', 'DKK', 22893, 0, 22893, 22893 from orders
    where id = $1 on conflict do nothing`,
    [orderId],
  );
  const own = await homeOf(market.anna.token);
  expect(own.months.map(({ period }) => period)).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
    '2027-03',
    '2027-04',
  ]);
  expect(own.months[1]?.money.currency).toBe('DKK');
  expect(own.months[1]?.money.amount).toBeGreaterThan(0);
  expect(own.days).toEqual([]);
});

test('what expires soon are subscriptions with running orders whose term ends, as on the page behind it', async () => {
  const market = await givenMarket(t);
  const expiring = async () =>
    (await homeOf(market.company.token)).waiting.find(({ task }) => task === 'subscriptions-expiring')?.count;
  await givenOrder(t, market, {}, { status: 'COMPLETED', expire_date: '2027-03-31' });
  expect(await expiring()).toBeUndefined();
  await givenOrder(t, market, { phoneOnly: true }, { status: 'COMPLETED', expire_date: '2027-01-31' });
  await givenOrder(t, market, { for: market.bo, phoneOnly: true }, { status: 'DISPATCHED', expire_date: '2026-11-30' });
  expect(await expiring()).toBe(1);
  const page = await t.call('GET', '/company/subscriptions/expiring?months=3', { token: market.company.token });
  expect(dataOf<unknown[]>(page)).toHaveLength(1);
});

test('time to ship counts from processing, by supplier for back office, by company for its supplier', async () => {
  const [market, other] = [await givenMarket(t), await givenMarket(t)];
  const shipped = (days: number, values: Record<string, unknown> = {}, of = market) =>
    givenOrder(
      t,
      of,
      { phoneOnly: true },
      {
        status: 'DISPATCHED',
        processed_at: '2026-11-01T08:00:00Z',
        dispatched_at: new Date(Date.UTC(2026, 10, 1 + days, 8)),
        ...values,
      },
    );
  for (const days of [1, 2, 3, 4, 11]) await shipped(days);
  await shipped(9, { status: 'DELETED' });
  await shipped(0, { status: 'PROCESSING', dispatched_at: null });
  await shipped(8, { processed_at: '2026-07-01T08:00:00Z', dispatched_at: '2026-07-09T08:00:00Z' });
  await shipped(2, {}, other);
  const times = async (token: string) => dataOf<object[]>(await t.call('GET', '/home/shipping', { token }));
  const facts = { orders: 5, median: 3, slowest: 8.2 };
  expect(await times(market.supplier.token)).toEqual([{ id: market.company.id, name: market.company.name, ...facts }]);
  const all = await times((await givenAdmin(t)).token);
  expect(all[0]).toMatchObject({ id: market.supplier.id, ...facts });
  expect(all[1]).toMatchObject({ id: other.supplier.id, orders: 1, median: 2, slowest: 2 });
  expect((await t.call('GET', '/home/shipping', { token: market.company.token })).status).toBe(403);
});

test('orders by month are the rows of the order list in that month, in number and value', async () => {
  const [market, other] = [await givenMarket(t), await givenMarket(t)];
  await givenOrder(t, market);
  await givenOrder(t, market, { phoneOnly: true }, { ordered_on: '2026-10-01', ordered_at: '2026-09-30T22:30:00Z' });
  await givenOrder(t, market, { phoneOnly: true }, { ordered_on: '2026-10-31', ordered_at: '2026-10-31T12:00:00Z' });
  await givenOrder(t, market, { phoneOnly: true }, { ordered_on: '2025-11-30', ordered_at: '2025-11-30T12:00:00Z' });
  await givenOrder(t, market, { for: market.bo, phoneOnly: true }, { status: 'DELETED' });
  await givenOrder(t, other, { phoneOnly: true });
  const filter = JSON.stringify({
    join: 'all',
    groups: [[['status', 'any', 'ORDERED', 'PROCESSING', 'DISPATCHED', 'COMPLETED']]],
  });
  for (const [portal, token, counts] of [
    ['supplier', market.supplier.token, [2, 1]],
    ['admin', (await givenAdmin(t)).token, [2, 2]],
  ] as const) {
    const months = dataOf<OrdersOfMonth[]>(await t.call('GET', '/home/orders', { token }));
    expect([months.length, months[0]?.period, months.at(-1)?.period]).toEqual([12, '2025-12', '2026-11']);
    expect(months.slice(-2).map(({ orders }) => orders)).toEqual(counts);
    for (const { period, orders, value } of months.slice(-3)) {
      const path = `/${portal}/orders?from=${period}-01&to=${lastDayOf(period)}&filter=${encodeURIComponent(filter)}`;
      const listed = dataOf<{ isAccessory: boolean; priceWithoutVat: { amount: number } }[]>(
        await t.call('GET', path, { token }),
      ).filter(({ isAccessory }) => !isAccessory);
      expect([period, orders, value]).toEqual([
        period,
        listed.length,
        listed.reduce((sum, { priceWithoutVat }) => sum + priceWithoutVat.amount, 0),
      ]);
    }
  }
  expect((await t.call('GET', '/home/orders', { token: market.company.token })).status).toBe(403);
});
