import { bulkOrdersMax } from '@portal/contract/order-outcomes';
import type { ProcessResult } from '@portal/contract/order-processing';
import { seenBody, type SeenBody } from '../../../test/binding-call.ts';
import { givenMarket, givenOrder } from '../../../test/given-orders.ts';
import { orderCalls } from '../../../test/order-calls.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' });
const address = '/company/orders/process';

test('1,100 orders in three portions: each once, in a file of its supplier, sent again or not', async () => {
  const market = await givenMarket(t);
  const { company, supplier } = market;
  const { supplier: second } = await givenMarket(t);
  const { one, process } = orderCalls(() => ({ t, market }));
  const copies = async (first: string, count: number) => {
    await t.database.owner.query(
      `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', new_id(), 'order_number',
       nextval('order_numbers')))).* from orders o, generate_series(2, $2::int) where o.id = $1`,
      [first, count],
    );
  };
  await copies(await givenOrder(t, market), 550);
  await copies(await givenOrder(t, { ...market, supplier: second }), 550);
  const ids = (
    await one<{ id: string }>('select id from orders where company_id = $1 order by supplier_id = $2, order_number', [
      company.id,
      second.id,
    ])
  ).map(({ id }) => id);
  expect(ids).toHaveLength(1_100);

  const portions = [0, 1, 2].map((n) => ids.slice(n * bulkOrdersMax, (n + 1) * bulkOrdersMax));
  const bodies: SeenBody[] = [];
  for (const orderIds of portions) bodies.push(await seenBody(t, address, company.token, { orderIds, binding: true }));
  const send = async (n: number) =>
    dataOf<ProcessResult>(
      await t.call('POST', address, {
        token: company.token,
        body: bodies[n],
        headers: { 'idempotency-key': `portion-${n}-of-this-act` },
      }),
    );
  const answers = [await send(0), await send(1), await send(2)];
  // The answer of the second one was lost, and it is sent again.
  expect(await send(1)).toEqual(answers[1]);
  // Some of the hold is over by then: what is left of it is said, and no less than nothing.
  const now = t.clock.now().getTime();
  for (const [passed, secondsLeft] of [
    [13, 47],
    [90, 0],
  ] as const) {
    t.clock.moveTo(new Date(now + passed * 1_000).toISOString());
    expect((await send(0)).files).toEqual(answers[0]!.files.map((file) => ({ ...file, secondsLeft })));
  }
  t.clock.moveTo(new Date(now).toISOString());
  // Without its key nothing of it waits any more.
  const late = dataOf<ProcessResult>(await process(portions[0]!));
  expect(late.files).toEqual([]);
  expect(new Set(late.results.map(({ key }) => key))).toEqual(new Set(['order-already-processed']));

  expect(answers.map(({ files }) => files.length)).toEqual([1, 2, 1]);
  expect(answers.map(({ results }) => results.filter(({ done }) => done).length)).toEqual([500, 500, 100]);
  const files = await one<{ supplier: string; orders: number; strangers: number }>(
    `select f.supplier_id as supplier, count(*)::int as orders,
            count(*) filter (where o.supplier_id <> f.supplier_id or o.order_file_id <> f.id)::int as strangers
     from order_files f join order_file_orders i on i.order_file_id = f.id join orders o on o.id = i.order_id
     where f.company_id = $1 group by f.id order by f.batch`,
    [company.id],
  );
  expect(files.toSorted((left, right) => right.orders - left.orders)).toEqual([
    { supplier: supplier.id, orders: 500, strangers: 0 },
    { supplier: second.id, orders: 450, strangers: 0 },
    { supplier: second.id, orders: 100, strangers: 0 },
    { supplier: supplier.id, orders: 50, strangers: 0 },
  ]);
  expect(
    await one(
      `select count(*)::int as "inFiles", count(distinct order_id)::int as orders
       from order_file_orders where company_id = $1`,
      [company.id],
    ),
  ).toEqual([{ inFiles: 1_100, orders: 1_100 }]);
  expect(
    await one(`select status, count(*)::int as n from orders where company_id = $1 group by status`, [company.id]),
  ).toEqual([{ status: 'PROCESSING', n: 1_100 }]);
});
