import type { OrderRow } from '@portal/contract/order-rows';
import { mayMove, orderStatuses, type OrderStatus } from '@portal/contract/order-status';
import { givenMarket, givenOrder, imei, type Market } from '../../../test/given-orders.ts';
import { givenAdmin, type Person } from '../../../test/given.ts';
import { orderCalls } from '../../../test/order-calls.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const start = '2026-11-20T09:00:00Z';
const t = apiSuite({ now: start });
let admin: Person;
let market: Market;
let serial = 400;
beforeAll(async () => {
  admin = await givenAdmin(t);
});
beforeEach(async () => {
  t.clock.moveTo(start);
  market = await givenMarket(t);
});
const { process, afterHold, ship, one } = orderCalls(() => ({ t, market }));

const shipped = async () => {
  const order = await givenOrder(t, market);
  await process([order]);
  await afterHold();
  expect((await ship(order, { serialNumber: imei((serial += 1)) })).status).toBe(200);
  return order;
};
const complete = (order: string) => one(`update orders set status = 'COMPLETED' where id = $1`, [order]);
const lease = (order: string) =>
  one(
    `with a as (insert into leasing_agreements (company_id, name, period, draw_freq, leasing_start, leasing_end,
       currency, product_sum, accessory_sum, total_salary_draw, total_leasing_value, created_at)
       values ($1, 'Phones', 24, 'MONTHLY', '2027-01-01', '2028-12-31', 'DKK', 0, 0, 0, 0, now()) returning id)
     insert into leasing_agreement_orders (company_id, leasing_agreement_id, order_id) select $1, id, $2 from a`,
    [market.company.id, order],
  );
const draw = (order: string) =>
  one(
    `with f as (insert into salary_files (company_id, batch, period, file_day, type, file_name, currency, layout,
       path, sha256, row_count, total, created_at)
       values ($1, $3, '2027-01', '2027-01-20', 'MANUAL', 'a.csv', 'DKK', '{}', 'a/b', '', 1, 22893, now())
       returning id)
     update salary_draws set status = 'SENT', salary_file_id = f.id from f where order_id = $2 and period = '2027-01'`,
    [market.company.id, order, (serial += 1)],
  );

/** Each way in which an order can stand, made anew. */
const situations: Readonly<Record<string, () => Promise<string>>> = {
  'waits to be processed': () => givenOrder(t, market),
  'is in a file that is held': async () => {
    const order = await givenOrder(t, market);
    await process([order]);
    return order;
  },
  'is in a file that has left': async () => {
    const order = await givenOrder(t, market);
    await process([order]);
    await afterHold();
    return order;
  },
  'is shipped': shipped,
  'is shipped and drawn': async () => {
    const order = await shipped();
    await draw(order);
    return order;
  },
  'is shipped and leased': async () => {
    const order = await shipped();
    await lease(order);
    return order;
  },
  'is completed': async () => {
    const order = await shipped();
    await complete(order);
    return order;
  },
  'is completed and leased': async () => {
    const order = await shipped();
    await lease(order);
    await complete(order);
    return order;
  },
};
/** Processing and shipping ask for more than the state: they have calls of their own. */
const moves = orderStatuses.filter((to) => to !== 'DISPATCHED');
const move = (orderId: string, to: OrderStatus) =>
  t.call('POST', `/admin/orders/${orderId}/status`, { token: admin.token, body: { to, reason: 'why' } });
const rowOf = async (orderId: string) => {
  const list = await t.call('GET', `/admin/orders?companyId=${market.company.id}&pageSize=50`, { token: admin.token });
  const row = dataOf<OrderRow[]>(list).find((each) => each.orderId === orderId)!;
  const detail = dataOf<OrderRow>(await t.call('GET', `/admin/orders/${orderId}`, { token: admin.token }));
  expect(detail.refusedMoves).toEqual(row.refusedMoves);
  return row;
};

test.each(Object.entries(situations))('an order that %s is offered what the server takes', async (_what, given) => {
  for (const to of moves) {
    const orderId = await given();
    const { status, refusedMoves = [] } = await rowOf(orderId);
    if (mayMove(status, to, 'admin') !== 'yes' || (status === 'ORDERED' && to === 'PROCESSING')) continue;
    const isOffered = !refusedMoves.includes(to);
    expect({ to, isTaken: (await move(orderId, to)).status === 200 }).toEqual({ to, isTaken: isOffered });
    market = await givenMarket(t);
    t.clock.moveTo(start);
  }
});

test('processing that comes too late to be undone is refused with the moment at which its file left', async () => {
  const order = await givenOrder(t, market);
  await process([order]);
  await afterHold();
  const [file] = await one<{ sent_at: Date }>(
    'select sent_at from order_files f join orders o on o.order_file_id = f.id where o.id = $1',
    [order],
  );
  const of = file!.sent_at.toISOString();
  const refused = await move(order, 'ORDERED');
  expect([refused.status, refused.body.message, refused.body.details]).toEqual([
    409,
    'order-file-has-left',
    [{ path: 'orderId', key: 'order-file-has-left', of }],
  ]);
  const many = await t.call('POST', '/admin/orders/status', {
    token: admin.token,
    body: { orderIds: [order], to: 'ORDERED', reason: '' },
  });
  expect(dataOf<{ results: unknown[] }>(many).results).toEqual([
    expect.objectContaining({ done: false, key: 'order-file-has-left', of }),
  ]);
});
