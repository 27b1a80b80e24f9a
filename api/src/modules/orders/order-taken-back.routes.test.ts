import { givenMarket, givenOrder, imei, type Market } from '../../../test/given-orders.ts';
import { givenAdmin, type Person } from '../../../test/given.ts';
import { orderCalls } from '../../../test/order-calls.ts';
import { apiSuite } from '../../../test/test-app.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' });
let admin: Person;
let market: Market;
beforeAll(async () => {
  admin = await givenAdmin(t);
});
beforeEach(async () => {
  t.clock.moveTo('2026-11-20T09:00:00Z');
  market = await givenMarket(t);
});

const { one, process, afterHold, ship, statusOf } = orderCalls(() => ({ t, market }));

describe('undoing and deleting', () => {
  test('the back office takes a shipment back: draws go, unless payroll has them', async () => {
    const order = await givenOrder(t, market);
    await process([order]);
    await ship(order, { serialNumber: imei(31) });
    const back = () =>
      t.call('POST', `/admin/orders/${order}/status`, {
        token: admin.token,
        body: { to: 'PROCESSING', reason: 'wrong phone' },
      });
    expect(
      (
        await t.call('POST', `/supplier/orders/${order}/status`, {
          token: market.supplier.token,
          body: { to: 'PROCESSING' },
        })
      ).status,
    ).toBe(403);
    expect((await back()).status).toBe(200);
    expect(await one('select count(*)::int as n from salary_draws where order_id = $1', [order])).toEqual([{ n: 0 }]);
    expect((await ship(order, { serialNumber: imei(31) })).status).toBe(200);
    await drawFirst(order);
    expect((await back()).status).toBe(409);
    expect(await statusOf(order)).toBe('DISPATCHED');
  });

  test('a supplier deletes with a reason; employee and company are told', async () => {
    const order = await givenOrder(t, market);
    await process([order]);
    const remove = (reason: string) =>
      t.call('POST', `/supplier/orders/${order}/status`, {
        token: market.supplier.token,
        body: { to: 'DELETED', reason },
      });
    expect((await remove('')).body.details).toEqual([{ path: 'reason', key: 'required' }]);
    expect(await statusOf(order)).toBe('PROCESSING');
    expect((await remove('Sold out')).status).toBe(200);
    await t.work();
    expect((await t.mails(market.anna.email)).at(-1)).toMatchObject({ kind: 'order-deleted' });
    expect((await t.mails(market.company.email)).at(-1)?.text).toContain('Sold out');
    await afterHold();
    expect(
      await one('select undone_at is not null as undone from order_files where company_id = $1', [market.company.id]),
    ).toEqual([{ undone: true }]);
  });

  test('back office deletes a running order: planned draws end, drawn ones are credited; not if leased', async () => {
    const order = await givenOrder(t, market);
    await process([order]);
    await ship(order, { serialNumber: imei(51) });
    await drawFirst(order);
    t.clock.moveTo('2027-01-25T09:00:00Z');
    expect(
      (
        await t.call('POST', `/admin/orders/${order}/status`, {
          token: admin.token,
          body: { to: 'DELETED', creditDraws: true },
        })
      ).status,
    ).toBe(200);
    expect(
      await one(
        `select kind, status, count(*)::int as n, sum(amount)::int as amount, min(effect_date)::text as first
          from salary_draws where order_id = $1 group by kind, status order by kind, status`,
        [order],
      ),
    ).toEqual([
      { kind: 'correction', status: 'PLANNED', n: 1, amount: -22_893, first: '2027-02-20' },
      { kind: 'planned', status: 'CANCELLED', n: 23, amount: 23 * 22_893, first: '2027-02-20' },
      { kind: 'planned', status: 'SENT', n: 1, amount: 22_893, first: '2027-01-20' },
    ]);
    const leased = await givenOrder(t, market);
    await process([leased]);
    await ship(leased, { serialNumber: imei(52) });
    await t.database.owner.query(
      `with a as (insert into leasing_agreements (company_id, name, period, draw_freq, leasing_start, leasing_end,
        currency, product_sum, accessory_sum, total_salary_draw, total_leasing_value, created_at)
         values ($1, 'L', 24, 'MONTHLY', '2027-01-01', '2028-12-31', 'DKK', 0, 0, 0, 0, now()) returning id)
       insert into leasing_agreement_orders select a.id, $2, $1 from a`,
      [market.company.id, leased],
    );
    expect(
      (await t.call('POST', `/admin/orders/${leased}/status`, { token: admin.token, body: { to: 'DELETED' } })).body
        .message,
    ).toBe('items-already-leased');
    expect(await statusOf(leased)).toBe('DISPATCHED');
  });
});

/** The order's first draw leaves in a salary file. */
async function drawFirst(orderId: string): Promise<void> {
  await t.database.owner.query(
    `with f as (insert into salary_files (company_id, batch, period, file_day, type, file_name, currency, layout,
      path, sha256, row_count, total, created_at)
       values ($1, 1, '2027-01', '2027-01-20', 'MANUAL', 'a.csv', 'DKK', '{}', 'a/b', '', 1, 22893, now()) returning id)
     update salary_draws set status = 'SENT', salary_file_id = f.id from f where order_id = $2 and period = '2027-01'`,
    [market.company.id, orderId],
  );
}
