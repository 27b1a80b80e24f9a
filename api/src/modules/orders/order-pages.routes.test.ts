import type { OrderRow } from '@portal/contract/order-rows';
import { givenMarket, givenOrder, type Market } from '../../../test/given-orders.ts';
import { givenAdmin, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' });
let admin: Person;
let many: Market;
let first: string;
beforeAll(async () => {
  admin = await givenAdmin(t);
});
beforeEach(async () => {
  many = await givenMarket(t);
  first = await givenOrder(t, many);
});

/** More orders like the first one, as many as `count`; `changed` names what `n`, from 1, makes different. */
const more = (count: number, changed = '') =>
  t.database.owner.query(
    `insert into orders
  select (jsonb_populate_record(o, jsonb_build_object('id', new_id(), 'order_number',
  nextval('order_numbers')${changed}))).* from orders o, generate_series(1, ${count}) n where o.id = $1`,
    [first],
  );

test('a page far down the list of all orders holds what it would hold if they were counted one by one', async () => {
  // In pairs of the same moment.
  await more(1260, `, 'ordered_at', o.ordered_at - n / 2 * interval '1 minute'`);
  for (const [sort, direction] of [
    ['-orderDate', 'desc'],
    ['orderDate', 'asc'],
  ])
    for (const page of [20, 21, 25]) {
      const { rows } = await t.database.owner.query<{ id: string }>(
        `select id from orders order by ordered_at ${direction}, id ${direction} limit 50 offset ${(page - 1) * 50}`,
      );
      const list = dataOf<OrderRow[]>(
        await t.call('GET', `/admin/orders?sort=${sort}&page=${page}&pageSize=50`, { token: admin.token }),
      );
      expect([sort, page, list.filter(({ isAccessory }) => !isAccessory).map(({ orderId }) => orderId)]).toEqual([
        sort,
        page,
        rows.map(({ id }) => id),
      ]);
    }
  expect(dataOf(await t.call('GET', '/admin/orders?page=100', { token: admin.token }))).toEqual([]);
});

test.each(['admin', 'company', 'supplier'] as const)('a list of orders ends at page 100: %s', async (role) => {
  const { token } = role === 'admin' ? admin : many[role];
  expect((await t.call('GET', `/${role}/orders?page=100&pageSize=200`, { token })).status).toBe(200);
  expect(await t.call('GET', `/${role}/orders?page=101&pageSize=200`, { token })).toMatchObject({
    status: 400,
    body: { message: 'invalid-data-provided', details: [{ path: 'page' }] },
  });
});

const sortings: [string, string][] = [
  ['-orderDate', 'ordered_at desc, id desc'],
  ['orderDate', 'ordered_at, id'],
  ['employee', 'employee_name, id'],
  ['-monthlyPrice', 'monthly_price desc, id desc'],
  ['orderNumber', 'order_number'],
];
test.each(sortings)('exports every order of a long list once, in its order: %s', async (sort, order) => {
  // Equal in everything but their number, so pieces end among equals.
  await more(2049);
  const { rows: expected } = await t.database.owner.query<{ number: string }>(
    `select order_number::text as number from orders where company_id = $1 order by ${order}`,
    [many.company.id],
  );
  const csv = await t.call('GET', `/company/orders/export?sort=${sort}`, { token: many.company.token });
  const lines = csv.raw
    .toString('utf8')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0]);
  // An accessory's line follows its order's.
  expect(lines.filter((number, at) => number !== lines[at - 1])).toEqual(expected.map(({ number }) => number));
  expect(expected).toHaveLength(2050);
});

test('back office narrows to a company, a supplier and a category; a filter without one is refused', async () => {
  const elsewhere = await givenMarket(t);
  const other = await givenOrder(t, elsewhere);
  const found = async (query: string) =>
    dataOf<OrderRow[]>(await t.call('GET', `/admin/orders?${query}`, { token: admin.token }))
      .filter(({ isAccessory }) => !isAccessory)
      .map(({ orderId }) => orderId);
  for (const query of [
    `companyId=${elsewhere.company.id}`,
    `supplierId=${elsewhere.supplier.id}`,
    `categoryId=${elsewhere.categoryId}`,
    `companyId=${elsewhere.company.id}&categoryId=${elsewhere.categoryId}&status=ORDERED`,
  ])
    expect([query, await found(query)]).toEqual([query, [other]]);
  expect(await found(`companyId=${elsewhere.company.id}&categoryId=${many.categoryId}`)).toEqual([]);
  const counts = await t.call('GET', `/admin/orders/counts?categoryId=${elsewhere.categoryId}`, { token: admin.token });
  expect(dataOf(counts)).toMatchObject({ ALL: 1, TO_PROCESS: 1 });
  const nothing = '00000000-0000-7000-8000-000000000000';
  for (const path of ['', '/counts', '/export'])
    expect(
      (await t.call('GET', `/admin/orders${path}?categoryId=${nothing}`, { token: admin.token })).body.message,
    ).toBe('category-not-found');
});
