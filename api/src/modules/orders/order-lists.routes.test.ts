import type { OrderDetail } from '@portal/contract/order-detail';
import { OrderRow, SupplierOrderRow } from '@portal/contract/order-rows';
import * as v from 'valibot';
import { givenMarket, givenOrder, type Market } from '../../../test/given-orders.ts';
import { givenAdmin, type Person } from '../../../test/given.ts';
import { orderCalls } from '../../../test/order-calls.ts';
import { apiSuite, bodyOf, dataOf } from '../../../test/test-app.ts';

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

const { one, process } = orderCalls(() => ({ t, market }));

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

test('rows show the main picture that the catalog has of the product, to everybody who lists them', async () => {
  const order = await givenOrder(t, market);
  await process([order]);
  await one(
    `insert into product_pictures (catalog_id, supplier_id, product_id, sha256, width, height, position)
     select p.catalog_id, p.supplier_id, p.id, repeat('a', 64), 80, 60, 0
       from products p join order_lines l on l.product_id = p.id where l.order_id = $1`,
    [order],
  );
  const picture = { path: `/api/pictures/${'a'.repeat(64)}`, width: 80, height: 60, alt: '' };
  for (const [path, token] of [
    ['/company/orders', market.company.token],
    ['/supplier/orders', market.supplier.token],
    [`/admin/orders?companyId=${market.company.id}`, admin.token],
  ] as const)
    expect(dataOf<OrderRow[]>(await t.call('GET', path, { token })).map((row) => row.picture)).toEqual([picture, null]);
});

test('tabs, counts, filters, search and every sort', async () => {
  const { company, anna, bo } = market;
  const [a, b] = [
    await givenOrder(t, market),
    await givenOrder(t, market, { for: bo }, { product_name: 'Bike 50% off', department: 'Library' }),
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
  expect(await ids('department=Library')).toEqual([b]);
  const ofLibrary = await t.call('GET', '/company/orders/counts?department=Library', { token: company.token });
  expect(dataOf(ofLibrary)).toMatchObject({ TO_PROCESS: 0, IN_PROCESS: 1, ALL: 1 });
  const [{ category_id: category }] = (await one<{ category_id: string }>(
    'select category_id from orders where id = $1',
    [a],
  )) as [{ category_id: string }];
  expect(await ids(`categoryId=${category}`)).toHaveLength(4);
  expect(
    (await t.call('GET', `/company/orders?categoryId=${market.subscriptionId}`, { token: company.token })).status,
  ).toBe(404);
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
