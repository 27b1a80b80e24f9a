import type { ErrorBody } from '@portal/contract/errors';
import type { OrderDetail } from '@portal/contract/order-detail';
import type { OrderOutcome } from '@portal/contract/order-outcomes';
import type { ProcessResult } from '@portal/contract/order-processing';
import { OrderRow, SupplierOrderRow } from '@portal/contract/order-rows';
import * as v from 'valibot';
import { seenBody } from '../../../test/binding-call.ts';
import { givenMarket, givenOrder, imei, type Market } from '../../../test/given-orders.ts';
import { givenAdmin, givenCompany, type Person } from '../../../test/given.ts';
import { orderCalls } from '../../../test/order-calls.ts';
import { bodyOf, dataOf, testApp, type TestApp } from '../../../test/test-app.ts';

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

const { one, process, afterHold, statusOf } = orderCalls(() => ({ t, market }));

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
    const preview = dataOf<{ groups: object[]; refused: OrderOutcome[] }>(
      await t.call('POST', '/company/orders/process/preview', { token: company.token, body: { orderIds: ids } }),
    );
    const keys = ['needs-a-selected-address', 'rules-not-accepted', 'employee-is-blocked', 'invalid-data-provided'];
    expect(preview.refused.map(({ key }) => key)).toEqual(keys);
    expect(preview.groups).toHaveLength(2);
    expect(preview.groups[0]).toMatchObject({
      count: 1,
      monthly: { amount: 22_893 },
      priceWithoutVat: { amount: 659_840 },
      addresses: [{ text: 'Havnegade 1, 8000 Aarhus', count: 1 }],
    });
    const result = dataOf<ProcessResult>(await process(ids));
    expect(result.results.map(({ done, key }) => [done, key])).toEqual([
      [true, null],
      ...keys.map((key) => [false, key]),
      [true, null],
    ]);
    expect(result.files.map(({ batch, orderCount }) => [batch, orderCount])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(dataOf<ProcessResult>(await process([good])).results[0]).toMatchObject({
      done: false,
      key: 'order-already-processed',
    });
  });

  test('two admins press at once: each order goes once, and each is told the truth', async () => {
    const orders = await Promise.all(Array.from({ length: 60 }, () => givenOrder(t, market)));
    const body = await seenBody(t, '/company/orders/process', market.company.token, {
      orderIds: orders,
      binding: true,
    });
    const press = (orderIds: string[]) =>
      t.call('POST', '/company/orders/process', { token: market.company.token, body: { ...body, orderIds } });
    const answers = await Promise.all([press(orders), press([...orders].reverse()), press(orders)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const { results, files } = dataOf<ProcessResult>(answers.find(({ status }) => status === 200)!);
    expect([results.filter(({ done }) => done).length, files.length]).toEqual([60, 1]);
    for (const { body: refused } of answers.filter(({ status }) => status === 409)) {
      const { message, details } = refused as unknown as ErrorBody;
      expect(message).toBe('changed-by-someone-else');
      expect(details?.filter(({ path }) => path === 'order')).toHaveLength(60);
      expect(details).toContainEqual({
        path: 'orderCount',
        key: 'changed-by-someone-else',
        of: expect.stringContaining('→'),
        seen: 60,
        current: null,
      });
    }
    expect(
      await one(
        'select count(*)::int as n, count(distinct order_id)::int as d from order_file_orders where company_id = $1',
        [market.company.id],
      ),
    ).toEqual([{ n: 60, d: 60 }]);
    await afterHold();
    await Promise.all([t.runScheduledJobs(), t.runScheduledJobs()]);
    expect(
      await one("select count(*)::int as n from outbox where kind = 'order-file' and company_id = $1", [
        market.company.id,
      ]),
    ).toEqual([{ n: 1 }]);
  });

  test('a repeated request gets the first answer and makes no second file', async () => {
    const orders = [await givenOrder(t, market)];
    const body = await seenBody(t, '/company/orders/process', market.company.token, {
      orderIds: orders,
      binding: true,
    });
    const request = () =>
      t.call('POST', '/company/orders/process', {
        token: market.company.token,
        body,
        headers: { 'idempotency-key': 'press-once-1' },
      });
    const [first, again] = [await request(), await request()];
    expect(again.body).toEqual(first.body);
    expect(await one('select count(*)::int as n from order_files where company_id = $1', [market.company.id])).toEqual([
      { n: 1 },
    ]);
  });

  test('the back office undoes during the hold, not after; an order taken out does not travel', async () => {
    const [kept, undone] = [await givenOrder(t, market), await givenOrder(t, market)];
    await process([kept, undone]);
    expect(
      (
        await t.call('POST', `/company/orders/${undone}/status`, {
          token: market.company.token,
          body: { to: 'ORDERED' },
        })
      ).status,
    ).toBe(403);
    expect(
      (await t.call('POST', `/admin/orders/${undone}/status`, { token: admin.token, body: { to: 'ORDERED' } })).status,
    ).toBe(200);
    await afterHold();
    expect(
      await one('select order_count, is_sent from order_files where company_id = $1', [market.company.id]),
    ).toEqual([{ order_count: 1, is_sent: true }]);
    expect(
      (await t.call('POST', `/admin/orders/${kept}/status`, { token: admin.token, body: { to: 'ORDERED' } })).status,
    ).toBe(409);
    expect(dataOf<ProcessResult>(await process([undone])).results[0]?.done).toBe(true);
    expect(
      (await t.call('POST', `/admin/orders/${undone}/status`, { token: admin.token, body: { to: 'ORDERED' } })).status,
    ).toBe(200);
    await afterHold();
    expect(
      await one('select undone_at is not null as undone, path from order_files where company_id = $1 and batch = 2', [
        market.company.id,
      ]),
    ).toEqual([{ undone: true, path: null }]);
  });
});

describe('lists', () => {
  test('each main row is followed by its accessories; pages count orders, and rows match the contract', async () => {
    const orders = [];
    for (let n = 0; n < 3; n += 1) {
      t.clock.moveTo(`2026-11-20T09:0${n}:00Z`);
      orders.unshift(await givenOrder(t, market));
    }
    const { body } = await t.call('GET', '/company/orders?pageSize=2', { token: market.company.token });
    const page = bodyOf<{ data: OrderRow[]; meta: object }>({ body });
    expect(page.meta).toEqual({ total: 3, page: 1, pageSize: 2 });
    expect(
      page.data.map(({ orderId, isAccessory, product, mainProduct }) => [orderId, isAccessory, product, mainProduct]),
    ).toEqual([
      [orders[0], false, 'Phone X', null],
      [orders[0], true, 'Cover', 'Phone X'],
      [orders[1], false, 'Phone X', null],
      [orders[1], true, 'Cover', 'Phone X'],
    ]);
    for (const row of page.data) expect(v.parse(v.strictObject(OrderRow.entries), row)).toEqual(row);
    expect(page.data[0]).toMatchObject({
      monthlyPrice: { amount: 22_893, currency: 'DKK' },
      total: { amount: 549_432, currency: 'DKK' },
      priceWithoutVat: { amount: 659_840, currency: 'DKK' },
      orderDate: '2026-11-20',
    });
    expect(page.data[1]).toMatchObject({ monthlyPrice: null, priceWithoutVat: { amount: 19_920, currency: 'DKK' } });
    const supplied = dataOf<SupplierOrderRow[]>(
      await t.call('GET', '/supplier/orders', { token: market.supplier.token }),
    );
    expect(supplied).toHaveLength(6);
    for (const row of supplied) expect(v.parse(v.strictObject(SupplierOrderRow.entries), row)).toEqual(row);
    expect((await t.call('GET', '/company/orders?page=99', { token: market.company.token })).body).toMatchObject({
      data: [],
      meta: { total: 3, page: 99 },
    });
  });

  test('tabs, counts, filters, search and every sort', async () => {
    const { company, anna, bo } = market;
    const [a, b] = [
      await givenOrder(t, market),
      await givenOrder(t, market, { for: bo }, { product_name: 'Bike 50% off' }),
    ];
    await givenOrder(t, market, {}, { delivery_city: '' });
    await givenOrder(t, market, {}, { is_proposal: true });
    await process([b]);
    const counts = dataOf(await t.call('GET', '/company/orders/counts', { token: company.token }));
    expect(counts).toEqual({
      PROPOSED: 1,
      TO_PROCESS: 2,
      IN_PROCESS: 1,
      SHIPPED: 0,
      PROBLEM: 1,
      ALL: 4,
      nextSalaryFile: '2026-12-20',
    });
    const ids = async (query: string, token = company.token, path = '/company/orders') =>
      dataOf<OrderRow[]>(await t.call('GET', `${path}?${query}`, { token }))
        ?.filter((row) => !row.isAccessory)
        .map((row) => row.orderId);
    expect(await ids('view=IN_PROCESS')).toEqual([b]);
    expect((await ids(`employeeId=${anna.id}`)).sort()).not.toContain(b);
    expect(await ids('q=bike+50%25')).toEqual([b]);
    expect(await ids('q=%25%25')).toEqual([]);
    const [{ order_number: number }] = (await one<{ order_number: string }>(
      'select order_number from orders where id = $1',
      [a],
    )) as [{ order_number: string }];
    expect(await ids(`q=${number}`)).toEqual([a]);
    expect(await ids('from=2026-11-21')).toEqual([]);
    expect(await ids(`subscriptionId=${market.subscriptionId}&status=PROCESSING`)).toEqual([b]);
    for (const sort of ['orderDate', 'orderNumber', 'employee', 'product', 'monthlyPrice', 'supplier']) {
      const [up, down] = [await ids(`sort=${sort}`), await ids(`sort=-${sort}`)];
      expect(up).toHaveLength(4);
      expect([...down].reverse()).toEqual(up);
    }
    expect(await ids(`companyId=${company.id}&view=PROBLEM`, admin.token, '/admin/orders')).toHaveLength(1);
    t.clock.moveTo('2026-12-05T09:00:00Z');
    expect(
      dataOf<OrderRow[]>(await t.call('GET', '/company/orders?view=PROBLEM', { token: company.token })).map(
        ({ problem }) => problem,
      ),
    ).toContain('PROCESSING_TOO_LONG');
  });

  test("a supplier sees no proposal, no salary and no names of the company's people", async () => {
    const order = await givenOrder(t, market);
    await givenOrder(t, market, {}, { is_proposal: true });
    await process([order]);
    const list = await t.call('GET', '/supplier/orders', { token: market.supplier.token });
    expect(dataOf<object[]>(list)).toHaveLength(2);
    const detail = await t.call('GET', `/supplier/orders/${order}`, { token: market.supplier.token });
    for (const word of ['monthly', 'subsidy', 'draw', 'gross', 'Subsidy', '22893', 'department', market.company.email])
      expect(`${JSON.stringify(list.body)}${JSON.stringify(detail.body)}`).not.toContain(word);
    const events = dataOf<OrderDetail>(detail).events;
    expect(events.map(({ actorName, actorRole }) => [actorName, actorRole])).toEqual([
      ['', 'employee'],
      ['', 'company'],
    ]);
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
      [
        'GET',
        '/company/orders?employeeId=:id',
        foreign.anna.id,
        () => undefined,
        market.company.token,
        'employee_not_found',
      ],
      [
        'GET',
        '/company/orders?subscriptionId=:id',
        foreign.subscriptionId,
        () => undefined,
        market.company.token,
        'subscription-not-found',
      ],
      [
        'GET',
        '/company/orders/counts?supplierId=:id',
        foreign.supplier.id,
        () => undefined,
        market.company.token,
        'supplier-not-found',
      ],
      [
        'GET',
        '/supplier/orders?companyId=:id',
        stranger.id,
        () => undefined,
        market.supplier.token,
        'company-not-found',
      ],
      [
        'POST',
        '/company/orders/process',
        theirs,
        (id) => ({ orderIds: [id], binding: true, seen: [] }),
        market.company.token,
        'order-not-found',
      ],
      [
        'POST',
        '/company/orders/process/preview',
        theirs,
        (id) => ({ orderIds: [id] }),
        market.company.token,
        'order-not-found',
      ],
      [
        'POST',
        '/company/orders/:id/status',
        theirs,
        () => ({ to: 'DELETED' }),
        market.company.token,
        'order-not-found',
      ],
      [
        'POST',
        '/company/orders/status',
        theirs,
        (id) => ({ orderIds: [id], to: 'DELETED' }),
        market.company.token,
        'order-not-found',
      ],
      [
        'POST',
        '/supplier/orders/:id/dispatch',
        theirs,
        () => ({ serialNumber: imei(71) }),
        market.supplier.token,
        'order-not-found',
      ],
      [
        'POST',
        '/supplier/orders/dispatch',
        theirs,
        (id) => ({ items: [{ orderId: id }] }),
        market.supplier.token,
        'order-not-found',
      ],
      [
        'PATCH',
        '/supplier/orders/:id',
        theirs,
        () => ({ tracking: 'x', version: 1 }),
        market.supplier.token,
        'order-not-found',
      ],
    ];
    for (const [method, path, id, body, token, key] of asks) {
      const [ours, never] = await Promise.all(
        [id, missing].map((asked) => t.call(method as 'GET', path.replace(':id', asked), { token, body: body(asked) })),
      );
      expect([path, ours!.status, ours!.body.message]).toEqual([path, 404, key]);
      expect([never!.status, never!.body.message]).toEqual([404, key]);
    }
    expect(await statusOf(theirs)).toBe('ORDERED');
  });

  test("no role calls another role's routes", async () => {
    for (const [path, token] of [
      ['/admin/orders', market.company.token],
      ['/company/orders', market.supplier.token],
      ['/supplier/orders', market.anna.token],
      ['/company/orderfiles', market.anna.token],
    ] as const) {
      expect((await t.call('GET', path, { token })).status).toBe(403);
    }
  });
});
