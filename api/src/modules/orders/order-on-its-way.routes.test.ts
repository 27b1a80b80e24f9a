import type { OrderDetail } from '@portal/contract/order-detail';
import type { ProcessResult } from '@portal/contract/order-processing';
import { bind } from '../../../test/binding-call.ts';
import { givenMarket, givenOrder, imei, type Market } from '../../../test/given-orders.ts';
import { orderCalls } from '../../../test/order-calls.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' });
let market: Market;
beforeEach(async () => {
  t.clock.moveTo('2026-11-20T09:00:00Z');
  market = await givenMarket(t);
});

const { one, process, afterHold, ship, statusOf } = orderCalls(() => ({ t, market }));

describe('one order on its way (RULES 7, scenarios 22 to 25 and 30)', () => {
  test('22 to 25: a confirmed order is processed, sent in one file, shipped with IMEI, drawn 24 times', async () => {
    const { company, supplier, anna, bo } = market;
    const orders = [await givenOrder(t, market), await givenOrder(t, market, { for: bo, phoneOnly: true })];
    const refused = await bind(t, '/company/orders/process', { token: company.token, body: { orderIds: orders } });
    expect([refused.status, refused.body.message]).toEqual([400, 'binding-not-confirmed']);

    const { status, body } = await process(orders);
    const result: ProcessResult = body.data!;
    expect(status).toBe(200);
    expect(result.results.map(({ done, key }) => [done, key])).toEqual([
      [true, null],
      [true, null],
    ]);
    expect(result.files).toMatchObject([
      { batch: 1, supplierName: supplier.name, orderCount: 2, sendAfter: '2026-11-20T09:01:00.000Z' },
    ]);
    expect(await statusOf(orders[0]!)).toBe('PROCESSING');

    const [supplierMail] = await one<{ email: string }>('select email from suppliers where id = $1', [supplier.id]);
    await t.runScheduledJobs();
    expect(await t.mails(supplierMail!.email)).toHaveLength(0);
    await afterHold();
    await t.runScheduledJobs();
    const mails = await t.mails(supplierMail!.email);
    expect(mails).toMatchObject([{ kind: 'order-file', attachments: [{ fileName: 'orders-1.csv' }] }]);
    expect(await t.mails(anna.email)).toMatchObject([{ kind: 'order-processed' }]);
    expect(await one('select is_sent, order_count from order_files where company_id = $1', [company.id])).toEqual([
      { is_sent: true, order_count: 2 },
    ]);

    const late = await t.call('POST', `/company/orders/${orders[0]}/status`, {
      token: company.token,
      body: { to: 'DELETED' },
    });
    expect(late.status).toBe(403);

    t.clock.moveTo('2026-12-10T10:00:00Z');
    expect((await ship(orders[0]!, {})).body.message).toBe('serial-number-required');
    expect((await ship(orders[0]!, { serialNumber: '356938035643808' })).body.message).toBe('invalid-serial-number');
    const shipped = await ship(orders[0]!, { serialNumber: '35-693803-564380-9', tracking: 'GLS 123' });
    expect([shipped.status, shipped.body.data]).toEqual([
      200,
      { orderId: orders[0], status: 'DISPATCHED', serialNumber: '356938035643809', dispatchDate: '2026-12-10' },
    ]);
    expect((await ship(orders[1]!, { serialNumber: '356938035643809' })).body.message).toBe(
      'serial-number-already-used',
    );
    expect((await ship(orders[0]!, { serialNumber: '356938035643809' })).status).toBe(409);

    const draws = await one<{ period: string; effect_date: string; amount: string; status: string }>(
      'select period, effect_date::text, amount, status from salary_draws where order_id = $1 order by period',
      [orders[0]],
    );
    expect(draws).toHaveLength(24);
    expect(draws[0]).toMatchObject({ period: '2027-01', effect_date: '2027-01-20', status: 'PLANNED' });
    expect(draws[23]).toMatchObject({ period: '2028-12', effect_date: '2028-12-20' });
    expect(draws.every(({ amount }) => Number(amount) === 22_893)).toBe(true);
    expect(
      await one('select expire_date::text, all_risk_expires::text, dispatched_on::text from orders where id = $1', [
        orders[0],
      ]),
    ).toEqual([{ expire_date: '2028-12-31', all_risk_expires: '2028-12-09', dispatched_on: '2026-12-10' }]);
    await t.work();
    expect((await t.mails(anna.email)).map(({ kind }) => kind)).toEqual(['order-processed', 'order-shipped']);
    expect((await t.mails(anna.email))[1]?.text).toContain('GLS 123');

    const detail = dataOf<OrderDetail>(await t.call('GET', `/company/orders/${orders[0]}`, { token: company.token }));
    expect(detail.calculation).toMatchObject({
      goods: { amount: 27_493 },
      allRisk: { amount: 3_900 },
      employeeIns: { amount: 1_500 },
      subsidy: { amount: 10_000 },
      monthlyPrice: { amount: 22_893 },
      total: { amount: 549_432 },
    });
    expect(detail.draws).toHaveLength(24);
    expect(detail.events.map(({ kind, toStatus }) => toStatus ?? kind)).toEqual([
      'ORDERED',
      'PROCESSING',
      'MAIL',
      'DISPATCHED',
    ]);
  });

  test('30: an order shipped after the salary day draws from the next month that is still open', async () => {
    const late = await givenOrder(t, market);
    const early = await givenOrder(t, market, { for: market.bo });
    await process([late, early]);
    t.clock.moveTo('2027-02-21T10:00:00Z');
    expect((await ship(late, { serialNumber: imei(1) })).status).toBe(200);
    const first = async (orderId: string) =>
      (
        await one<{ effect_date: string }>(
          'select min(effect_date)::text as effect_date from salary_draws where order_id = $1',
          [orderId],
        )
      )[0]?.effect_date;
    expect(await first(late)).toBe('2027-03-20');
    await t.database.owner.query(
      `insert into salary_files (company_id, batch, period, file_day, type, file_name, currency, layout, path,
        sha256, row_count, total, created_at)
       values ($1, 1, '2027-03', '2027-03-20', 'MANUAL', 'a.csv', 'DKK', '{}', 'a/b', '', 0, 0, now())`,
      [market.company.id],
    );
    expect((await ship(early, { serialNumber: imei(2), dispatchDate: '2027-02-20' })).status).toBe(200);
    expect(await first(early)).toBe('2027-02-20');
    const third = await givenOrder(t, market, { for: market.bo });
    await process([third]);
    expect((await ship(third, { serialNumber: imei(3), dispatchDate: '2027-02-22' })).body.details).toEqual([
      { path: 'dispatchDate', key: 'invalid-day' },
    ]);
    await ship(third, { serialNumber: imei(3) });
    expect(await first(third)).toBe('2027-04-20');
  });

  test('a gift has no draws, and draws after an exit start suspended', async () => {
    const gift = await givenOrder(t, market, {}, { is_present: true, requires_serial: false });
    await t.database.owner.query("update employees set exit_date = '2027-06-15' where id = $1", [market.bo.id]);
    const leaver = await givenOrder(t, market, { for: market.bo });
    await process([gift, leaver]);
    expect((await ship(gift, {})).status).toBe(200);
    expect((await ship(leaver, { serialNumber: imei(4) })).status).toBe(200);
    expect(await one('select count(*)::int as n from salary_draws where order_id = $1', [gift])).toEqual([{ n: 0 }]);
    expect(
      await one(
        'select status, count(*)::int as n from salary_draws where order_id = $1 group by status order by status',
        [leaver],
      ),
    ).toEqual([
      { status: 'PLANNED', n: 6 },
      { status: 'SUSPENDED', n: 18 },
    ]);
  });
});
