import type { OrderDetail } from '@portal/contract/order-detail';
import type { OrderOutcome } from '@portal/contract/order-outcomes';
import { CompiledQuery } from 'kysely';
import { givenMarket, givenOrder, imei, type Market } from '../../../test/given-orders.ts';
import { orderCalls } from '../../../test/order-calls.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { withTenant } from '../../db/tenant.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' });
let market: Market;
beforeEach(async () => {
  t.clock.moveTo('2026-11-20T09:00:00Z');
  market = await givenMarket(t);
});

const { one, process, ship, statusOf } = orderCalls(() => ({ t, market }));

describe('shipping and completing', () => {
  test('many at once: pasted serial numbers, one answer each', async () => {
    const orders = await Promise.all([1, 2, 3].map(() => givenOrder(t, market)));
    await process(orders);
    const items = [
      { orderId: orders[0], serialNumber: imei(11) },
      { orderId: orders[1], serialNumber: imei(11) },
      { orderId: orders[2], serialNumber: 'x'.repeat(65) },
    ];
    const answer = await t.call('POST', '/supplier/orders/dispatch', { token: market.supplier.token, body: { items } });
    expect(dataOf<{ results: OrderOutcome[] }>(answer).results.map(({ done, key }) => [done, key])).toEqual([
      [true, null],
      [false, 'serial-number-already-used'],
      [false, 'too-long'],
    ]);
    expect(await one('select count(*)::int as n from salary_draws where company_id = $1', [market.company.id])).toEqual(
      [{ n: 24 }],
    );
  });

  test('a serial number is corrected later, and the history keeps the old one', async () => {
    const order = await givenOrder(t, market);
    await process([order]);
    await ship(order, { serialNumber: imei(21) });
    const [{ version }] = (await one<{ version: number }>('select version from orders where id = $1', [order])) as [
      { version: number },
    ];
    const change = (body: object) =>
      t.call('PATCH', `/supplier/orders/${order}`, { token: market.supplier.token, body });
    expect((await change({ serialNumber: imei(22), version: version - 1 })).body.message).toBe(
      'changed-by-someone-else',
    );
    expect(dataOf(await change({ serialNumber: imei(22), version }))).toMatchObject({
      serialNumber: imei(22),
      version: version + 1,
    });
    const detail = dataOf<OrderDetail>(
      await t.call('GET', `/supplier/orders/${order}`, { token: market.supplier.token }),
    );
    expect(detail.events.at(-1)).toMatchObject({
      kind: 'SERIAL_NUMBER',
      previousSerialNumber: imei(21),
      serialNumber: imei(22),
    });
  });

  test('a shipped order completes after 14 days by itself, not after 13', async () => {
    const order = await givenOrder(t, market);
    await process([order]);
    await ship(order, { serialNumber: imei(41) });
    t.clock.moveTo('2026-12-03T09:00:00Z');
    await t.runScheduledJobs();
    expect(await statusOf(order)).toBe('DISPATCHED');
    t.clock.moveTo('2026-12-04T09:00:00Z');
    await t.runScheduledJobs();
    expect(await statusOf(order)).toBe('COMPLETED');
  });

  test('a supplier can only plan draws of an own order, and only by shipping it', async () => {
    const order = await givenOrder(t, market);
    const other = await givenMarket(t);
    expect((await ship(order, { serialNumber: imei(61) })).status).toBe(409);
    await process([order]);
    expect((await ship(order, { serialNumber: imei(61) }, other.supplier.token)).status).toBe(404);
    const asSupplier = (supplierId: string, text: string, values: unknown[]) =>
      withTenant(
        t.services.pool,
        { role: 'supplier', userId: null, companyId: null, supplierId, employeeId: null },
        (db) => db.executeQuery(CompiledQuery.raw(text, values)),
      );
    await expect(asSupplier(other.supplier.id, 'select * from draw_terms($1)', [order])).rejects.toMatchObject({
      code: '42501',
    });
    await expect(
      asSupplier(market.supplier.id, "select make_draws($1, '{2027-01}', '{2027-01-20}')", [order]),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(asSupplier(market.supplier.id, 'select * from draw_terms($1)', [order])).resolves.toMatchObject({
      rows: [{}],
    });
    await expect(asSupplier(market.supplier.id, 'select * from salary_draws', [])).resolves.toMatchObject({ rows: [] });
  });
});
