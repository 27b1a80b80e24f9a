import * as v from 'valibot';
import type { OrderDetail } from '@portal/contract/order-detail';
import type { OrderOutcome } from '@portal/contract/order-outcomes';
import type { ProcessResult } from '@portal/contract/order-processing';
import { OrderRow, SupplierOrderRow } from '@portal/contract/order-rows';
import { givenAdmin, givenCompany, type Person } from '../../../test/given.ts';
import { givenMarket, givenOrder, imei, type Market } from '../../../test/given-orders.ts';
import { dataOf, testApp, type TestApp } from '../../../test/test-app.ts';

const missing = '01900000-0000-7000-8000-000000000000';

let t: TestApp;
let admin: Person;
let market: Market;
beforeAll(async () => {
  t = await testApp({ now: '2026-11-20T09:00:00Z' });
  admin = await givenAdmin(t);
});
beforeEach(async () => {
  t.clock.moveTo('2026-11-20T09:00:00Z');
  market = await givenMarket(t);
});
afterAll(() => t.close());

const one = async <T>(text: string, values: unknown[]) => (await t.database.owner.query(text, values)).rows as T[];
const process = (orderIds: string[], token = market.company.token) => t.call('POST', '/company/orders/process', { token, body: { orderIds, binding: true } });
const afterHold = async () => {
  t.clock.moveTo(new Date(t.clock.now().getTime() + 61_000).toISOString());
  await t.tick();
};
const ship = (orderId: string, body: object, token = market.supplier.token) => t.call('POST', `/supplier/orders/${orderId}/dispatch`, { token, body });
const statusOf = async (orderId: string) => (await one<{ status: string }>('select status from orders where id = $1', [orderId]))[0]?.status;

describe('one order on its way (RULES 7, scenarios 22 to 25 and 30)', () => {
  test('22 to 25: processed after the binding confirmation, one file, mailed, shipped with its IMEI, 24 draws', async () => {
    const { company, supplier, anna, bo } = market;
    const orders = [await givenOrder(t, market), await givenOrder(t, market, { for: bo, phoneOnly: true })];
    const refused = await t.call('POST', '/company/orders/process', { token: company.token, body: { orderIds: orders } });
    expect([refused.status, refused.body.message]).toEqual([400, 'binding-not-confirmed']);

    const { status, body } = await process(orders);
    const result: ProcessResult = body.data!;
    expect(status).toBe(200);
    expect(result.results.map(({ done, key }) => [done, key])).toEqual([[true, null], [true, null]]);
    expect(result.files).toMatchObject([{ batch: 1, supplierName: supplier.name, orderCount: 2, sendAfter: '2026-11-20T09:01:00.000Z' }]);
    expect(await statusOf(orders[0]!)).toBe('PROCESSING');

    const [supplierMail] = await one<{ email: string }>('select email from suppliers where id = $1', [supplier.id]);
    await t.tick();
    expect(await t.mails(supplierMail!.email)).toHaveLength(0);
    await afterHold();
    await t.tick();
    const mails = await t.mails(supplierMail!.email);
    expect(mails).toMatchObject([{ kind: 'order-file', attachments: [{ fileName: 'orders-1.csv' }] }]);
    expect(await t.mails(anna.email)).toMatchObject([{ kind: 'order-processed' }]);
    expect(await one('select is_sent, order_count from order_files where company_id = $1', [company.id])).toEqual([{ is_sent: true, order_count: 2 }]);

    const late = await t.call('POST', `/company/orders/${orders[0]}/status`, { token: company.token, body: { to: 'DELETED' } });
    expect(late.status).toBe(403);

    t.clock.moveTo('2026-12-10T10:00:00Z');
    expect((await ship(orders[0]!, {})).body.message).toBe('serial-number-required');
    expect((await ship(orders[0]!, { serialNumber: '356938035643808' })).body.message).toBe('invalid-serial-number');
    const shipped = await ship(orders[0]!, { serialNumber: '35-693803-564380-9', tracking: 'GLS 123' });
    expect([shipped.status, shipped.body.data]).toEqual([200, { orderId: orders[0], status: 'DISPATCHED', serialNumber: '356938035643809', dispatchDate: '2026-12-10' }]);
    expect((await ship(orders[1]!, { serialNumber: '356938035643809' })).body.message).toBe('serial-number-already-used');
    expect((await ship(orders[0]!, { serialNumber: '356938035643809' })).status).toBe(409);

    const draws = await one<{ period: string; effect_date: string; amount: string; status: string }>('select period, effect_date::text, amount, status from salary_draws where order_id = $1 order by period', [orders[0]]);
    expect(draws).toHaveLength(24);
    expect(draws[0]).toMatchObject({ period: '2027-01', effect_date: '2027-01-20', status: 'PLANNED' });
    expect(draws[23]).toMatchObject({ period: '2028-12', effect_date: '2028-12-20' });
    expect(draws.every(({ amount }) => Number(amount) === 22_893)).toBe(true);
    expect(await one('select expire_date::text, all_risk_expires::text, dispatched_on::text from orders where id = $1', [orders[0]])).toEqual([{ expire_date: '2028-12-31', all_risk_expires: '2028-12-09', dispatched_on: '2026-12-10' }]);
    await t.work();
    expect((await t.mails(anna.email)).map(({ kind }) => kind)).toEqual(['order-processed', 'order-shipped']);
    expect((await t.mails(anna.email))[1]?.text).toContain('GLS 123');

    const detail = dataOf<OrderDetail>(await t.call('GET', `/company/orders/${orders[0]}`, { token: company.token }));
    expect(detail.calculation).toMatchObject({ goods: { amount: 27_493 }, allRisk: { amount: 3_900 }, employeeIns: { amount: 1_500 }, subsidy: { amount: 10_000 }, monthlyPrice: { amount: 22_893 }, total: { amount: 549_432 } });
    expect(detail.draws).toHaveLength(24);
    expect(detail.events.map(({ kind, toStatus }) => toStatus ?? kind)).toEqual(['ORDERED', 'PROCESSING', 'MAIL', 'DISPATCHED']);
  });

  test('30: shipped the day after the salary day, the first draw is the next month; a closed period is passed over', async () => {
    const late = await givenOrder(t, market);
    const early = await givenOrder(t, market, { for: market.bo });
    await process([late, early]);
    t.clock.moveTo('2027-02-21T10:00:00Z');
    expect((await ship(late, { serialNumber: imei(1) })).status).toBe(200);
    const first = async (orderId: string) => (await one<{ effect_date: string }>('select min(effect_date)::text as effect_date from salary_draws where order_id = $1', [orderId]))[0]?.effect_date;
    expect(await first(late)).toBe('2027-03-20');
    await t.database.owner.query(
      `insert into salary_files (company_id, batch, period, file_day, type, file_name, currency, layout, path, sha256, row_count, total, created_at)
       values ($1, 1, '2027-03', '2027-03-20', 'MANUAL', 'a.csv', 'DKK', '{}', 'a/b', '', 0, 0, now())`, [market.company.id]);
    expect((await ship(early, { serialNumber: imei(2), dispatchDate: '2027-02-20' })).status).toBe(200);
    expect(await first(early)).toBe('2027-02-20');
    const third = await givenOrder(t, market, { for: market.bo });
    await process([third]);
    expect((await ship(third, { serialNumber: imei(3), dispatchDate: '2027-02-22' })).body.details).toEqual([{ path: 'dispatchDate', key: 'invalid-day' }]);
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
    expect(await one('select status, count(*)::int as n from salary_draws where order_id = $1 group by status order by status', [leaver])).toEqual([{ status: 'PLANNED', n: 6 }, { status: 'SUSPENDED', n: 18 }]);
  });
});

describe('processing', () => {
  test('names what cannot go and why, before and after, and files one batch for each supplier', async () => {
    const { company } = market;
    const other = await givenMarket(t);
    const good = await givenOrder(t, market);
    const homeless = await givenOrder(t, market, {}, { delivery_address1: '' });
    const proposal = await givenOrder(t, market, {}, { is_proposal: true });
    const blocked = await givenOrder(t, market, { for: market.bo });
    await t.database.owner.query("update employees set status = 'BLOCKED' where id = $1", [market.bo.id]);
    const deleted = await givenOrder(t, market, {}, { status: 'DELETED' });
    const second = await givenOrder(t, { ...market, supplier: other.supplier });
    const ids = [good, homeless, proposal, blocked, deleted, second];
    const preview = dataOf<{ groups: object[]; refused: OrderOutcome[] }>(await t.call('POST', '/company/orders/process/preview', { token: company.token, body: { orderIds: ids } }));
    const keys = ['needs-a-selected-address', 'rules-not-accepted', 'employee-is-blocked', 'invalid-data-provided'];
    expect(preview.refused.map(({ key }) => key)).toEqual(keys);
    expect(preview.groups).toHaveLength(2);
    expect(preview.groups[0]).toMatchObject({ count: 1, monthly: { amount: 22_893 }, priceWithoutVat: { amount: 659_840 }, addresses: [{ text: 'Havnegade 1, 8000 Aarhus', count: 1 }] });
    const result = dataOf<ProcessResult>(await process(ids));
    expect(result.results.map(({ done, key }) => [done, key])).toEqual([[true, null], ...keys.map((key) => [false, key]), [true, null]]);
    expect(result.files.map(({ batch, orderCount }) => [batch, orderCount])).toEqual([[1, 1], [2, 1]]);
    expect(dataOf<ProcessResult>(await process([good])).results[0]).toMatchObject({ done: false, key: 'order-already-processed' });
  });

  test('two admins press at once: each order goes once, and each is told the truth', async () => {
    const orders = await Promise.all(Array.from({ length: 60 }, () => givenOrder(t, market)));
    const answers = await Promise.all([process(orders), process([...orders].reverse()), process(orders)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const results = answers.map((answer) => dataOf<ProcessResult>(answer));
    expect(results.flatMap(({ results: each }) => each.filter(({ done }) => done))).toHaveLength(60);
    expect(results.flatMap(({ results: each }) => each.filter(({ key }) => key === 'order-already-processed'))).toHaveLength(120);
    expect(results.flatMap(({ files }) => files)).toHaveLength(1);
    expect(await one('select count(*)::int as n, count(distinct order_id)::int as d from order_file_orders where company_id = $1', [market.company.id])).toEqual([{ n: 60, d: 60 }]);
    await afterHold();
    await Promise.all([t.tick(), t.tick()]);
    expect(await one("select count(*)::int as n from outbox where kind = 'order-file' and company_id = $1", [market.company.id])).toEqual([{ n: 1 }]);
  });

  test('a repeated request gets the first answer and makes no second file', async () => {
    const orders = [await givenOrder(t, market)];
    const request = () => t.call('POST', '/company/orders/process', { token: market.company.token, body: { orderIds: orders, binding: true }, headers: { 'idempotency-key': 'press-once-1' } });
    const [first, again] = [await request(), await request()];
    expect(again.body).toEqual(first.body);
    expect(await one('select count(*)::int as n from order_files where company_id = $1', [market.company.id])).toEqual([{ n: 1 }]);
  });

  test('the back office undoes during the hold, not after; an order taken out does not travel', async () => {
    const [kept, undone] = [await givenOrder(t, market), await givenOrder(t, market)];
    await process([kept, undone]);
    expect((await t.call('POST', `/company/orders/${undone}/status`, { token: market.company.token, body: { to: 'ORDERED' } })).status).toBe(403);
    expect((await t.call('POST', `/admin/orders/${undone}/status`, { token: admin.token, body: { to: 'ORDERED' } })).status).toBe(200);
    await afterHold();
    expect(await one('select order_count, is_sent from order_files where company_id = $1', [market.company.id])).toEqual([{ order_count: 1, is_sent: true }]);
    expect((await t.call('POST', `/admin/orders/${kept}/status`, { token: admin.token, body: { to: 'ORDERED' } })).status).toBe(409);
    expect(dataOf<ProcessResult>(await process([undone])).results[0]?.done).toBe(true);
    expect((await t.call('POST', `/admin/orders/${undone}/status`, { token: admin.token, body: { to: 'ORDERED' } })).status).toBe(200);
    await afterHold();
    expect(await one('select undone_at is not null as undone, path from order_files where company_id = $1 and batch = 2', [market.company.id])).toEqual([{ undone: true, path: null }]);
  });
});

describe('shipping, completing, undoing, deleting', () => {
  test('many at once: pasted serial numbers, one answer each', async () => {
    const orders = await Promise.all([1, 2, 3].map(() => givenOrder(t, market)));
    await process(orders);
    const items = [{ orderId: orders[0], serialNumber: imei(11) }, { orderId: orders[1], serialNumber: imei(11) }, { orderId: orders[2], serialNumber: 'x'.repeat(65) }];
    const answer = await t.call('POST', '/supplier/orders/dispatch', { token: market.supplier.token, body: { items } });
    expect(dataOf<{ results: OrderOutcome[] }>(answer).results.map(({ done, key }) => [done, key])).toEqual([[true, null], [false, 'serial-number-already-used'], [false, 'too-long']]);
    expect(await one('select count(*)::int as n from salary_draws where company_id = $1', [market.company.id])).toEqual([{ n: 24 }]);
  });

  test('a serial number is corrected later, and the history keeps the old one', async () => {
    const order = await givenOrder(t, market);
    await process([order]);
    await ship(order, { serialNumber: imei(21) });
    const [{ version }] = (await one<{ version: number }>('select version from orders where id = $1', [order])) as [{ version: number }];
    const change = (body: object) => t.call('PATCH', `/supplier/orders/${order}`, { token: market.supplier.token, body });
    expect((await change({ serialNumber: imei(22), version: version - 1 })).body.message).toBe('changed-by-someone-else');
    expect(dataOf(await change({ serialNumber: imei(22), version }))).toMatchObject({ serialNumber: imei(22), version: version + 1 });
    const detail = dataOf<OrderDetail>(await t.call('GET', `/supplier/orders/${order}`, { token: market.supplier.token }));
    expect(detail.events.at(-1)).toMatchObject({ kind: 'SERIAL_NUMBER', previousSerialNumber: imei(21), serialNumber: imei(22) });
  });

  test('the back office takes a shipment back: draws go, unless payroll has them', async () => {
    const order = await givenOrder(t, market);
    await process([order]);
    await ship(order, { serialNumber: imei(31) });
    const back = () => t.call('POST', `/admin/orders/${order}/status`, { token: admin.token, body: { to: 'PROCESSING', reason: 'wrong phone' } });
    expect((await t.call('POST', `/supplier/orders/${order}/status`, { token: market.supplier.token, body: { to: 'PROCESSING' } })).status).toBe(403);
    expect((await back()).status).toBe(200);
    expect(await one('select count(*)::int as n from salary_draws where order_id = $1', [order])).toEqual([{ n: 0 }]);
    expect((await ship(order, { serialNumber: imei(31) })).status).toBe(200);
    await drawFirst(order);
    expect((await back()).status).toBe(409);
    expect(await statusOf(order)).toBe('DISPATCHED');
  });

  test('a shipped order completes after 14 days by itself, not after 13', async () => {
    const order = await givenOrder(t, market);
    await process([order]);
    await ship(order, { serialNumber: imei(41) });
    t.clock.moveTo('2026-12-03T09:00:00Z');
    await t.tick();
    expect(await statusOf(order)).toBe('DISPATCHED');
    t.clock.moveTo('2026-12-04T09:00:00Z');
    await t.tick();
    expect(await statusOf(order)).toBe('COMPLETED');
  });

  test('a supplier deletes with a reason; employee and company are told', async () => {
    const order = await givenOrder(t, market);
    await process([order]);
    const remove = (reason: string) => t.call('POST', `/supplier/orders/${order}/status`, { token: market.supplier.token, body: { to: 'DELETED', reason } });
    expect((await remove('')).body.details).toEqual([{ path: 'reason', key: 'required' }]);
    expect(await statusOf(order)).toBe('PROCESSING');
    expect((await remove('Sold out')).status).toBe(200);
    await t.work();
    expect((await t.mails(market.anna.email)).at(-1)).toMatchObject({ kind: 'order-deleted' });
    expect((await t.mails(market.company.email)).at(-1)?.text).toContain('Sold out');
    await afterHold();
    expect(await one('select undone_at is not null as undone from order_files where company_id = $1', [market.company.id])).toEqual([{ undone: true }]);
  });

  test('the back office deletes a running order: planned draws end, drawn ones are credited, a leased one stays', async () => {
    const order = await givenOrder(t, market);
    await process([order]);
    await ship(order, { serialNumber: imei(51) });
    await drawFirst(order);
    t.clock.moveTo('2027-01-25T09:00:00Z');
    expect((await t.call('POST', `/admin/orders/${order}/status`, { token: admin.token, body: { to: 'DELETED', creditDraws: true } })).status).toBe(200);
    expect(await one('select kind, status, count(*)::int as n, sum(amount)::int as amount, min(effect_date)::text as first from salary_draws where order_id = $1 group by kind, status order by kind, status', [order])).toEqual([
      { kind: 'correction', status: 'PLANNED', n: 1, amount: -22_893, first: '2027-02-20' },
      { kind: 'planned', status: 'CANCELLED', n: 23, amount: 23 * 22_893, first: '2027-02-20' },
      { kind: 'planned', status: 'SENT', n: 1, amount: 22_893, first: '2027-01-20' },
    ]);
    const leased = await givenOrder(t, market);
    await process([leased]);
    await ship(leased, { serialNumber: imei(52) });
    await t.database.owner.query(
      `with a as (insert into leasing_agreements (company_id, name, period, draw_freq, leasing_start, leasing_end, currency, product_sum, accessory_sum, total_salary_draw, total_leasing_value, created_at)
         values ($1, 'L', 24, 'MONTHLY', '2027-01-01', '2028-12-31', 'DKK', 0, 0, 0, 0, now()) returning id)
       insert into leasing_agreement_orders select a.id, $2, $1 from a`, [market.company.id, leased]);
    expect((await t.call('POST', `/admin/orders/${leased}/status`, { token: admin.token, body: { to: 'DELETED' } })).body.message).toBe('items-already-leased');
    expect(await statusOf(leased)).toBe('DISPATCHED');
  });

  test('a supplier can only plan draws of an own order, and only by shipping it', async () => {
    const order = await givenOrder(t, market);
    const other = await givenMarket(t);
    expect((await ship(order, { serialNumber: imei(61) })).status).toBe(409);
    await process([order]);
    expect((await ship(order, { serialNumber: imei(61) }, other.supplier.token)).status).toBe(404);
    const asSupplier = async (supplierId: string, text: string, values: unknown[]) => {
      const client = await t.services.pool.connect();
      try {
        await client.query('begin');
        await client.query("select set_config('role', 'portal_tenant', true), set_config('app.role', 'supplier', true), set_config('app.supplier', $1, true)", [supplierId]);
        return await client.query(text, values);
      } finally {
        await client.query('rollback');
        client.release();
      }
    };
    await expect(asSupplier(other.supplier.id, 'select * from draw_terms($1)', [order])).rejects.toMatchObject({ code: '42501' });
    await expect(asSupplier(market.supplier.id, "select make_draws($1, '{2027-01}', '{2027-01-20}')", [order])).rejects.toMatchObject({ code: '42501' });
    await expect(asSupplier(market.supplier.id, 'select * from draw_terms($1)', [order])).resolves.toMatchObject({ rowCount: 1 });
    await expect(asSupplier(market.supplier.id, 'select * from salary_draws', [])).resolves.toMatchObject({ rowCount: 0 });
  });
});

describe('lists', () => {
  test('each main row is followed by its accessories; pages count orders; every row is what the contract says', async () => {
    const orders = [];
    for (let n = 0; n < 3; n += 1) {
      t.clock.moveTo(`2026-11-20T09:0${n}:00Z`);
      orders.unshift(await givenOrder(t, market));
    }
    const { body } = await t.call('GET', '/company/orders?pageSize=2', { token: market.company.token });
    const page = body as unknown as { data: OrderRow[]; meta: object };
    expect(page.meta).toEqual({ total: 3, page: 1, pageSize: 2 });
    expect(page.data.map(({ orderId, isAccessory, product, mainProduct }) => [orderId, isAccessory, product, mainProduct])).toEqual([
      [orders[0], false, 'Phone X', null], [orders[0], true, 'Cover', 'Phone X'], [orders[1], false, 'Phone X', null], [orders[1], true, 'Cover', 'Phone X'],
    ]);
    for (const row of page.data) expect(v.parse(v.strictObject(OrderRow.entries), row)).toEqual(row);
    expect(page.data[0]).toMatchObject({ monthlyPrice: { amount: 22_893, currency: 'DKK' }, total: { amount: 549_432, currency: 'DKK' }, priceWithoutVat: { amount: 659_840, currency: 'DKK' }, orderDate: '2026-11-20' });
    expect(page.data[1]).toMatchObject({ monthlyPrice: null, priceWithoutVat: { amount: 19_920, currency: 'DKK' } });
    const supplied = (await t.call('GET', '/supplier/orders', { token: market.supplier.token })).body as unknown as { data: SupplierOrderRow[] };
    expect(supplied.data).toHaveLength(6);
    for (const row of supplied.data) expect(v.parse(v.strictObject(SupplierOrderRow.entries), row)).toEqual(row);
    expect((await t.call('GET', '/company/orders?page=99', { token: market.company.token })).body).toMatchObject({ data: [], meta: { total: 3, page: 99 } });
  });

  test('tabs, counts, filters, search and every sort', async () => {
    const { company, anna, bo } = market;
    const [a, b] = [await givenOrder(t, market), await givenOrder(t, market, { for: bo }, { product_name: 'Bike 50% off' })];
    await givenOrder(t, market, {}, { delivery_city: '' });
    await givenOrder(t, market, {}, { is_proposal: true });
    await process([b]);
    const counts = dataOf(await t.call('GET', '/company/orders/counts', { token: company.token }));
    expect(counts).toEqual({ TO_PROCESS: 2, IN_PROCESS: 1, SHIPPED: 0, PROBLEM: 1, ALL: 4, nextSalaryFile: '2026-11-20' });
    const ids = async (query: string, token = company.token, path = '/company/orders') => dataOf<OrderRow[]>(await t.call('GET', `${path}?${query}`, { token }))?.filter((row) => !row.isAccessory).map((row) => row.orderId);
    expect(await ids('view=IN_PROCESS')).toEqual([b]);
    expect((await ids(`employeeId=${anna.id}`)).sort()).not.toContain(b);
    expect(await ids('q=bike+50%25')).toEqual([b]);
    expect(await ids('q=%25%25')).toEqual([]);
    const [{ order_number: number }] = (await one<{ order_number: string }>('select order_number from orders where id = $1', [a])) as [{ order_number: string }];
    expect(await ids(`q=${number}`)).toEqual([a]);
    expect(await ids('from=2026-11-21')).toEqual([]);
    expect(await ids(`subscriptionId=${market.subscriptionId}&status=PROCESSING`)).toEqual([b]);
    for (const sort of ['orderDate', 'orderNumber', 'employee', 'product', 'monthlyPrice', 'supplier']) {
      const [up, down] = [await ids(`sort=${sort}`), await ids(`sort=-${sort}`)];
      expect(up).toHaveLength(4);
      expect([...down].reverse()).toEqual(up);
    }
    expect((await ids(`companyId=${company.id}&view=PROBLEM`, admin.token, '/admin/orders'))).toHaveLength(1);
    t.clock.moveTo('2026-12-05T09:00:00Z');
    expect(dataOf<OrderRow[]>(await t.call('GET', '/company/orders?view=PROBLEM', { token: company.token })).map(({ problem }) => problem)).toContain('PROCESSING_TOO_LONG');
  });

  test('a supplier sees no proposal, no salary and no names of the company\'s people', async () => {
    const order = await givenOrder(t, market);
    await givenOrder(t, market, {}, { is_proposal: true });
    await process([order]);
    const list = await t.call('GET', '/supplier/orders', { token: market.supplier.token });
    expect(dataOf<object[]>(list)).toHaveLength(2);
    const detail = await t.call('GET', `/supplier/orders/${order}`, { token: market.supplier.token });
    for (const word of ['monthly', 'subsidy', 'draw', 'gross', 'Subsidy', '22893', 'department', market.company.email]) expect(`${JSON.stringify(list.body)}${JSON.stringify(detail.body)}`).not.toContain(word);
    const events = dataOf<OrderDetail>(detail).events;
    expect(events.map(({ actorName, actorRole }) => [actorName, actorRole])).toEqual([['', 'employee'], ['', 'company']]);
  });

  test('exports the filtered list with its hundredths', async () => {
    await givenOrder(t, market);
    const csv = await t.call('GET', '/company/orders/export', { token: market.company.token });
    const lines = csv.raw.toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('228.93');
    const xlsx = await t.call('GET', '/supplier/orders/export?format=xlsx', { token: market.supplier.token });
    expect(xlsx.raw.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('walls', () => {
  test('what belongs to others and what never was are answered alike, in path, query and body', async () => {
    const foreign = await givenMarket(t);
    const stranger = await givenCompany(t);
    const theirs = await givenOrder(t, foreign);
    const asks: [string, string, string, (id: string) => object | undefined, string, string][] = [
      ['GET', '/company/orders/:id', theirs, () => undefined, market.company.token, 'order-not-found'],
      ['GET', '/supplier/orders/:id', theirs, () => undefined, market.supplier.token, 'order-not-found'],
      ['GET', '/company/orders?employeeId=:id', foreign.anna.id, () => undefined, market.company.token, 'employee_not_found'],
      ['GET', '/company/orders?subscriptionId=:id', foreign.subscriptionId, () => undefined, market.company.token, 'subscription-not-found'],
      ['GET', '/company/orders/counts?supplierId=:id', foreign.supplier.id, () => undefined, market.company.token, 'supplier-not-found'],
      ['GET', '/supplier/orders?companyId=:id', stranger.id, () => undefined, market.supplier.token, 'company-not-found'],
      ['POST', '/company/orders/process', theirs, (id) => ({ orderIds: [id], binding: true }), market.company.token, 'order-not-found'],
      ['POST', '/company/orders/process/preview', theirs, (id) => ({ orderIds: [id] }), market.company.token, 'order-not-found'],
      ['POST', '/company/orders/:id/status', theirs, () => ({ to: 'DELETED' }), market.company.token, 'order-not-found'],
      ['POST', '/company/orders/status', theirs, (id) => ({ orderIds: [id], to: 'DELETED' }), market.company.token, 'order-not-found'],
      ['POST', '/supplier/orders/:id/dispatch', theirs, () => ({ serialNumber: imei(71) }), market.supplier.token, 'order-not-found'],
      ['POST', '/supplier/orders/dispatch', theirs, (id) => ({ items: [{ orderId: id }] }), market.supplier.token, 'order-not-found'],
      ['PATCH', '/supplier/orders/:id', theirs, () => ({ tracking: 'x', version: 1 }), market.supplier.token, 'order-not-found'],
    ];
    for (const [method, path, id, body, token, key] of asks) {
      const [ours, never] = await Promise.all([id, missing].map((asked) => t.call(method as 'GET', path.replace(':id', asked), { token, body: body(asked) })));
      expect([path, ours!.status, ours!.body.message]).toEqual([path, 404, key]);
      expect([never!.status, never!.body.message]).toEqual([404, key]);
    }
    expect(await statusOf(theirs)).toBe('ORDERED');
  });

  test('nobody calls another role\'s routes', async () => {
    for (const [path, token] of [['/admin/orders', market.company.token], ['/company/orders', market.supplier.token], ['/supplier/orders', market.anna.token], ['/company/orderfiles', market.anna.token]] as const) {
      expect((await t.call('GET', path, { token })).status).toBe(403);
    }
  });
});

async function drawFirst(orderId: string): Promise<void> {
  await t.database.owner.query(
    `with f as (insert into salary_files (company_id, batch, period, file_day, type, file_name, currency, layout, path, sha256, row_count, total, created_at)
       values ($1, 1, '2027-01', '2027-01-20', 'MANUAL', 'a.csv', 'DKK', '{}', 'a/b', '', 1, 22893, now()) returning id)
     update salary_draws set status = 'SENT', salary_file_id = f.id from f where order_id = $2 and period = '2027-01'`, [market.company.id, orderId]);
}
