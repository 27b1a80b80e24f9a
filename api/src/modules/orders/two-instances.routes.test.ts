import type { ErrorBody } from '@portal/contract/errors';
import type { ProcessResult } from '@portal/contract/order-processing';
import type { FastifyInstance } from 'fastify';
import { seenBody } from '../../../test/binding-call.ts';
import { givenMarket, givenOrder, type Market } from '../../../test/given-orders.ts';
import { givenPerson, type Person } from '../../../test/given.ts';
import { apiSuite, bodyOf, dataOf } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';
import { createPool } from '../../db/client.ts';
import { doWork } from '../../jobs/work.ts';
import type { Services } from '../../services.ts';

const orderCount = 500;

const t = apiSuite({ now: '2026-11-20T09:00:00Z' });
let twin: FastifyInstance;
let twinServices: Services;
let market: Market;
let colleague: Person;
beforeAll(async () => {
  // Another instance behind the balancer: the same database, files and clock, connections of its own.
  twinServices = { ...t.services, pool: createPool({ url: t.database.url, max: 4 }) };
  t.onClose(() => twinServices.pool.end());
  twin = await buildApp(twinServices);
  t.onClose(() => twin.close());
  market = await givenMarket(t);
  colleague = await givenPerson(t, { role: 'company', company_id: market.company.id });
});

const rows = async (text: string) => (await t.database.owner.query(text, [market.company.id])).rows;

/** One order as ordering leaves it and its copies: five hundred insertions one by one would be most of the test. */
async function givenOrders(): Promise<string[]> {
  const first = await givenOrder(t, market);
  const orders = await columnsOf('orders', ['id', 'order_number']);
  await t.database.owner.query(
    `insert into orders (${orders}) select ${orders} from orders, generate_series(2, ${orderCount}) where id = $1`,
    [first],
  );
  const lines = await columnsOf('order_lines', ['id', 'order_id']);
  await t.database.owner.query(
    `insert into order_lines (order_id, ${lines}) select o.id, l.* from orders o,
      (select ${lines} from order_lines where order_id = $1) l where o.id <> $1`,
    [first],
  );
  return (await t.database.owner.query<{ id: string }>('select id from orders order by id')).rows.map(({ id }) => id);
}

async function columnsOf(table: string, without: string[]): Promise<string> {
  const { rows: names } = await t.database.owner.query<{ attname: string }>(
    `select attname from pg_attribute where attrelid = $1::regclass
      and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = '' and attname <> all($2)`,
    [table, without],
  );
  return names.map(({ attname }) => attname).join(', ');
}

test('two admins process the same 500 orders on two instances: each goes once, both answers are true', async () => {
  const orderIds = await givenOrders();
  expect(orderIds).toHaveLength(orderCount);
  const body = await seenBody(t, '/company/orders/process', market.company.token, { orderIds, binding: true });
  const [one, other] = await Promise.all([
    t.call('POST', '/company/orders/process', { token: market.company.token, body }),
    twin.inject({
      method: 'POST',
      url: '/api/company/orders/process',
      headers: { authorization: `Bearer ${colleague.token}` },
      payload: { ...body, orderIds: orderIds.toReversed() },
    }),
  ]);
  expect([one.status, other.statusCode].toSorted()).toEqual([200, 409]);
  const [won, lost] =
    one.status === 200
      ? [dataOf<ProcessResult>(one), other.json<ErrorBody>()]
      : [other.json<{ data: ProcessResult }>().data, bodyOf<ErrorBody>(one)];
  expect([won.results.length, won.results.every(({ done }) => done), won.files.map((file) => file.orderCount)]).toEqual(
    [orderCount, true, [orderCount]],
  );
  expect(lost.details?.filter(({ path, current }) => path === 'order' && current === null)).toHaveLength(orderCount);

  expect(
    await rows(
      `select count(*)::int as orders, count(*) filter (where status = 'PROCESSING' and attempt = 1)::int as once
        from orders where company_id = $1`,
    ),
  ).toEqual([{ orders: orderCount, once: orderCount }]);
  expect(
    await rows("select count(*)::int as n from order_events where company_id = $1 and to_status = 'PROCESSING'"),
  ).toEqual([{ n: orderCount }]);

  t.clock.moveTo('2026-11-20T09:02:00Z');
  await Promise.all([
    t.runScheduledJobs(),
    doWork(twinServices, { kind: 'scheduled-jobs' }),
    doWork(twinServices, { kind: 'deliver-mail' }),
  ]);
  await t.work();
  expect(
    await rows(
      `select count(*)::int as files, sum(order_count)::int as orders, bool_and(is_sent) as sent from order_files
        where company_id = $1`,
    ),
  ).toEqual([{ files: 1, orders: orderCount, sent: true }]);
  expect(
    await rows(
      `select kind, count(*)::int as n from outbox where company_id = $1 and kind like 'order-%' group by kind
        order by kind`,
    ),
  ).toEqual([
    { kind: 'order-file', n: 1 },
    { kind: 'order-processed', n: orderCount },
  ]);
});
